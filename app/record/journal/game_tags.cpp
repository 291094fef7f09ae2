#include "app/record/journal/game_tags.h"

namespace umpire {

std::string textOf(const GameTag& tag) {
    std::string text = "[" + tag.name + " \"";
    for (const char c : tag.value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + "\"]";
}

std::optional<GameTag> tagIn(std::string_view line) {
    const std::size_t open = line.find(" \"");
    if (!line.starts_with("[") || !line.ends_with("\"]") || open < 2 ||
        open + 4 > line.size()) { // then the opening quote would also be the closing quote
        return std::nullopt;
    }
    GameTag tag{std::string(line.substr(1, open - 1)), ""};
    const std::string_view quoted = line.substr(open + 2, line.size() - open - 4);
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        i += quoted[i] == '\\' && i + 1 < quoted.size() ? 1 : 0;
        tag.value += quoted[i];
    }
    return tag;
}

} // namespace umpire
