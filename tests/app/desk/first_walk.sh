#!/usr/bin/env bash
# The first walks of a new user, from a first start with empty settings, by mouse alone and by keyboard alone: to a
# ruling on the sample toss, and to a refereed game on the sample film. Prints the presses and the seconds of each walk.
# Fails where a walk does not arrive or needs more presses than it may; the seconds are for people.
# first_walk.sh PROGRAM, on an X11 display of 1366 x 768 of its own, such as that of xvfb-run.
set -euo pipefail
program=$(realpath "$1")
patience=60 # seconds until a walk is given up
scratch=$(mktemp -d)
openbox >/dev/null 2>&1 &
manager=$!
desk=
finish() {
    for each in $desk $manager; do kill "$each" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$scratch"
}
trap finish EXIT

# find_window: the window of this program, also while the window of the walk before is being closed. xdotool of Debian 12
# ends at any window that closes while it searches (its issue 60), so its caller searches again.
find_window() {
    window=$(xdotool search --all --onlyvisible --pid "$desk" --name '^Umpire$' 2>>"$scratch/trouble" | tail -1)
    [[ $window ]]
}

# begin OPTIONS…: a first start; waits until the window has the keyboard.
begin() {
    export HOME=$scratch/home-$RANDOM XDG_CONFIG_HOME= XDG_RUNTIME_DIR=$scratch LANG=C.UTF-8 LC_ALL=C.UTF-8
    mkdir -p "$HOME"
    cd "$HOME"
    "$program" "$@" >"$scratch/told" 2>"$scratch/trouble" &
    desk=$!
    began=$(date +%s.%N)
    presses=0
    until find_window && timeout 10 xdotool windowactivate --sync "$window" 2>>"$scratch/trouble"; do
        if (($(date +%s) - ${began%.*} > patience)); then
            echo "the window does not show" >&2
            cat "$scratch/told" "$scratch/trouble" >&2
            exit 1
        fi
        sleep 0.2
    done
    sleep 1 # until it is painted; a person looks at it, too
}
# click ACROSS DOWN: at that part of the window, in percent.
click() {
    eval "$(xdotool getwindowgeometry --shell "$window")"
    timeout $patience xdotool mousemove --sync $((X + WIDTH * $1 / 100)) $((Y + HEIGHT * $2 / 100)) click 1
    presses=$((presses + 1))
    sleep 0.5
}
key() {
    for each in "$@"; do
        xdotool key --clearmodifiers "$each"
        presses=$((presses + 1))
        sleep 0.3
    done
}
# arrive NAME MOST WHAT FILE: WHAT stands in FILE, or FILE is there where WHAT is empty.
arrive() {
    local name=$1 most=$2 what=$3 file=$4 waited=0
    until [[ -s $file ]] && grep -qae "$what" "$file"; do
        if ((waited++ > patience * 5)); then
            echo "$name: does not arrive" >&2
            cat "$scratch/told" "$scratch/trouble" >&2
            exit 1
        fi
        sleep 0.2
    done
    printf '%s: %d presses, %.0f s\n' "$name" "$presses" "$(awk "BEGIN { print $(date +%s.%N) - $began }")"
    if ((presses > most)); then
        echo "$name: needs $presses presses, and may need $most" >&2
        exit 1
    fi
    kill "$desk" 2>/dev/null || true
    wait "$desk" 2>/dev/null || true
    desk=
}

try_by_mouse() { click 13 45; } # the first of four cards
try_by_keys() { key Return; }

begin --photograph "$scratch/mouse.png"
try_by_mouse
click 16 35 # the toss is the first of the samples
arrive "to a ruling, by mouse" 2 '' "$scratch/mouse.png"

begin --photograph "$scratch/keys.png"
try_by_keys
key Return
arrive "to a ruling, by keyboard" 4 '' "$scratch/keys.png"

begin --tell
try_by_mouse
click 50 35 # Murus Gallicus is the second
arrive "to a refereed game, by mouse" 2 'd1 to d3' "$scratch/told"

begin --tell
try_by_keys
key Tab Return
arrive "to a refereed game, by keyboard" 5 'd1 to d3' "$scratch/told"
