#!/usr/bin/env bash
# Installs a released thumbindex with the libraries it needs: the first half of the action of this repository.
#
# VERSION     the version, such as 0.1.0; if empty, that of the sources beside this script
# RELEASES    the address that the releases stand under, https://HOST/OWNER/NAME/releases/download; file: too, for trying
#
# Runs on the systems that releases are made for. The package is installed only if its SHA-256 is the one in the
# release's list.
set -euo pipefail

fail() {
  if [[ ${GITHUB_ACTIONS:-} = true ]]; then echo "::error::$*"; else echo "error: $*" >&2; fi
  exit 1
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
version=${VERSION:-$(sed -n 's/^ *package static let version = "\(.*\)"$/\1/p' "$here/Sources/Command/Thumbindex.swift")}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]] || fail "'$version' is no version; write one such as 0.1.0."
[[ $RELEASES =~ ^(https|file)://[^[:space:]]+$ ]] || fail "'$RELEASES' is no address of releases."

[[ -r /etc/os-release ]] || fail "Releases are made for Debian 12 and Ubuntu 24.04; this is another system."
# shellcheck source=/dev/null
system=$(. /etc/os-release && echo "$ID$VERSION_ID")
case $system in
  debian12) suffix= ;;
  ubuntu24.04) suffix=-$system ;;
  *) fail "Releases are made for Debian 12 and Ubuntu 24.04; this is $system. In a workflow, write 'runs-on: ubuntu-24.04'." ;;
esac
package=thumbindex_${version}_$(dpkg --print-architecture)$suffix.deb

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# So that the package manager, which reads as another user, can.
chmod 755 "$folder"
for file in SHA256SUMS "$package"; do
  curl --proto '=https,file' --proto-redir '=https' --fail --silent --show-error --location --retry 3 \
    --output "$folder/$file" "$RELEASES/v$version/$file" ||
    fail "There is no $file in the release v$version at $RELEASES."
done

cd "$folder"
awk -v name="$package" '$2 == name || $2 == "*" name' SHA256SUMS >expected
[[ $(wc -l <expected) = 1 ]] || fail "The list of checksums of the release v$version does not name $package once."
sha256sum --check --strict --quiet expected || fail "$package is not the file that the release v$version lists."

as_root() { if [[ $(id -u) = 0 ]]; then "$@"; else sudo "$@"; fi; }
as_root apt-get update --quiet --quiet
as_root env DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends \
  ca-certificates "./$package"
thumbindex --version
