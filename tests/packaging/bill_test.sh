#!/usr/bin/env bash
# bill_test.sh BILL PROGRAM…: the bill of materials has these programs' hashes, what they load and what they are built with.
set -euo pipefail
bill="$1"
fail() {
    echo "$bill: $1" >&2
    exit 1
}
for program in "${@:2}"; do
    hash="$(sha256sum "$program" | cut -d' ' -f1)"
    grep -q "\"checksumValue\" : \"$hash\"" "$bill" || fail "does not have the SHA-256 of $program"
done
for package in libopencv-core406 libqt6core6 libzxing2 nlohmann-json3-dev libcli11-dev; do
    grep -q "\"name\" : \"$package\"" "$bill" || fail "does not name $package"
done
! grep -q '"versionInfo" : ""' "$bill" || fail "names a package without its version"
