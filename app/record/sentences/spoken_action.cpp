#include "app/record/sentences/spoken_action.h"

#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_parts.h"
#include "rules/any_game/any_game.h"

#include <algorithm>
#include <array>

namespace umpire {
namespace {

using namespace sentences;

/// The names of a side.
struct SideName {
    std::string_view side;
    Message name;  ///< for a list of sides; says the colour where the word in notation does not
    Message owner; ///< after "of the"; translations have the genitive
    Message inFact = name; ///< in a sentence of the rules, which needs a singular
    Message ofPiece = {};  ///< before a piece, as in "Greek ship"; empty: as the rules say it
    Message turn = {};     ///< of a side of several people, whose verb other languages inflect
};

const std::array<SideName, 19>& sideNames() {
    static const std::array<SideName, 19> names = {{
        {"roman",
         message("the Romans"),
         message("Romans"),
         message("the Roman side"),
         {},
         message("it is the turn of the Romans")},
        {"gaul",
         message("the Gauls"),
         message("Gauls"),
         message("the Gallic side"),
         {},
         message("it is the turn of the Gauls")},
        {"light", message("the Romans (red)"), message("Romans"), message("the Roman side"),
         message("Roman"), message("it is the turn of the Romans (red)")},
        {"dark", message("the Greeks (blue)"), message("Greeks"), message("the Greek side"),
         message("Greek"), message("it is the turn of the Greeks (blue)")},
        {.side = "red",
         .name = message("Red"),
         .owner = message("red side"),
         .turn = message("it is the turn of Red")},
        {.side = "yellow",
         .name = message("Yellow"),
         .owner = message("yellow side"),
         .turn = message("it is the turn of Yellow")},
        {.side = "imperial",
         .name = message("the Imperials"),
         .owner = message("Imperials"),
         .turn = message("it is the turn of the Imperials")},
        {.side = "turk",
         .name = message("the Turks"),
         .owner = message("Turks"),
         .turn = message("it is the turn of the Turks")},
        {"A", message("side A"), {}},
        {"B", message("side B"), {}},
        {"first", message("the first player"), message("first player")},
        {"second", message("the second player"), message("second player")},
        {"third", message("the third player"), message("third player")},
        {"fourth", message("the fourth player"), message("fourth player")},
        {"fifth", message("the fifth player"), message("fifth player")},
        {"sixth", message("the sixth player"), message("sixth player")},
        {"seventh", message("the seventh player"), message("seventh player")},
        {"eighth", message("the eighth player"), message("eighth player")},
        {"table", message("the table"), {}},
    }};
    return names;
}

/// Returns the names of a side; null if the text names no side.
const SideName* sideNamed(std::string_view side) {
    const auto known = std::ranges::find(sideNames(), side, &SideName::side);
    return known == sideNames().end() ? nullptr : &*known;
}

/// Tells whether a side in this message describes pieces, as in "a Roman tower" and "Roman stone d1
/// to d2", and not a player.
bool namesPieces(std::string_view form) {
    return form.starts_with("a %1 ") || form.starts_with("%1 stone") ||
           form.starts_with("%1 ship, ") || form == "%1 soldier" ||
           form.find("the %1 player") != std::string_view::npos;
}

/// Returns the side that a value of a rules' message names, such as "roman" for "Roman"; empty if
/// it names none.
std::string_view sideIn(const Message& value) {
    if (value.form() == "Roman") {
        return "roman";
    }
    if (value.form() == "Gaul") {
        return "gaul";
    }
    return value.isVerbatim() ? std::string_view(value.verbatim()) : value.form();
}

/// Returns the name of the side's player. Without a name, returns the side's name if the rules of
/// the game name their sides otherwise than people do; else an empty message.
Message namedSide(std::string_view game, const Message& value, const PlayerNames& names) {
    const std::string_view side = sideIn(value);
    const auto name = names.find(side);
    if (name != names.end()) {
        return Message(name->second);
    }
    const SideName* known = wordsOf(game).namesSides ? sideNamed(side) : nullptr;
    return known != nullptr ? known->inFact : Message();
}

/// Returns the word for the pieces of a side; an empty message if the rules' word is used.
Message pieceOfSide(std::string_view game, const Message& value) {
    const SideName* known = wordsOf(game).namesSides ? sideNamed(sideIn(value)) : nullptr;
    return known != nullptr ? known->ofPiece : Message();
}

/// Returns a message of the rules with the names of sides and pieces replaced. These are values of
/// the message.
Message renamed(std::string_view game, const Message& fact, const PlayerNames& names) {
    if (fact.isVerbatim()) {
        const auto measureOf = wordsOf(game).measure;
        const Message measure = measureOf ? measureOf(fact.verbatim()) : Message();
        return measure.empty() ? spokenPiece(game, fact.verbatim(), names) : measure;
    }
    std::vector<Message> values;
    for (const Message& value : fact.values()) {
        const Message side =
            namesPieces(fact.form()) ? pieceOfSide(game, value) : namedSide(game, value, names);
        values.push_back(side.empty() ? renamed(game, value, names) : side);
    }
    if (fact.form() == "%1 holds %2 and %3 is to move" && values.size() == 3) {
        const std::string_view mover = sideIn(fact.values()[2]);
        return mover.empty() ? message("it is the turn of %1", values[2])
                             : spokenTurn(mover, names);
    }
    if (fact.form() == "%1 is not %2's" && values.size() == 2) {
        return spokenTurn(sideIn(fact.values()[1]), names);
    }
    if (fact.form() == "%1's orders are %2" && values.size() == 2 && values[1] == Message("-")) {
        return message("%1 has no orders", values[0]);
    }
    if (fact.form() == "%1 cannot act" && values.size() == 1) {
        return message("%1 has no legal move", values[0]);
    }
    return Message::recorded(fact.form(), std::move(values), fact.count());
}

/// Describes declarations that have the same words in all games.
Message spokenDeclaration(const SpokenAction& action, const PlayerNames& names) {
    const auto words = halvesOf(action.action, " ");
    const auto colon = halvesOf(action.action, ":");
    if (words && words->after == "ready") { // "A ready", or "r ready" for red
        return message("%1 is ready", spokenPlayer(words->before == "r"   ? "red"
                                                   : words->before == "y" ? "yellow"
                                                                          : words->before,
                                                   names));
    }
    if (action.action == "draw") {
        return message("the players agree on a draw");
    }
    if (action.action == "resign" || (words && words->after == "resign")) {
        return message("%1 gave up",
                       spokenPlayer(words && words->before != "r" && words->before != "y"
                                        ? words->before
                                        : action.player,
                                    names));
    }
    if ((words && words->before == "resign") || (colon && colon->before == "resign")) {
        return message("%1 gave up", spokenPlayer(words ? words->after : colon->after, names));
    }
    if (action.action == "pass" && !action.player.empty()) {
        return message("%1 passed", spokenPlayer(action.player, names));
    }
    return {};
}

using namespace sentences;

Message ofOne(std::string_view game, std::string_view what, const PlayerNames& names) {
    if (const auto number = halvesOf(what, "=")) {
        const Message there =
            message("%1 is at %2", spokenPiece(game, number->before, names), number->after);
        const auto retold = wordsOf(game).retold;
        return retold != nullptr ? retold({there}, {}).front() : there;
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

GameWords sentences::wordsOf(std::string_view game) {
    GameWords words{spokenSquares};
    visitGame(game, [&]<typename G>(std::type_identity<G>) { words = gameWords<G>(); });
    return words;
}

std::optional<Halves> sentences::halvesOf(std::string_view text, std::string_view separator) {
    const std::size_t at = text.find(separator);
    return at == std::string_view::npos
               ? std::nullopt
               : std::optional(Halves{text.substr(0, at), text.substr(at + separator.size())});
}

Message sentences::owned(std::string_view side, OwnedPiece piece, const PlayerNames& names) {
    const SideName* known = sideNamed(side);
    const Message who = spokenPlayer(side, names);
    const Message owner = known != nullptr ? known->owner : Message(side);
    const bool isNamed = names.contains(side);
    switch (piece) {
    case OwnedPiece::Tower:
        return side.empty() ? message("tower")
               : isNamed    ? message("%1's tower", who)
                            : message("the tower of the %1", owner);
    case OwnedPiece::Catapult:
        return side.empty() ? message("catapult")
               : isNamed    ? message("%1's catapult", who)
                            : message("the catapult of the %1", owner);
    case OwnedPiece::Soldier:
        return side.empty() ? message("soldier")
               : isNamed    ? message("%1's soldier", who)
                            : message("the soldier of the %1", owner);
    case OwnedPiece::Ship:
        break;
    }
    return side.empty() ? message("ship")
           : isNamed    ? message("%1's ship", who)
                        : message("the ship of the %1", owner);
}

const Message* sentences::factOf(const std::vector<Message>& happened, std::string_view form) {
    for (const Message& each : happened) {
        if (each.form() == form) {
            return &each;
        }
        if (const Message* inner = factOf(each.values(), form)) {
            return inner;
        }
    }
    return nullptr;
}

Message spokenTurn(std::string_view side, const PlayerNames& names) {
    const SideName* known = names.contains(side) ? nullptr : sideNamed(side);
    return known != nullptr && !known->turn.empty()
               ? known->turn
               : message("it is the turn of %1", spokenPlayer(side, names));
}

Message spokenPlayer(std::string_view side, const PlayerNames& names) {
    if (const auto name = names.find(side); name != names.end()) {
        return name->second;
    }
    const SideName* known = sideNamed(side);
    return known == nullptr ? Message(side) : known->name;
}

Message spokenPiece(std::string_view game, std::string_view piece, const PlayerNames& names) {
    const auto pieceOf = wordsOf(game).piece;
    const Message named = pieceOf ? pieceOf(piece, names) : Message();
    return named.empty() ? Message(piece) : named;
}

std::vector<Message> spokenFacts(std::string_view game, const std::vector<Message>& facts,
                                 const PlayerNames& names, std::string_view before) {
    const auto retold = wordsOf(game).retold;
    std::vector<Message> said = retold ? retold(facts, before) : facts;
    for (Message& each : said) {
        each = renamed(game, each, names);
    }
    return said;
}

Message spokenFact(std::string_view game, const Message& fact, const PlayerNames& names,
                   std::string_view before) {
    return spokenFacts(game, {fact}, names, before).front();
}

Message spoken(const SpokenAction& action, const PlayerNames& names) {
    Message sentence = spokenDeclaration(action, names);
    if (sentence.empty()) {
        sentence = wordsOf(action.game).action(action, names);
    }
    if (sentence.empty() && !action.happened.empty()) { // then the rules' sentence is used
        sentence = spokenFact(action.game, action.happened.front(), names, action.before);
        if (names.contains(action.player)) {
            sentence = message("%1: %2", spokenPlayer(action.player, names), sentence);
        }
    }
    return sentence.empty() ? Message(action.action) : sentence;
}

bool saysAll(std::string_view game) {
    return wordsOf(game).saysAll;
}

Message spokenActions(const SpokenAction& actions, const PlayerNames& names) {
    if (descriptionOf(actions.game).actionsContainBlanks || actions.action.starts_with("resign") ||
        !halvesOf(actions.action, " ")) {
        return spoken(actions, names);
    }
    std::vector<Message> all;
    SpokenAction one = actions;
    one.happened.clear();
    for (std::string_view rest = actions.action; !rest.empty();) {
        const auto halves = halvesOf(rest, " ");
        one.action = halves ? halves->before : rest;
        all.push_back(spoken(one, names));
        if (all.back() == Message(one.action)) {
            return spoken(actions, names);
        }
        rest = halves ? halves->after : std::string_view();
    }
    return joined(all, "%1, %2");
}

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
