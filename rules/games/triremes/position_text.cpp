#include "rules/games/triremes/notation.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

constexpr char kOutOfThrowLetter = '-';

// Functions that write positions.

std::string cargoText(int soldiers) {
    return soldiers == 0 ? "" : soldiers == kHiddenCargo ? ":?" : ":" + std::to_string(soldiers);
}

std::string figuresText(const State& state, Player player) {
    std::string words = nameOf(state.settings, player) + "=";
    std::string_view comma;
    for (const Ship& ship : state.ships) {
        if (ship.owner == player) {
            words.append(comma).append(text(state.chart(), ship)).append(cargoText(ship.soldiers));
            comma = ",";
        }
    }
    words += "|";
    comma = "";
    for (const Soldier& soldier : state.soldiers) {
        if (soldier.owner == player) {
            words.append(comma).append(text(state.chart(), soldier.at));
            comma = ",";
        }
    }
    return words;
}

std::string fightText(const Chart& chart, const Fight& fight) {
    return text(chart, fight.starter) + (fight.striker == Party::Starter ? ">" : "<") +
           text(chart, fight.other) +
           (fight.attackDie == 0 ? "" : ":" + std::to_string(fight.attackDie));
}

/// Writes " key=a,b"; nothing if the list is empty.
template <typename Things, typename Write>
std::string listText(std::string_view key, const Things& things, Write write) {
    std::string words;
    for (const auto& thing : things) {
        words.append(words.empty() ? "" : ",").append(write(thing));
    }
    return words.empty() ? "" : std::string(" ").append(key).append("=").append(words);
}

std::string placeText(const State& state) {
    const auto seats = std::span(state.toPlace).first(std::size_t(state.chart().players));
    const bool none = std::ranges::all_of(seats, [](int soldiers) { return soldiers == 0; });
    return none ? ""
                : listText("place", seats, [](int soldiers) { return std::to_string(soldiers); });
}

std::string throwText(int thrown) {
    return thrown == kOutOfThrow ? std::string(1, kOutOfThrowLetter) : std::to_string(thrown);
}

std::string alliesText(const State& state) {
    std::vector<std::string> pairs;
    for (int one = 0; one < state.chart().players; ++one) {
        for (int other = one + 1; other < state.chart().players; ++other) {
            if (areAllied(state, {one}, {other})) {
                pairs.push_back(nameOf(state.settings, {one}) + "+" +
                                nameOf(state.settings, {other}));
            }
        }
    }
    return listText("allies", pairs, [](const std::string& pair) { return pair; });
}

// Functions that read positions.

/// Reads the text of a position. Reads the settings, at the end, first, because they determine the
/// board.
class PositionParser : public RefusingReader {
public:
    PositionParser(std::string_view text, const Settings& base)
        : RefusingReader(text), settingsBegin_(text.size()) {
        state_.settings = base;
    }

