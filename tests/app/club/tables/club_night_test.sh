#!/usr/bin/env bash
# club_night_test.sh UMPIRE SOURCE: ./club.sh starts a whole club, its tables tell what they see, and it ends cleanly.
set -euo pipefail
umpire=$1 source=$2
folder=$(mktemp -d)
# Holds a port for the broker: nobody else gets it, and who allows the reuse of addresses may listen there.
exec {held}< <(exec python3 -uc 'import signal, socket; s = socket.socket(); s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1]); signal.pause()')
holder=$!
read -r port <&"$held"
fail() { echo "club.sh: $*"; cat "$folder/said"; exit 1; }

chmod 755 "$folder"
UMPIRE=$umpire UMPIRE_CLUB_PORT=$port UMPIRE_CLUB_LISTEN=127.0.0.1:0 UMPIRE_CLUB_TABLES=2 \
    "$source/club.sh" "$folder/club" >"$folder/said" 2>&1 &
club=$!
trap 'kill "$club" "$holder" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT

isServed() { grep -q "the arbiter's page is http://127.0.0.1:" "$folder/said"; }
for ((i = 0; i < 900; ++i)); do
    told=$("$umpire" club status "$folder/club/broker" 2>/dev/null || true)
    [[ $told == *"table 1: murus-gallicus"*"table 2: war-galley"* ]] && isServed && break
    sleep 0.2
done
[[ $told == *"table 1: murus-gallicus"*"table 2: war-galley"* ]] || fail "the tables did not tell: $told"
isServed || fail "no arbiter's page"

kill "$club"
wait "$club" || true
grep -q 'The club is closed' "$folder/said" || fail "was not closed"
left=$(pgrep -f "$folder" || true)
[[ -z $left ]] || fail "processes go on: $(pgrep -fa "$folder")"
