#include "app/desk/words/read_position.h"

namespace umpire::desk {
namespace {

SharedPosition orNull(const Parsed<SharedPosition>& parsed) {
    const auto* position = std::get_if<SharedPosition>(&parsed);
    return position == nullptr ? nullptr : *position;
}

} // namespace

SharedPosition startOf(const std::string& game, const std::string& variant) {
    const AnyGame* known = findGame(game);
    if (known == nullptr) {
        return nullptr;
    }
    const auto start = gameFiles(game).and_then(
        [&](const GameFiles& files) { return known->start(files, variant); });
    return start ? orNull(*start) : nullptr;
}

SharedPosition readPosition(const SharedPosition& start, const std::string& position) {
    return start == nullptr ? nullptr : orNull(start->read(position));
}

} // namespace umpire::desk
