#!/usr/bin/env bash
# completions_test.sh UMPIRE UMPIRE-DESK PACKAGING: bash completes every option that --help tells of, and the window's manual has them.
set -euo pipefail
umpire=$1 desk=$2 packaging=$3
source "$packaging/completions/umpire"
source "$packaging/completions/umpire-desk"
failed=0

optionsOf() { "$@" --help | grep -oE '(^|[ ,])--[a-z][a-z-]+' | tr -d ' ,' | sort -u; }
complain() { echo "$*"; failed=1; }

# complete FUNCTION WORD...: what may follow, one a line
complete_() {
    local function=$1
    shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    "$function"
    printf '%s\n' "${COMPREPLY[@]}"
}
expectOptions() { # FUNCTION PROGRAM NAME WORD...
    local function=$1 program=$2 option options completed
    shift 3
    completed=$(complete_ "$function" program "$@" -)
    options=$(optionsOf "$program" "$@")
    for option in $options; do
        grep -qxe "$option" <<<"$completed" || complain "$function: nothing completes '$* $option'"
    done
    for option in $completed; do
        grep -qxe "$option" <<<"$options" || [[ $* == log* || $* == rules* ]] ||
            complain "$function: '$* $option' is completed and is no option"
    done
}

expectOptions _umpire_desk "$desk" umpire-desk
for command in look score serve 'rules murus-gallicus perft' 'rules murus-gallicus actions' 'rules murus-gallicus play' referee evaluate odds lab bench print \
    'calibrate camera' 'calibrate table' certify cameras 'log list' 'log show' 'log verify' 'log seal' 'log export' 'log replay'; do
    # shellcheck disable=SC2086 # a command is several words
    expectOptions _umpire "$umpire" umpire $command
done
manual=$(sed 's/\\-/-/g' "$packaging/man/umpire-desk.1")
for option in $(optionsOf "$desk"); do
    grep -qFe "$option" <<<"$manual" || complain "umpire-desk(1) lacks $option"
done
exit "$failed"
