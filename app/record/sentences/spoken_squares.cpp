#include "app/record/sentences/spoken_parts.h"
#include "rules/games/naval_battle/naval_battle.h"
#include "rules/games/triremes/triremes.h"

#include <algorithm>

/// The sentences of the games that are played only on squares.
namespace umpire::sentences {
namespace {

/// Returns the square of a text such as "c7n", which is a square with a heading.
std::string_view squareOf(std::string_view text) {
    const bool headed =
        !text.empty() && std::string_view("nesw").find(text.back()) != std::string_view::npos;
    return headed ? text.substr(0, text.size() - 1) : text;
}

/// Returns the heading at the end of a text such as "c7n"; an empty message if there is none.
Message headingIn(std::string_view text) {
    const std::string_view square = squareOf(text);
    if (!isSquare(square) || square.size() == text.size()) {
        return {};
    }
    switch (text.back()) {
    case 'n':
        return message("north");
    case 'e':
        return message("east");
    case 's':
        return message("south");
    default:
        return message("west");
    }
}

/// Tells whether a soldier stands on the square in a position of Triremes. A ship's square has a
/// heading, such as "c7n".
bool isSoldierOn(std::string_view position, std::string_view square) {
    constexpr std::string_view kBetween = " ,|=";
    while (!position.empty()) {
        const std::size_t end = std::min(position.find_first_of(kBetween), position.size());
        if (position.substr(0, end) == square) {
            return true;
        }
        position.remove_prefix(std::min(end + 1, position.size()));
    }
    return false;
}

/// Describes the correction of a figure of Triremes, such as "c7n", "c7n:2" or "dark n". The number
/// of soldiers aboard is told in another sentence, because it is secret.
Message correctedFigure(std::string_view place, std::string_view what, const PlayerNames& names) {
    const auto cargo = halvesOf(what, ":");
    const std::string_view there = cargo ? cargo->before : what;
    const Message heading = headingIn(there);
    if (cargo && place == squareOf(there)) {
        return message("the ship on %1 carries %2 soldiers", place, cargo->after);
    }
    if (!heading.empty()) {
        return place == squareOf(there) ? message("the ship on %1 points %2", place, heading)
                                        : message("the ship on %1 is on %2 and points %3", place,
                                                  squareOf(there), heading);
    }
    if (isSquare(there)) {
        return message("what was recorded on %1 lies on %2", place, there);
    }
    const auto owner = halvesOf(there, " ");
    return message("the figure on %1 belongs to %2", place,
                   spokenPlayer(owner ? owner->before : there, names));
}

} // namespace

/// Describes those actions of Naval Battle and Triremes for which the rules have no sentence or
/// only a short one.
Message spokenSquares(const SpokenAction& action, const PlayerNames& names) {
    if (const auto die = halvesOf(action.action, "die:"); die && die->before.empty()) {
        return message("the die shows %1", die->after);
    }
    if (action.action.starts_with('+') && isSquare(action.action.substr(1))) {
        return message("%1 placed a soldier on %2", spokenPlayer(action.player, names),
                       action.action.substr(1));
    }
    const bool isTriremes = action.game == Triremes::kName;
    const auto boards = isTriremes ? halvesOf(action.action, "*") : std::nullopt;
    const auto move = halvesOf(boards ? boards->before : action.action, "-");
    const std::string_view to = move ? squareOf(move->after) : std::string_view();
    if (!move || !isSquare(move->before) || !isSquare(to)) {
        return {};
    }
    const bool walks = isTriremes && to.size() == move->after.size();
    const OwnedPiece piece = walks ? OwnedPiece::Soldier : OwnedPiece::Ship;
    if (boards) {
        return message("%1 goes from %2 to %3 and boards %4", owned(action.player, piece, names),
                       move->before, to, boards->after);
    }
    if (walks && isSoldierOn(action.before, to)) { // TR-10
        return message("%1 attacks %2 from %3", owned(action.player, piece, names), to,
                       move->before);
    }
    return message("%1 goes from %2 to %3", owned(action.player, piece, names), move->before, to);
}

bool isSquare(std::string_view text) {
    return text.size() > 1 && text[0] >= 'a' && text[0] <= 'z' &&
           std::ranges::all_of(text.substr(1), [](char c) { return c >= '0' && c <= '9'; });
}

template <>
GameWords gameWords<NavalBattle>() {
    return {spokenSquares};
}

template <>
GameWords gameWords<Triremes>() {
    return {.action = spokenSquares, .correction = correctedFigure, .namesSides = true};
}

} // namespace umpire::sentences
