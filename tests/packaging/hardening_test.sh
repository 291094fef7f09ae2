#!/usr/bin/env bash
# hardening_test.sh PROGRAM…: each has Debian's hardening (https://wiki.debian.org/Hardening), and Intel's CET.
set -euo pipefail
for program in "$@"; do
    check() { # check WHAT PATTERN COMMAND…
        "${@:3}" 2>/dev/null | grep -E "$2" >/dev/null || { echo "$program has no $1" >&2; exit 1; }
    }
    check "position-independent code" "Type: +DYN" readelf -h "$program"
    check "read-only relocations" "GNU_RELRO" readelf -lW "$program"
    check "relocations bound at the start" "BIND_NOW|FLAGS_1.*NOW" readelf -d "$program"
    check "stack protector" "__stack_chk_fail" readelf -W --dyn-syms "$program"
    check "fortified functions" "__[a-z]+_chk" readelf -W --dyn-syms "$program"
    check "branch protection" "endbr64" objdump -d --no-show-raw-insn "$program"
done
