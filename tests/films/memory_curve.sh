#!/bin/sh
# memory_curve.sh BUILD FOLDER [WIDTH [RATE [MINUTES]]]: how much memory `umpire referee` has, after
# 10 seconds and then every 10 minutes of a looped film (make_looped_film.cpp), which it watches as fast
# as it can. A line each: minutes of the film, megabytes resident, frames' rate against the film's own.
set -eu
build=$1 folder=$2
shift 2
mkdir -p "$folder"
"$build/tests/films/make_looped_film" "$folder" "$@"
cd "$folder"
rm -f film.mkv game.umpire game.umpire-wal game.umpire-shm
mkfifo film.mkv
ffmpeg -nostdin -loglevel error -y -stream_loop "$(($(cat times.txt) - 1))" -i film.avi \
    -c copy -f matroska film.mkv &
"$build/app/umpire" referee film.mkv --game murus-gallicus --table table.yaml \
    --journal game.umpire <said.txt >out.txt 2>err.txt &
umpire=$!
began=$(date +%s)
next=10
while sleep 1 && kill -0 $umpire 2>/dev/null; do
    now=$(tail -n 1 out.txt | awk '{print int($1)}')
    if [ "${now:-0}" -ge $next ]; then
        awk -v now="$now" -v began="$began" -v clock="$(date +%s)" '/^VmRSS/ {
            printf "%6.1f min %7.1f MB  %4.1f times the speed\n", now / 60, $2 / 1024,
                now / (clock > began ? clock - began : 1) }' "/proc/$umpire/status"
        next=$(((now / 600 + 1) * 600))
    fi
done
wait $umpire
tail -n 1 out.txt
"$build/app/umpire" log verify game.umpire