    Parsed<State> parse() {
        if (!readSettings() || !readFigures() || !readTurn() || !readLists() || !readEnd()) {
            return error();
        }
        if (const auto contradiction = contradictionIn(state_)) {
            return failAt(0, message("a position that can be: %1", *contradiction));
        }
        return std::move(state_);
    }

private:
    const Chart& chart() const { return state_.chart(); }
    using RefusingReader::take;
    bool take(Square& into) {
        const auto square = takeSquare(*this, chart());
        into = square.value_or(kNoSquare);
        return square || refuse(anySquare(chart()));
    }
    /// Takes ":" and a number from 1 to `most`, or nothing before other text. Returns false, with
    /// an error, if no such number follows the colon.
    bool takeBehindColon(int& into, int most, const Message& expected) {
        if (!take(":")) {
            return true;
        }
        const auto number = takeNumber(1, most);
        into = number.value_or(0);
        return number || refuse(expected);
    }
    /// Reads the settings; they begin at the first word that is a setting.
    bool readSettings() {
        NotationReader words = *this;
        for (bool first = true; !words.atEnd();) {
            const std::size_t begin = words.at();
            words.take(" ");
            const NotationReader before = words;
            const std::string_view word = words.takeWord();
            Settings settings = state_.settings;
            if (first) {
                // The first setting changes the default variant.
                takeSetting(variants()[0].name, settings);
            }
            if (takeSetting(word, settings)) {
                settingsBegin_ = first ? begin : settingsBegin_;
                state_.settings = settings;
                first = false;
            } else if (!first || (word.empty() && !words.take(" "))) {
                return refuse(before.fail(message("a setting (%1)", knownSettings(settingList()))));
            }
        }
        return true;
    }
    bool readShip(Player owner) {
        Ship ship{kNoSquare, Heading::North, owner};
        if (!take(ship.bow)) {
            return false;
        }
        const auto heading = takeHeading(*this);
        if (!heading) {
            return refuse(
                message("where the bow points: %1, %2, %3 or %4", "`n`", "`e`", "`s`", "`w`"));
        }
        ship.heading = *heading;
        if (!takeBehindColon(ship.soldiers, kMaxAboard,
                             message("how many soldiers are aboard, 1 or 2"))) {
            return false;
        }
        addShip(state_, ship);
        return true;
    }
    bool readShips(Player owner) {
        return take("|") || (takeEach(",", [&] { return readShip(owner); }) &&
                             (take("|") || refuse(message("%1 and a ship, or %2 and the soldiers",
                                                          "`,`", "`|`"))));
    }
    bool readSoldier(Player owner) {
        Soldier soldier{kNoSquare, owner};
        if (!take(soldier.at)) {
            return false;
        }
        addSoldier(state_, soldier);
        return true;
    }
    bool readSoldiers(Player owner) {
        return atWordsEnd() ||
               (takeEach(",", [&] { return readSoldier(owner); }) &&
                (atWordsEnd() || refuse(message("%1 and a soldier, or a space", "`,`"))));
    }
    bool readFigures() {
        for (int seat = 0; seat < chart().players; ++seat) {
            const std::string key = (seat == 0 ? "" : " ") + nameOf(state_.settings, {seat}) + "=";
            if (!take(key)) {
                return refuse(message("%1 and the player's figures", "`" + key + "`"));
            }
            if (!readShips({seat}) || !readSoldiers({seat})) {
                return false;
            }
        }
        return true;
    }
    bool readTurn() {
        if (!take(" turn=")) {
            return refuse(message("%1 and whose turn it is", "` turn=`"));
        }
        const auto mover = takePlayer(*this, state_.settings);
        state_.mover = mover.value_or(Player{});
        return (mover && atWordsEnd()) || refuse(anyPlayer(state_.settings));
    }
    bool readPlaces() {
        for (int seat = 0; seat < chart().players; ++seat) {
            const std::size_t begin = at();
            const auto soldiers =
                seat == 0 || take(",") ? takeNumber(0, chart().soldiersEach) : std::nullopt;
            if (!soldiers) {
                return refuseAt(begin, message("soldiers to be placed of each of the %1 players, "
                                               "at most %2",
                                               chart().players, chart().soldiersEach));
            }
            state_.toPlace[std::size_t(seat)] = *soldiers;
        }
        return true;
    }
    bool readThrows() {
        for (int seat = 0; seat < chart().players; ++seat) {
            const std::size_t begin = at();
            const bool parted = seat == 0 || take(",");
            const bool out = parted && take(std::string_view(&kOutOfThrowLetter, 1));
            const auto thrown = out      ? std::optional(kOutOfThrow)
                                : parted ? takeNumber(0, kDieSides)
                                         : std::nullopt;
            if (!thrown) {
                return refuseAt(begin,
                                message("the die of each of the %1 players, 1 to 6, %2 or %3",
                                        chart().players, "`0`", "`-`"));
            }
            state_.throws.push_back(*thrown);
        }
        return true;
    }
    bool readFight() {
        Fight fight;
        if (!take(fight.starter)) {
            return false;
        }
        if (take("<")) {
            fight.striker = Party::Other;
        } else if (!take(">")) {
            return refuse(message("%1 or %2, who attacks in this exchange", "`>`", "`<`"));
        }
        if (!take(fight.other) ||
            !takeBehindColon(fight.attackDie, kDieSides, message("the attacker's die, 1 to 6"))) {
            return false;
        }
        state_.fights.push_back(fight);
        return true;
    }
    bool readAlliance() {
        const std::size_t begin = at();
        const auto one = takePlayer(*this, state_.settings);
        const auto other = one && take("+") ? takePlayer(*this, state_.settings) : one;
        if (!one || !other || *one == *other) {
            return refuseAt(begin, message("two players, such as %1", "first+third"));
        }
        state_.allies[std::size_t(one->seat)] |= 1U << unsigned(other->seat);
        state_.allies[std::size_t(other->seat)] |= 1U << unsigned(one->seat);
        return true;
    }
    bool readResigned() {
        state_.resigned = takePlayer(*this, state_.settings);
        return state_.resigned || refuse(anyPlayer(state_.settings));
    }
    bool readAgreed() {
        state_.agreement = Agreement::Draw;
        return take("draw") || refuse("`draw`");
    }
    template <typename Read>
    bool readList(std::string_view key, Read read) {
        return !take(key) || (read() && (atWordsEnd() || refuse(message("%1 or a space", "`,`"))));
    }
    bool readLists() {
        return readList(" place=", [&] { return readPlaces(); }) &&
               readList(" throws=", [&] { return readThrows(); }) &&
               readList(" fight=", [&] { return takeEach(",", [&] { return readFight(); }); }) &&
               readList(" allies=",
                        [&] { return takeEach(",", [&] { return readAlliance(); }); }) &&
               readList(" resigned=", [&] { return readResigned(); }) &&
               readList(" agreed=", [&] { return readAgreed(); });
    }
    bool readEnd() {
        return at() == settingsBegin_ ||
               refuse(message("%1, a variant or a setting (%2)",
                              "`place=`, `throws=`, `fight=`, `allies=`, `resigned=`, "
                              "`agreed=`",
                              knownSettings(settingList())));
    }

    /// Index of the space before the settings; the text's length if it has none.
    std::size_t settingsBegin_;
    State state_;
};

} // namespace

std::string text(const State& state) {
    std::string line;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        line += figuresText(state, {seat}) + " ";
    }
    line += "turn=" + nameOf(state.settings, state.mover) + placeText(state);
    line += listText("throws", state.throws, &throwText);
    line += listText("fight", state.fights,
                     [&](const Fight& fight) { return fightText(state.chart(), fight); });
    line += alliesText(state);
    line += state.resigned ? " resigned=" + nameOf(state.settings, *state.resigned) : "";
    line += state.agreement == Agreement::Draw ? " agreed=draw" : "";
    const std::string settings = text(state.settings);
    return settings.empty() ? line : line + " " + settings;
}

Parsed<State> parseState(std::string_view text, const Settings& base) {
    if (!base.atlas) {
        return ParseError{0, "settings with a map", ""};
    }
    return PositionParser(text, base).parse();
}

} // namespace umpire::triremes
