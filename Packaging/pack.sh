#!/usr/bin/env bash
# Packs a built program into what a release is made of: a tarball, a Debian package, and their checksums.
#
#   Packaging/pack.sh PROGRAM FOLDER
#
# The same program and the same SOURCE_DATE_EPOCH (the last commit's time, if it is not set) give the same bytes.
# Needs make, dpkg-dev and binutils, and the Swift toolchain, for the license of what it links into the program.
set -euo pipefail
# Otherwise a fault inside of $(…) ends nothing.
shopt -s inherit_errexit
umask 022
export LC_ALL=C

if [[ $# != 2 ]]; then
  echo "usage: Packaging/pack.sh PROGRAM FOLDER" >&2
  exit 64
fi
program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
cd "$(dirname "$0")/.."

version=$("$program" --version)
version=${version#thumbindex }
machine=$(uname -m)
architecture=$(dpkg --print-architecture)
# The program needs the ICU of the system that it was built on. Debian 12 is the one that is not named.
# shellcheck source=/dev/null
system=$(. /etc/os-release && echo "$ID$VERSION_ID")
suffix=
[[ $system = debian12 ]] || suffix=-$system
if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) || {
    echo "error: There is no commit to take the time from. Set SOURCE_DATE_EPOCH, in seconds since 1970." >&2
    exit 1
  }
fi
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Without the symbols; they are most of it.
strip -o "$work/thumbindex" "$program"

# The licenses of what is linked in: the Swift runtime, and the ICU that its Foundation carries.
licenses=$work/licenses
mkdir "$licenses"
runtime=$(swift -print-target-info | sed -n 's/^ *"runtimeResourcePath": "\(.*\)".*/\1/p')
install -m 644 "$runtime/../../share/swift/LICENSE.txt" "$licenses/swift.txt"
install -m 644 /usr/share/doc/libicu-dev/copyright "$licenses/icu.txt"
install -m 644 Packaging/licenses.md "$licenses/README.md"

settle() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

pack_tarball() {
  local name=thumbindex-$version-linux-$machine$suffix
  local root=$work/$name
  mkdir -p "$root/completions"
  install -m 755 "$work/thumbindex" "$root/thumbindex"
  install -m 644 README.md CHANGELOG.md LICENSE docs/thumbindex.1 "$root"
  "$program" completions bash >"$root/completions/thumbindex.bash"
  "$program" completions zsh >"$root/completions/_thumbindex"
  "$program" completions fish >"$root/completions/thumbindex.fish"
  cp -r "$licenses" "$root/licenses"
  settle "$root"
  tar --create --directory="$work" --format=gnu --sort=name --owner=root:0 --group=root:0 --mode=u+rw,go+r,go-w \
    --mtime="@$SOURCE_DATE_EPOCH" "$name" | gzip -9 --no-name >"$folder/$name.tar.gz"
  echo "$name.tar.gz"
}

pack_debian() {
  local name=thumbindex_${version}_$architecture$suffix.deb
  local root=$work/debian-root
  make --silent install PROGRAM="$work/thumbindex" DESTDIR="$root" PREFIX=/usr \
    ZSH_FOLDER=/usr/share/zsh/vendor-completions >&2
  gzip -9 --no-name "$root/usr/share/man/man1/thumbindex.1"

  local documents=$root/usr/share/doc/thumbindex
  mkdir -p "$documents"
  install -m 644 README.md CHANGELOG.md "$documents"
  { cat Packaging/licenses.md; for text in LICENSE "$licenses"/*.txt; do
      printf '\n\n==== %s ====\n\n' "$(basename "$text")"
      cat "$text"
    done
  } >"$documents/copyright"

  mkdir -p "$root/DEBIAN"
  local kib needed
  needed=$(libraries "$root/usr/bin/thumbindex")
  kib=$(find "$root" -path "$root/DEBIAN" -prune -o -type f -printf '%s\n' -o -type d -printf '1\n' |
    awk '{ kib += int(($1 + 1023) / 1024) } END { print kib }')
  sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@SIZE@/$kib/" \
    -e "s/@LIBRARIES@/$needed/" Packaging/control >"$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  settle "$root"
  dpkg-deb --root-owner-group --uniform-compression -Zxz --build "$root" "$folder/$name" >/dev/null
  echo "$name"
}

# The packages that a program's libraries are in, as a Debian package declares them.
libraries() {
  mkdir -p "$work/shlibs/debian"
  printf 'Source: thumbindex\n\nPackage: thumbindex\nArchitecture: any\n' >"$work/shlibs/debian/control"
  (cd "$work/shlibs" && dpkg-shlibdeps -O "$1") | sed -n 's/^shlibs:Depends=//p'
}

# One assignment a call: of several the last alone would tell of its fault.
tarball=$(pack_tarball)
package=$(pack_debian)
cd "$folder"
sha256sum "$tarball" "$package" | tee SHA256SUMS
