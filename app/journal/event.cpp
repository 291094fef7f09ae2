#include "app/journal/event.h"

#include <array>

namespace umpire {
namespace {

constexpr std::array<std::string_view, 15> kKinds = {
    "setup",   "state", "call",  "illegal", "illegal_stands", "ask",  "choice", "correction",
    "dispute", "undo",  "pause", "resume",  "resignation",    "note", "outcome"};
static_assert(kKinds.size() == std::variant_size_v<Happening>, "every happening has a word");

} // namespace

std::string_view kindOf(const Happening& happening) {
    return kKinds.at(happening.index());
}

const PlayedAction* playedIn(const Happening& happening) {
    return std::visit(
        [](const auto& one) -> const PlayedAction* {
            if constexpr (requires { one.played; }) {
                return &one.played;
            } else {
                return nullptr;
            }
        },
        happening);
}

const std::string* positionAfter(const Happening& happening) {
    return std::visit(
        [](const auto& one) -> const std::string* {
            if constexpr (requires { one.played; }) {
                return &one.played.position;
            } else if constexpr (requires { one.position; }) {
                return &one.position;
            } else {
                return nullptr;
            }
        },
        happening);
}

} // namespace umpire
