#include "app/record/sentences/spoken_parts.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

#include <charconv>

/// The sentences of Murus Gallicus.
namespace umpire::sentences {
namespace {

Message spokenMurus(const SpokenAction& action, const PlayerNames& names) {
    const Message tower = owned(action.player, OwnedPiece::Tower, names);
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
                       owned(action.player, OwnedPiece::Catapult, names), thrown->before,
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

Message correctedStones(std::string_view cell, std::string_view held, const PlayerNames& names) {
    const auto unit = halvesOf(held, " ");
    int stones = 0;
    if (!unit ||
        std::from_chars(unit->after.data(), unit->after.data() + unit->after.size(), stones).ec !=
            std::errc()) {
        return {};
    }
    return message("on %1 lie %n stone(s) of %2", cell, Count{stones},
                   spokenPlayer(unit->before, names));
}

} // namespace

template <>
GameWords gameWords<MurusGallicus>() {
    return {
        .action = spokenMurus, .correction = correctedStones, .namesSides = true, .saysAll = true};
}

} // namespace umpire::sentences
