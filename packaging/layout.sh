#!/usr/bin/env bash
# layout.sh PROGRAM PREFIX ETC: lays out what belongs below /usr in PREFIX and what belongs in /etc in ETC: the program, completions,
# manual pages, the systemd unit, a configuration file and the documents for whoever runs a server.
set -euo pipefail
program=$1 prefix=$2 etc=$3
here=$(cd "$(dirname "$0")/.." && pwd)

install -D -m 755 "$program" "$prefix/bin/holdfast"
"$program" man "$prefix/share/man/man1"
for shell in bash:bash-completion/completions/holdfast zsh:zsh/site-functions/_holdfast fish:fish/vendor_completions.d/holdfast.fish; do
    file=$prefix/share/${shell#*:}
    mkdir -p "${file%/*}"
    "$program" completions "${shell%%:*}" >"$file"
done
install -D -m 644 "$here/packaging/holdfast.service" "$prefix/lib/systemd/system/holdfast.service"
install -D -m 644 "$here/packaging/holdfast.toml" "$etc/holdfast/holdfast.toml"
install -D -m 644 -t "$prefix/share/doc/holdfast" \
    "$here"/{README.md,CHANGELOG.md,LICENSE-APACHE,LICENSE-MIT,docs/hosting.md,docs/cli.md}
chmod -R u=rwX,go=rX "$prefix" "$etc"
