#!/usr/bin/env bash
# A club night on this machine: the broker, the database, the server with the arbiter's page, and eight tables that play the
# sample films again and again. Ctrl-C ends all of it cleanly. `club.sh FOLDER` keeps the club in that folder; out/club without it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
club=$(realpath -m "${1:-out/club}") port=${UMPIRE_CLUB_PORT:-8883} listen=${UMPIRE_CLUB_LISTEN:-127.0.0.1:8430}
tables=${UMPIRE_CLUB_TABLES:-8}

cmake/install_packages.sh build club
if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
if [[ -z ${UMPIRE:-} ]]; then
    [[ -f build/release/CMakeCache.txt ]] || cmake --preset release -DBUILD_TESTING=OFF >/dev/null
    cmake --build --preset release --target umpire >&2
    UMPIRE=$PWD/build/release/app/umpire
fi

# PostgreSQL does not run as root: then Debian's user of that name owns it.
programs=/usr/lib/postgresql/15/bin data=$club/database socket=$club/socket
owner() { if [[ $EUID -eq 0 ]]; then runuser -u postgres -- "$@"; else "$@"; fi; }
children=()
finish() {
    trap - EXIT INT TERM
    for child in "${children[@]}"; do kill "$child" 2>/dev/null || true; done
    wait 2>/dev/null || true
    owner "$programs/pg_ctl" -D "$data" -m fast stop >/dev/null 2>&1 || true
    echo "The club is closed. Its records are in $club." >&2
}
trap finish EXIT
trap 'exit 0' INT TERM

mkdir -p "$data" "$socket" "$club/records"
if [[ ! -f $data/PG_VERSION ]]; then
    [[ $EUID -ne 0 ]] || chown postgres "$data" "$socket"
    chmod 700 "$data"
    owner "$programs/initdb" -D "$data" -A trust -U club -E UTF8 --locale=C >/dev/null
fi
owner "$programs/pg_ctl" -w -D "$data" -l "$socket/log" -o "-c listen_addresses= -c unix_socket_directories=$socket" start >/dev/null
createdb -U club -h "$socket" club 2>/dev/null || true
address="postgresql://club@/club?host=$socket"
if [[ ! -d $club/broker ]]; then
    "$UMPIRE" club init "$club/broker" --tables "$tables" --host 127.0.0.1 --port "$port" --database "$address" >/dev/null
fi
mosquitto -c "$club/broker/mosquitto.conf" & children+=($!)
"$UMPIRE" club serve "$club/broker" --listen "$listen" & children+=($!)

setting() { sed -n "s/.*\"$2\": *\"\([^\"]*\)\".*/\1/p" "sample_games/$1/game.json"; }
play() { # TABLE GAME: the film again and again, each time with a record of its own
    local table=$1 game=$2 folder=sample_games/$2 options=() variant position
    variant=$(setting "$game" variant) position=$(setting "$game" position)
    [[ -z $variant ]] || options+=(--variant "$variant")
    [[ -z $position ]] || options+=(--position "$position")
    [[ ! -f $folder/empty.jpg ]] || options+=(--before "$folder/empty.jpg")
    local child=
    trap '[[ -z $child ]] || kill "$child" 2>/dev/null; wait; exit' TERM
    while :; do
        "$UMPIRE" referee "$folder/film.webm" --game "$game" --table "$folder/table.yaml" "${options[@]}" \
            --journal "$club/records/$table-$(date +%s%N).umpire" \
            --club "mqtts://127.0.0.1:$port" --table-name "$table" --club-key "$club/broker/tables/$table.key" \
            <"$folder/said.txt" >/dev/null 2>>"$club/records/$table.log" & child=$!
        wait "$child" || true
        sleep 5 & child=$!
        wait "$child" || true
    done
}
games=(murus-gallicus war-galley triremes buda-1686 naval-battle)
for ((table = 1; table <= tables; ++table)); do
    play "$table" "${games[(table - 1) % ${#games[@]}]}" & children+=($!)
done
wait
