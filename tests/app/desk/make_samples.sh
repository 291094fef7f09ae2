#!/usr/bin/env bash
# Makes sample_games anew: tests/app/desk/make_samples.sh BUILD (after building make_samples there).
# The films are VP9 in WebM, which anybody may use without a fee (webmproject.org).
set -euo pipefail
build=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$build/tests/app/desk/make_samples" "$scratch"
for folder in "$scratch"/*/; do
    own=sample_games/$(basename "$folder")
    mkdir -p "$own"
    ffmpeg -loglevel error -y -i "$folder/film.avi" -c:v libvpx-vp9 -crf 33 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 \
        -g 150 -pix_fmt yuv420p -fflags +bitexact -flags:v +bitexact "$own/film.webm"
    ffmpeg -loglevel error -y -i "$folder/film.avi" -vf scale=480:-2 -frames:v 1 -q:v 4 "$own/picture.jpg"
    cp "$folder"/{table.yaml,game.json,said.txt} "$own/"
    if [[ -f $folder/empty.png ]]; then
        ffmpeg -loglevel error -y -i "$folder/empty.png" -q:v 3 "$own/empty.jpg"
    fi
done
du -sh sample_games/*
