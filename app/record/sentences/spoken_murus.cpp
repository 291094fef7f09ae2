#include "app/record/sentences/spoken_parts.h"

#include <algorithm>

/// Murus Gallicus, and the games that are played only on squares.
namespace umpire::sentences {

Message spokenMurus(const SpokenAction& action, const PlayerNames& names) {
    const Message tower = owned(action.player, message("tower"), names);
    if (action.action == "swap") {
        return message("the persons change sides");
    }
    if (const auto both = halvesOf(action.action, "xx")) {
        return message("%1 on %2 gives up both stones against the catapult on %3", tower,
                       both->before, both->after);
    }
    if (const auto one = halvesOf(action.action, "x")) {
        return message("%1 on %2 gives up one stone against %3", tower, one->before, one->after);
    }
    if (const auto thrown = halvesOf(action.action, "*")) {
        return message("%1 on %2 throws a stone at %3",
                       owned(action.player, message("catapult"), names), thrown->before,
                       thrown->after);
    }
    const auto move = halvesOf(action.action, "-");
    if (!move) {
        return {};
    }
    const auto bribe = halvesOf(move->after, ",");
    return bribe ? message("%1 on %2 scatters its stones on %3 and %4", tower, move->before,
                           bribe->before, bribe->after)
                 : message("%1 goes from %2 to %3", tower, move->before, move->after);
}

namespace {

/// Returns the square of "c7n", a square with a heading.
std::string_view squareOf(std::string_view text) {
    const bool headed =
        !text.empty() && std::string_view("nesw").find(text.back()) != std::string_view::npos;
    return headed ? text.substr(0, text.size() - 1) : text;
}

} // namespace

/// Describes actions of Naval Battle and Triremes for which the rules have no sentence, or only a
/// short one.
Message spokenSquares(const SpokenAction& action, const PlayerNames& names) {
    if (const auto die = halvesOf(action.action, "die:"); die && die->before.empty()) {
        return message("the die shows %1", die->after);
    }
    if (action.action.starts_with('+') && isSquare(action.action.substr(1))) {
        return message("%1 placed a soldier on %2", spokenPlayer(action.player, names),
                       action.action.substr(1));
    }
    const bool isTriremes = action.game == "triremes";
    const auto boards = isTriremes ? halvesOf(action.action, "*") : std::nullopt;
    const auto move = halvesOf(boards ? boards->before : action.action, "-");
    const std::string_view to = move ? squareOf(move->after) : std::string_view();
    if (!move || !isSquare(move->before) || !isSquare(to)) {
        return {};
    }
    const bool walks = isTriremes && to.size() == move->after.size();
    const Message piece = walks ? message("soldier") : message("ship");
    if (boards) {
        return message("%1 goes from %2 to %3 and boards %4", owned(action.player, piece, names),
                       move->before, to, boards->after);
    }
    return message("%1 goes from %2 to %3", owned(action.player, piece, names), move->before, to);
}

bool isSquare(std::string_view text) {
    return text.size() > 1 && text[0] >= 'a' && text[0] <= 'z' &&
           std::ranges::all_of(text.substr(1), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace umpire::sentences
