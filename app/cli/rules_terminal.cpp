#include "app/cli/rules_terminal.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr std::size_t kWidestLine = 100;

/// In lines of at most kWidestLine characters.
std::string wrapped(std::string_view text) {
    std::string lines;
    std::size_t width = 0;
    NotationReader reader(text);
    while (!reader.atEnd()) {
        const std::string_view word = reader.takeWord();
        reader.take(" ");
        if (width > 0 && width + 1 + word.size() > kWidestLine) {
            lines += "\n";
            width = 0;
        }
        lines.append(width > 0 ? 1 : 0, ' ').append(word);
        width += word.size() + 1;
    }
    return lines + "\n";
}

} // namespace

std::optional<std::string> askedAfter(std::string_view command, std::string_view line) {
    NotationReader reader(line);
    if (reader.takeWord() != command) {
        return std::nullopt;
    }
    while (reader.take(" ")) {
    }
    return std::string(reader.rest());
}

std::optional<int> askedToUndo(std::string_view line) {
    const auto asked = askedAfter("undo", line);
    if (!asked || asked->empty()) {
        return asked ? std::optional(1) : std::nullopt;
    }
    NotationReader reader(*asked);
    const int number = reader.takeNumber().value_or(0);
    return reader.atEnd() ? number : 0;
}

std::string explained(std::span<const Clause> clauses, std::string clause) {
    std::ranges::transform(clause, clause.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    const auto found = std::ranges::find(clauses, clause, &Clause::id);
    if (found != clauses.end()) {
        return wrapped(std::string(found->id) + ": " + std::string(found->text));
    }
    std::string known;
    for (const Clause& each : clauses) {
        known.append(known.empty() ? "" : " ").append(each.id);
    }
    return "There is no such clause. These are known:\n" + wrapped(known);
}

} // namespace umpire
