#include "app/cli/rules/wrapped_lines.h"

#include "app/common/failure/letters_in.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr std::size_t kWidestLine = 100;

} // namespace

std::string wrapped(std::string_view text, std::size_t indent) {
    std::string lines;
    std::size_t width = 0;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        const std::size_t letters = lettersIn(word);
        if (width > 0 && width + 1 + letters > kWidestLine) {
            lines.append("\n").append(indent, ' ');
            width = indent;
        } else if (width > 0) {
            lines += ' ';
            ++width;
        }
        lines += word;
        width += letters;
    }
    return lines + "\n";
}

} // namespace umpire
