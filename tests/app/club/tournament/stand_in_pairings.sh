#!/bin/sh
# Stands in for bbpPairings: reads a Tournament Report File (--dutch IN -p OUT) and pairs the players of the next round who have not
# met, in the order of their starting ranks. What UMPIRE_STAND_IN says makes it misbehave.
case "$UMPIRE_STAND_IN" in
fails) echo "Error parsing file in.trf: Invalid line" >&2; exit 3 ;;
silent) exit 1 ;;
hangs) sleep 600 & wait ;;
floods) yes "a word" | head -c 10000000; exit 2 ;;
dies) kill -9 $$ ;;
nothing) exit 0 ;;
nonsense) echo "I am no pairing program" > "$4"; exit 0 ;;
esac
[ "$1" = --dutch ] && [ "$3" = -p ] || { echo "usage: --dutch IN -p OUT" >&2; exit 3; }
awk '
/^XXR/ { rounds = $2 }
/^001/ {
    sub(/\r$/, "")
    rank = substr($0, 5, 4) + 0
    played[rank] = 0
    for (at = 90; at + 9 <= length($0); at += 10) {
        ++played[rank]
        opponent = substr($0, at + 2, 4) + 0
        met[rank, opponent] = opponent > 0
        paired[rank, played[rank]] = opponent > 0 || substr($0, at + 9, 1) == "U"
    }
    if (played[rank] > columns) { columns = played[rank] }
    players = rank > players ? rank : players
}
END {
    if (!rounds) { print "The number of rounds is missing" > "/dev/stderr"; exit 3 }
    # A last column with nothing but byes is the round to pair.
    next_round = columns + 1
    complete = 0
    for (rank = 1; rank <= players; ++rank) { complete += paired[rank, columns] }
    if (columns > 0 && !complete) { next_round = columns }
    for (rank = 1; rank <= players; ++rank) { free[rank] = played[rank] < next_round }
    for (one = 1; one <= players; ++one) {
        if (!free[one]) { continue }
        for (other = one + 1; other <= players; ++other) {
            if (free[other] && !met[one, other]) {
                pairs[++count] = (one + next_round) % 2 ? other " " one : one " " other
                free[one] = free[other] = 0
                break
            }
        }
        if (free[one]) { pairs[++count] = one " 0"; free[one] = 0 }
    }
    print count
    for (i = 1; i <= count; ++i) { print pairs[i] }
}' "$2" > "$4"
