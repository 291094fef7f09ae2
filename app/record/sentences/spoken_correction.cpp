#include "app/record/sentences/spoken_parts.h"

#include <charconv>

namespace umpire {
namespace {

using namespace sentences;

Message ofStones(std::string_view cell, std::string_view held, const PlayerNames& names) {
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

Message ofGalley(std::string_view who, std::string_view what, const PlayerNames& names) {
    const Message galley = spokenGalley(who, names);
    if (galley.empty()) {
        return {};
    }
    if (const auto other = halvesOf(what, "changes-with ")) {
        return message("%1 and %2 were taken for each other", galley,
                       spokenGalley(other->after, names));
    }
    const Message rig = rigSaid(what);
    return rig.empty() ? message("%1 lies elsewhere than was recorded", galley)
                       : message("%1 has %2", galley, rig);
}

Message ofOne(std::string_view game, std::string_view what, const PlayerNames& names) {
    if (const auto number = halvesOf(what, "=")) {
        return message("%1 is at %2", spokenPiece(game, number->before, names), number->after);
    }
    const auto place = halvesOf(what, " ");
    if (!place) {
        return {};
    }
    if (place->after == "empty") {
        return message("%1 is empty", place->before);
    }
    return game == "murus-gallicus" ? ofStones(place->before, place->after, names)
           : game == "war-galley"   ? ofGalley(place->before, place->after, names)
           : isSquare(place->after)
               ? message("what was recorded on %1 lies on %2", place->before, place->after)
               : message("%1 is put right: %2", place->before, place->after);
}

} // namespace

Message spokenCorrection(std::string_view game, std::string_view what, const PlayerNames& names) {
    std::vector<Message> all;
    std::string_view rest = what;
    while (!rest.empty()) {
        const auto halves = game == "war-galley" ? std::nullopt : halvesOf(rest, ", ");
        const Message one = ofOne(game, halves ? halves->before : rest, names);
        all.push_back(one.empty() ? Message(halves ? halves->before : rest) : one);
        rest = halves ? halves->after : std::string_view();
    }
    return all.empty() ? Message(what) : joined(all, "%1, %2");
}

} // namespace umpire
