#!/usr/bin/env bash
# release_test.sh VERSION SOURCE: the changelog, AppStream's description and the manual pages name this version as the newest
# release. The changelog and AppStream list the same releases with the same dates, and the changelog has no entry twice.
set -euo pipefail
version=$1 source=$2
fail() {
    echo "$1" >&2
    exit 1
}
changelog=$(sed -nE 's/^## \[([0-9.]+)\] - ([0-9-]+)$/\1 \2/p' "$source/CHANGELOG.md")
metainfo=$(sed -nE 's/.*<release version="([0-9.]+)" date="([0-9-]+)".*/\1 \2/p' "$source"/packaging/*.metainfo.xml)
[[ ${changelog%% *} == "$version" ]] || fail "CHANGELOG.md: the newest release is ${changelog%% *}, the project's version is $version"
[[ $changelog == "$metainfo" ]] || fail "CHANGELOG.md and the metainfo list other releases: $(diff <(echo "$changelog") <(echo "$metainfo"))"
for page in "$source"/packaging/man/*.1; do
    grep -q "^\.TH .*\"Umpire $version\"" "$page" || fail "$page does not name Umpire $version"
done
twice=$(grep '^- ' "$source/CHANGELOG.md" | sort | uniq -d)
[[ -z $twice ]] || fail "CHANGELOG.md has an entry twice: $twice"
