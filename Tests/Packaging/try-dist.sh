#!/usr/bin/env bash
# Tries what 'make dist' packed, in bare Debian 12 systems: the package as apt installs it, the tarball with the packages
# that its README names, and the package as the action installs it.
#
#   Tests/Packaging/try-dist.sh [FOLDER]
#
# Needs root and debootstrap. MIRROR is where to get Debian from. A system once made is kept in the file CACHE for the
# next time, and only copies of it are changed.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(realpath "${1:-dist}")
mirror=${MIRROR:-http://deb.debian.org/debian}
cache=${CACHE:-/var/tmp/thumbindex-bare-debian-12.tar}

if [[ $(id -u) != 0 ]] || ! command -v debootstrap >/dev/null; then
  echo "This needs root and debootstrap: sudo apt-get install debootstrap; sudo $0" >&2
  exit 1
fi

work=$(mktemp -d)
root=$work/root
chmod 755 "$work"
leave() { if mountpoint --quiet "$root/proc"; then umount "$root/proc"; fi; }
trap 'leave; rm -rf --one-file-system "$work"' EXIT

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# A new system in $root.
enter() {
  leave
  rm -rf --one-file-system "$root"
  if [[ ! -e $cache ]]; then
    echo "== a bare Debian 12, from $mirror"
    debootstrap --variant=minbase bookworm "$root" "$mirror" >"$work/debootstrap.log" ||
      { tail -5 "$work/debootstrap.log" >&2; fail "debootstrap makes no system"; }
    leave
    tar --create --file="$cache.new" --one-file-system --numeric-owner --directory="$root" .
    mv "$cache.new" "$cache"
    rm -rf --one-file-system "$root"
  fi
  mkdir "$root"
  tar --extract --file="$cache" --numeric-owner --same-permissions --directory="$root"
  cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
  mount -t proc proc "$root/proc"
  inside apt-get update --quiet --quiet
}

inside() {
  chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}

install_packages() {
  inside apt-get install --quiet --quiet --yes --no-install-recommends "$@" >"$work/apt.log" 2>&1 ||
    { tail -20 "$work/apt.log" >&2; fail "apt does not install $*"; }
}

# Builds the tiny site beside this script with PROGRAM, as it is called inside, and looks at its pages.
# What was written is kept as NAME.
look() {
  local program=$1 name=$2 page=$root/site/_site/shorts/index.html order
  cp -r Tests/Packaging/site "$root/site"
  inside "$program" --version | grep -Fx "thumbindex $version" || fail "$program tells another version"
  inside "$program" -C /site check --strict || fail "the tiny site has faults"
  inside "$program" -C /site build --offline --strict || fail "the tiny site does not build"
  grep -q '<title>Short films' "$page" || fail "the catalog page has no title"
  # In the order of ICU, which a program without ICU's data would not know.
  order=$(grep -o 'Ångström\|Zebra\|Żubr' "$page" | awk '!seen[$0]++' | tr '\n' ' ')
  [[ $order = 'Ångström Zebra Żubr ' ]] || fail "the items stand in the order: $order"
  grep -q 'A site as small as can be' "$root/site/_site/index.html" || fail "the home page lacks the site's description"
  [[ -s $root/site/_site/sitemap.xml ]] || fail "there is no site map"
  cp -r "$root/site/_site" "$work/$name"
}

# The one file of the folder that a pattern means.
one() {
  local found
  found=$(find "$folder" -maxdepth 1 -name "$1")
  [[ -f $found ]] || fail "there must be one $1 in $folder"
  echo "$found"
}
package=$(one "thumbindex_*_$(dpkg --print-architecture).deb")
tarball=$(one "thumbindex-*-linux-$(uname -m).tar.gz")
version=$(dpkg-deb --field "$package" Version)
(cd "$folder" && sha256sum --check --strict SHA256SUMS)

echo "== the package"
enter
cp "$package" "$root/thumbindex.deb"
install_packages /thumbindex.deb
inside ldd /usr/bin/thumbindex >"$work/libraries"
if grep -i 'not found\|swift\|Foundation' "$work/libraries"; then fail "the package lacks libraries"; fi
for file in man/man1/thumbindex.1.gz bash-completion/completions/thumbindex zsh/vendor-completions/_thumbindex \
  fish/vendor_completions.d/thumbindex.fish doc/thumbindex/copyright doc/thumbindex/CHANGELOG.md; do
  # Such a small system may leave documentation out.
  inside dpkg-query --listfiles thumbindex | grep -Fx "/usr/share/$file" >/dev/null || fail "there is no /usr/share/$file"
done
inside bash -n /usr/share/bash-completion/completions/thumbindex
strangers=$(dpkg-deb --contents "$package" | awk '$2 != "root/root"')
[[ -z $strangers ]] || fail "files of the package are not root's: $strangers"
look thumbindex by-package
inside apt-get remove --quiet --quiet --yes thumbindex >"$work/apt.log" 2>&1
[[ ! -e $root/usr/bin/thumbindex ]] || fail "removing the package leaves the program"

echo "== the tarball"
enter
tar --extract --file="$tarball" --directory="$root/opt"
unpacked=/opt/$(basename "$tarball" .tar.gz)
for file in README.md LICENSE thumbindex.1 completions/thumbindex.bash completions/_thumbindex completions/thumbindex.fish \
  licenses/README.md licenses/swift.txt licenses/icu.txt; do
  [[ -s $root$unpacked/$file ]] || fail "there is no $file in the tarball"
done
# The line of the README that a reader would copy.
read -r -a libraries < <(sed -n 's/^ *sudo apt-get install \(libcmark.*\)$/\1/p' "$root$unpacked/README.md") || true
[[ ${#libraries[@]} -gt 0 ]] || fail "the README names no packages"
install_packages "${libraries[@]}"
look "$unpacked/thumbindex" by-tarball
diff --recursive --brief "$work/by-package" "$work/by-tarball" || fail "package and tarball make different sites"

echo "== the action"
enter
release=$root/releases/v$version
mkdir -p "$release" "$root/action/Sources/Command"
cp "$package" "$folder/SHA256SUMS" "$release"
cp -r Packaging "$root/action/"
cp Sources/Command/Thumbindex.swift "$root/action/Sources/Command/"
install_packages curl
install_release() { inside RELEASES=file:///releases "$@" /action/Packaging/install-release.sh; }
refuses() {
  local reason=$1
  shift
  if install_release "$@" >"$work/refusal" 2>&1; then fail "it is installed, although: $reason"; fi
  grep -F "$reason" "$work/refusal" >/dev/null || { cat "$work/refusal" >&2; fail "not refused for: $reason"; }
  [[ ! -e $root/usr/bin/thumbindex ]] || fail "something is installed, although: $reason"
}
refuses "is no version" 'VERSION=0.1.0; touch /owned'
refuses "There is no SHA256SUMS" VERSION=99.0.0
sed -i "s/^[0-9a-f]\{8\}/00000000/" "$release/SHA256SUMS"
refuses "is not the file that the release v$version lists"
: >"$release/SHA256SUMS"
refuses "does not name"
cp "$folder/SHA256SUMS" "$release"
install_release >"$work/action.log" 2>&1 || { tail -20 "$work/action.log" >&2; fail "the action does not install"; }

cp -r Tests/Packaging/site "$root/site"
run_command() { inside GITHUB_OUTPUT=/outputs FOLDER=/site "$@" /action/Packaging/run-command.sh; }
# shellcheck disable=SC2016 # It is not to be expanded, neither here nor there.
run_command COMMAND=build ARGUMENTS=$'--offline\n  --output=$(touch${IFS}owned)'
# shellcheck disable=SC2016
[[ -s $root/site/'$(touch${IFS}owned)'/index.html ]] || fail "the action gives other words to the command"
[[ -z $(find "$root" -xdev -name owned) ]] || fail "the action runs what an input says"
[[ $(cat "$root/outputs") = status=0 ]] || fail "the action tells another status"
rm -r "$root/site/Site/Responses"
run_command COMMAND=build ARGUMENTS=--offline 2>&1 | grep '^::warning::' || fail "a site without recordings is no warning"
if run_command COMMAND=biuld ARGUMENTS= >/dev/null 2>&1; then fail "wrong usage passes"; fi

echo "All is well."
