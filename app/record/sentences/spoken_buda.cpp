#include "app/record/sentences/spoken_parts.h"
#include "app/record/sentences/spoken_places.h"
#include "rules/games/buda_1686/buda_1686.h"

#include <algorithm>
#include <array>
#include <iterator>

/// The sentences of Buda 1686. They replace the ids of counters by the players' words.
namespace umpire::sentences {
namespace {

std::vector<Message> retoldBuda(const std::vector<Message>& facts, std::string_view) {
    std::vector<Message> all;
    std::ranges::transform(facts, std::back_inserter(all), &withPlaces);
    return all;
}

/// Describes an action that concerns one unit or one wall, which is `one`.
Message withOne(std::string_view what, const Message& one) {
    return what == "cup"            ? message("%1 comes out of the cup", one)
           : what == "artillery"    ? message("the artillery fires at %1", one)
           : what == "mine"         ? message("a mine is blown under %1", one)
           : what == "assault"      ? message("the wall %1 is assaulted", one)
           : what == "countermine"  ? message("a counter-mine is dug at %1", one)
           : what == "sortie"       ? message("%1 makes a sortie", one)
           : what == "entrench"     ? message("%1 is entrenched", one)
           : what == "restore-self" ? message("%1 is whole again", one)
           : what == "raise-cts"    ? message("%1 raises the artillery level", one)
           : what == "enter"        ? message("%1 enters the breach", one)
           : what == "give-up"      ? message("the entrenchment of %1 loses a level", one)
           : what == "lose"         ? message("%1 loses a step", one)
           : what == "in"           ? message("%1 moves into the wall", one)
           : what == "reinforce"    ? message("the relief army makes %1 whole", one)
           : what == "sick"         ? message("%1 falls sick", one)
           : what == "die"          ? message("the die shows %1", one)
                                    : Message();
}

/// Describes an attack on a wall. Units attack from other walls, and from breaches of the attacked
/// wall; `walls` lists these walls, separated by commas.
Message withFight(std::string_view wall, std::string_view walls) {
    std::vector<Message> from;
    for (std::string_view rest = walls; !rest.empty();) {
        const auto halves = halvesOf(rest, ",");
        const std::string_view each = halves ? halves->before : rest;
        from.push_back(each == wall ? message("the breaches of %1", each) : Message(each));
        rest = halves ? halves->after : std::string_view();
    }
    return message("units from %2 fight for %1", wall, joined(from, "%1 and %2"));
}

Message withTwo(std::string_view what, std::string_view text, const PlayerNames&) {
    if (const auto move = halvesOf(text, "@")) {
        return what == "place" ? message("%1 is placed on %2",
                                         spokenPiece("buda-1686", move->before, {}), move->after)
                               : message("%1 goes to %2",
                                         spokenPiece("buda-1686", move->before, {}), move->after);
    }
    if (const auto fight = halvesOf(text, "<"); fight && what == "fight") {
        return withFight(fight->before, fight->after);
    }
    const auto helped = halvesOf(text, ">");
    if (!helped) {
        return {};
    }
    const Message officer = spokenPiece("buda-1686", helped->before, {});
    const Message unit = spokenPiece("buda-1686", helped->after, {});
    return what == "restore"       ? message("%1 makes %2 whole", officer, unit)
           : what == "boost"       ? message("%1 strengthens %2", officer, unit)
           : what == "recall-hurt" ? message("%1 brings back %2 damaged", officer, unit)
                                   : message("%1 brings back %2", officer, unit);
}

Message word(const SpokenAction& action, const PlayerNames& names) {
    return action.action == "dig"         ? message("the miners dig")
           : action.action == "artillery" ? message("the artillery fires")
           : action.action == "raise-die" ? message("Abdurrahman adds 1 to the die")
           : action.action == "rescue"    ? message("Abdurrahman is called to the rescue")
           : action.action == "no" && !action.player.empty()
               ? message("%1 declined", spokenPlayer(action.player, names))
           : action.action == "hit-units" ? message("the counter-mine hits a unit")
           : action.action == "hit-cas"   ? message("the counter-mine lowers the mining level")
                                          : Message();
}

/// Returns a unit's name, such as "Janissary 2" for "T-J2"; empty if the text is no unit.
Message spokenUnit(std::string_view piece, const PlayerNames&) {
    struct Kind {
        std::string_view begins;
        Message (*named)(std::string_view);
    };
    static constexpr auto kKinds = std::to_array<Kind>({
        {"T-J", [](std::string_view number) { return message("Janissary %1", number); }},
        {"T-A", [](std::string_view number) { return message("Azab %1", number); }},
        {"I-C", [](std::string_view number) { return message("Imperial %1", number); }},
        {"I-S", [](std::string_view number) { return message("Saxon %1", number); }},
        {"I-B", [](std::string_view number) { return message("Bavarian %1", number); }},
        {"I-H", [](std::string_view number) { return message("Hungarian %1", number); }},
    });
    if (piece == "T-ABD") {
        return message("Abdurrahman");
    }
    if (piece == "I-KAR") {
        return message("Charles of Lorraine");
    }
    if (piece == "I-MIK") {
        return message("Maximilian Emanuel");
    }
    for (const Kind& kind : kKinds) {
        const std::string_view number = piece.substr(std::min(piece.size(), kind.begins.size()));
        if (piece.starts_with(kind.begins) && number.size() == 1 && number[0] >= '1' &&
            number[0] <= '9') {
            return kind.named(number);
        }
    }
    return {};
}

Message spokenBuda(const SpokenAction& action, const PlayerNames& names) {
    const auto parts = halvesOf(action.action, ":");
    if (!parts) {
        return word(action, names);
    }
    if (parts->before == "imperial" || parts->before == "turk") {
        return message("%1 drew the chit %2", spokenPlayer(parts->before, names), parts->after);
    }
    if (parts->before == "draw") {
        return message("%1 offered a draw", spokenPlayer(parts->after, names));
    }
    const bool isOfTwo = parts->after.find_first_of("@<>") != std::string_view::npos;
    return withPlaces(isOfTwo
                          ? withTwo(parts->before, parts->after, names)
                          : withOne(parts->before, spokenPiece(action.game, parts->after, names)));
}

/// Describes the correction of a unit or a wall, such as "EF", "damaged" or "marker 2".
Message correctedUnit(std::string_view place, std::string_view what, const PlayerNames&) {
    const Message unit = spokenPiece("buda-1686", place, {});
    const auto words = halvesOf(what, " ");
    const Message wall = placeAt(place);
    const auto dug = halvesOf(words ? words->after : std::string_view(), " ");
    if (!wall.empty() && dug && words->before == "entrenched") {
        return message("the entrenchment of the %1 stands %2, level %3",
                       dug->before == "turk" ? message("Turks") : message("Imperials"), wall,
                       dug->after);
    }
    if (!wall.empty() && what == "entrenched none") {
        return message("no entrenchment stands %1 any more", wall);
    }
    if (words) {
        return words->before == "marker" ? message("%1's marker stands at %2", unit, words->after)
                                         : message("%1 is put right: %2", unit, what);
    }
    return what == "damaged" ? message("%1 is damaged", unit)
           : what == "whole" ? message("%1 is whole again", unit)
           : what == "lost"  ? message("%1 is lost", unit)
           : what == "cup"   ? message("%1 is in the cup", unit)
                             : withPlaces(message("%1 is at %2", unit, what));
}

} // namespace

template <>
GameWords gameWords<Buda1686>() {
    return {.action = spokenBuda,
            .piece = spokenUnit,
            .retold = retoldBuda,
            .correction = correctedUnit};
}

} // namespace umpire::sentences
