#!/usr/bin/env bash
# install_packages.sh STAGE…: installs what packages.txt lists for these stages and is not there yet.
# Silent where nothing is missing; needs root or sudo only where something is.
set -euo pipefail

list="$(dirname "${BASH_SOURCE[0]}")/packages.txt"
missing=()
for stage in "$@"; do
    while read -r package; do
        state="$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)"
        [[ "$state" == installed ]] || missing+=("$package")
    done < <(awk -v stage="$stage" '$1 == stage { print $2 }' "$list")
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

as_root=()
if [[ $EUID -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
        echo "umpire: these packages are missing, and installing them needs root: ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "Installing ${missing[*]}" >&2
as_root+=(env DEBIAN_FRONTEND=noninteractive)
"${as_root[@]}" apt-get update -qq </dev/null >&2
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >&2
