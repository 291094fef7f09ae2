#!/usr/bin/env bash
# docs/make_pictures.sh [BUILD]: takes the README's pictures of the window and of the telephone's page from the running
# program, without a display. BUILD (build/release) has umpire, umpire-desk and telephone_server_test.
# It draws the plot of docs/odds.md and the guide's sheet of tags too.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${1:-build/release}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$work
desk=("$build/app/desk/umpire-desk" --language en)

toss=(sample_images/showcase/showcase.jpg --attacker g1 --target g2)
"${desk[@]}" "${toss[@]}" --photograph docs/desk-toss.jpg
"$build/app/umpire" score "${toss[@]}" --overlay "$work/ruling.png" >/dev/null
ffmpeg -loglevel error -y -i "$work/ruling.png" -vf scale=1280:-2 -q:v 4 docs/toss-ruling.jpg

game=sample_games/murus-gallicus
"${desk[@]}" --watch $game/film.webm --game murus-gallicus --table $game/table.yaml --photograph docs/desk-game.jpg

UMPIRE_PICTURES=$work "$build/tests/app/web/telephone/telephone_server_test" --gtest_filter='*.ShowsTheRulingOfUmpireScore' >/dev/null
ffmpeg -loglevel error -y -i "$work/ruled.png" -q:v 3 docs/telephone-ruling.jpg

"$build/app/umpire" print murus-gallicus --out "$work/kit.pdf" 2>/dev/null
pdftoppm -f 3 -l 3 -r 55 -gray -png -singlefile "$work/kit.pdf" docs/tag-sheet

"$build/app/umpire" odds --range 42 --drops 4000 --plot docs/odds.svg
ls -l docs
