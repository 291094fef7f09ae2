#include "rules/games/triremes/notation.h"

namespace umpire::triremes {
namespace {

constexpr std::string_view kHeadingLetters = "nesw";

} // namespace

char letterOf(Heading heading) {
    return kHeadingLetters[std::size_t(heading)];
}

Message nameOf(Heading heading) {
    switch (heading) {
    case Heading::North:
        return message("north");
    case Heading::East:
        return message("east");
    case Heading::South:
        return message("south");
    case Heading::West:
        return message("west");
    }
    return {};
}

std::optional<Heading> takeHeading(NotationReader& reader) {
    const std::size_t found =
        reader.atEnd() ? std::string_view::npos : kHeadingLetters.find(reader.peek());
    if (found == std::string_view::npos) {
        return std::nullopt;
    }
    reader.takeCharacter();
    return Heading(found);
}

std::optional<Player> takePlayer(NotationReader& reader, const Settings& settings) {
    for (int seat = 0; seat < settings.chart().players; ++seat) {
        if (reader.take(nameOf(settings, {seat}))) {
            return Player{seat};
        }
    }
    return std::nullopt;
}

std::optional<Square> takeSquare(NotationReader& reader, const Chart& chart) {
    NotationReader ahead = reader;
    const auto name = ahead.takeCell();
    const Square square = name ? chart.find(*name) : kNoSquare;
    if (square == kNoSquare) {
        return std::nullopt;
    }
    reader = ahead;
    return square;
}

Message anySquare(const Chart& chart) {
    return message("a square of the board, from %1 to %2", "a1",
                   text(chart, chart.squareCount() - 1));
}

Message anyPlayer(const Settings& settings) {
    std::string names;
    for (int seat = 0; seat < settings.chart().players; ++seat) {
        names.append(names.empty() ? "`" : ", `").append(nameOf(settings, {seat})).append("`");
    }
    return message("one of %1", names);
}

std::string text(const Chart& chart, const Ship& ship) {
    return text(chart, ship.bow) + letterOf(ship.heading);
}

} // namespace umpire::triremes
