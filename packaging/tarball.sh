#!/usr/bin/env bash
# Makes target/dist/holdfast-VERSION-TARGET.tar.gz, to be unpacked below /usr. Takes a program that is already built, if one is named.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-target/dist/holdfast}
[ $# -gt 0 ] || cargo build --profile dist --locked -p holdfast --bin holdfast
version=$("$program" --version | cut -d' ' -f2)
target=$(rustc -vV | sed -n 's/^host: //p')
name=holdfast-$version-$target

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
packaging/layout.sh "$program" "$stage/$name" "$stage/$name/etc"

mkdir -p target/dist
# The same program gives the same file.
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}" \
    -C "$stage" -c "$name" | gzip -n >"target/dist/$name.tar.gz"
echo "target/dist/$name.tar.gz"
