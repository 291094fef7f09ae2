#!/usr/bin/env bash
# bill_test.sh BILL NOTICE PROGRAM…: the bill of materials has these programs' hashes, what they load and what they are
# built with. NOTICE names each package whose libraries they load, with its licence.
set -euo pipefail
bill="$1" notice="$2"
fail() {
    echo "$bill: $1" >&2
    exit 1
}
for program in "${@:3}"; do
    hash="$(sha256sum "$program" | cut -d' ' -f1)"
    grep -q "\"checksumValue\" : \"$hash\"" "$bill" || fail "does not have the SHA-256 of $program"
done
for package in libopencv-core406 libqt6core6 libzxing2 nlohmann-json3-dev libcli11-dev; do
    grep -q "\"name\" : \"$package\"" "$bill" || fail "does not name $package"
done
! grep -q '"versionInfo" : ""' "$bill" || fail "names a package without its version"
grep -q '"licenseDeclared" : "Apache-2.0"' "$bill" || fail "does not declare Umpire's licence"
loaded="$(grep -oE '"SPDXRef-loaded-[^"]+"' "$bill" | tr -d '"' | sort -u | sed 's/^SPDXRef-loaded-//')"
credited="$(sed 's/[^a-zA-Z0-9. -]/-/g' "$notice")" # as the bill's identifiers are spelled
for package in $loaded; do
    grep -qwF -- "$package" <<<"$credited" ||
        fail "has $package, which the programs load; NOTICE does not name it with its licence"
done
