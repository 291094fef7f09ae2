#include "app/game/board/drawing.h"

#include <cctype>

namespace umpire {
namespace {

/// Splits an action into words: "d1-d3" into "d1" and "d3". Some words are names of places or
/// pieces.
std::vector<std::string> wordsIn(std::string_view action) {
    std::vector<std::string> words;
    bool isInside = false;
    for (const char letter : action) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool isLetter = byte >= 0x80 || std::isalnum(byte) != 0 || letter == '*';
        if (isLetter && !isInside) {
            words.emplace_back();
        }
        if (isLetter) {
            words.back() += letter;
        }
        isInside = isLetter;
    }
    return words;
}

void add(const Message& action, std::vector<std::string>& words) {
    for (std::string& each : wordsIn(english(action))) {
        words.push_back(std::move(each));
    }
}

struct Marking {
    BoardMarks operator()(const Called& it) const { return {.acted = wordsIn(it.action)}; }
    BoardMarks operator()(const Corrected& it) const { return {.acted = wordsIn(it.what)}; }
    BoardMarks operator()(const Asked& it) const {
        BoardMarks marks;
        for (const Choice& each : it.choices) {
            add(each.actions, marks.acted);
        }
        return marks;
    }
    BoardMarks operator()(const Unfinished& it) const {
        BoardMarks marks;
        for (const Message& each : it.couldBecome) {
            add(each, marks.acted);
        }
        return marks;
    }
    BoardMarks operator()(const IllegalStands& it) const {
        return {.acted = wordsIn(english(it.action))};
    }
    BoardMarks operator()(const IllegalSeen& it) const {
        return {.wrong = it.where.empty() ? wordsIn(english(it.action)) : it.where};
    }
    BoardMarks operator()(const Desynchronised& it) const {
        return {.wrong = placesOf(it.differences)};
    }
    BoardMarks operator()(const auto& /*other*/) const { return {}; }
};

} // namespace

BoardMarks marksOf(const Event& event) {
    return std::visit(Marking{}, event);
}

} // namespace umpire
