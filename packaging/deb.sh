#!/usr/bin/env bash
# Makes target/dist/holdfast_VERSION_ARCHITECTURE.deb by cargo-deb (`cargo install cargo-deb`). Takes a program that is already built,
# if one is named.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-target/dist/holdfast}
[ $# -gt 0 ] || cargo build --profile dist --locked -p holdfast --bin holdfast
rm -rf target/dist/layout
packaging/layout.sh "$program" target/dist/layout/usr target/dist/layout/etc
find target/dist/layout/usr/share/man -name '*.1' -exec gzip -9n {} +
gzip -9n target/dist/layout/usr/share/doc/holdfast/CHANGELOG.md
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} \
    cargo deb --package holdfast --no-build --no-strip --output target/dist/
