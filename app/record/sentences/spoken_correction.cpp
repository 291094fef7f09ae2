#include "app/record/sentences/spoken_parts.h"

namespace umpire {
namespace {

using namespace sentences;

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
    const auto correction = wordsOf(game).correction;
    return correction != nullptr ? correction(place->before, place->after, names)
           : isSquare(place->after)
               ? message("what was recorded on %1 lies on %2", place->before, place->after)
               : message("%1 is put right: %2", place->before, place->after);
}

} // namespace

Message spokenCorrection(std::string_view game, std::string_view what, const PlayerNames& names) {
    const bool isOnePlace = wordsOf(game).correctsOnePlace;
    std::vector<Message> all;
    std::string_view rest = what;
    while (!rest.empty()) {
        const auto halves = isOnePlace ? std::nullopt : halvesOf(rest, ", ");
        const Message one = ofOne(game, halves ? halves->before : rest, names);
        all.push_back(one.empty() ? Message(halves ? halves->before : rest) : one);
        rest = halves ? halves->after : std::string_view();
    }
    return all.empty() ? Message(what) : joined(all, "%1, %2");
}

} // namespace umpire
