#include "rules/games/triremes/notation.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

constexpr char kOutOfThrowLetter = '-';

// Writing.

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

/// Writes " key=a,b", or nothing if there are none.
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

// Reading.

/// Reads a position. It reads the settings at the end first, because they determine the board.
class PositionParser {
public:
    PositionParser(std::string_view text, const Settings& base) : text_(text), reader_(text) {
        state_.settings = base;
    }

    Parsed<State> parse() {
        if (!readSettings() || !readFigures() || !readTurn() || !readLists() || !readEnd()) {
            return error_;
        }
        if (const auto contradiction = contradictionIn(state_)) {
            return reader_.failAt(0, message("a position that can be: %1", *contradiction));
        }
        return std::move(state_);
    }

private:
    bool fail(ParseError error) {
        error_ = std::move(error);
        return false;
    }
    bool failHere(const Message& expected) { return fail(reader_.fail(expected)); }
    bool readSettings();
    bool readFigures();
    bool readShips(Player owner);
    bool readShip(Player owner);
    bool readSoldiers(Player owner);
    bool readTurn();
    bool readLists();
    bool readPlaces();
    bool readThrows();
    bool readFights();
    bool readFight();
    bool readAllies();
    bool readResigned();
    bool readAgreed();
    bool readAlliance();
    bool readEnd() {
        return reader_.at() == settingsBegin_
                   ? true
                   : failHere(message("%1, a variant or a setting (%2)",
                                      "`place=`, `throws=`, `fight=`, `allies=`, `resigned=`, "
                                      "`agreed=`",
                                      knownSettings(settingList())));
    }
    const Chart& chart() const { return state_.chart(); }
    bool atWordsEnd() const { return reader_.atEnd() || reader_.peek() == ' '; }
    std::optional<Square> takePlace() {
        const auto square = takeSquare(reader_, chart());
        if (!square) {
            failHere(anySquare(chart()));
        }
        return square;
    }

    std::string_view text_;
    NotationReader reader_;
    std::size_t settingsBegin_ = 0; ///< index of the space before the settings, or the end
    State state_;
    ParseError error_;
};

/// Reads from the first word that is a setting.
bool PositionParser::readSettings() {
    settingsBegin_ = text_.size();
    NotationReader words = reader_;
    for (bool first = true; !words.atEnd();) {
        const std::size_t begin = words.at();
        words.take(" ");
        const NotationReader before = words;
        const std::string_view word = words.takeWord();
        Settings settings = state_.settings;
        if (first) {
            takeSetting(variants()[0].name, settings); // words modify the default variant
        }
        if (takeSetting(word, settings)) {
            settingsBegin_ = first ? begin : settingsBegin_;
            state_.settings = settings;
            first = false;
        } else if (!first || (word.empty() && !words.take(" "))) {
            return fail(before.fail(message("a setting (%1)", knownSettings(settingList()))));
        }
    }
    return true;
}

bool PositionParser::readShip(Player owner) {
    const auto bow = takePlace();
    if (!bow) {
        return false;
    }
    const auto heading = takeHeading(reader_);
    if (!heading) {
        return failHere(
            message("where the bow points: %1, %2, %3 or %4", "`n`", "`e`", "`s`", "`w`"));
    }
    Ship ship{*bow, *heading, owner};
    if (reader_.take(":")) {
        const NotationReader before = reader_;
        const auto soldiers = reader_.takeNumber();
        if (!soldiers || *soldiers < 1 || *soldiers > kMaxAboard) {
            return fail(before.fail(message("how many soldiers are aboard, 1 or 2")));
        }
        ship.soldiers = *soldiers;
    }
    addShip(state_, ship);
    return true;
}

bool PositionParser::readShips(Player owner) {
    if (reader_.take("|")) {
        return true;
    }
    do {
        if (!readShip(owner)) {
            return false;
        }
    } while (reader_.take(","));
    return reader_.take("|")
               ? true
               : failHere(message("%1 and a ship, or %2 and the soldiers", "`,`", "`|`"));
}

bool PositionParser::readSoldiers(Player owner) {
    if (atWordsEnd()) {
        return true;
    }
    do {
        const auto at = takePlace();
        if (!at) {
            return false;
        }
        addSoldier(state_, {*at, owner});
    } while (reader_.take(","));
    return atWordsEnd() ? true : failHere(message("%1 and a soldier, or a space", "`,`"));
}

bool PositionParser::readFigures() {
    for (int seat = 0; seat < chart().players; ++seat) {
        const std::string key = (seat == 0 ? "" : " ") + nameOf(state_.settings, {seat}) + "=";
        if (!reader_.take(key)) {
            return failHere(message("%1 and the player's figures", "`" + key + "`"));
        }
        if (!readShips({seat}) || !readSoldiers({seat})) {
            return false;
        }
    }
    return true;
}

bool PositionParser::readTurn() {
    if (!reader_.take(" turn=")) {
        return failHere(message("%1 and whose turn it is", "` turn=`"));
    }
    const auto mover = takePlayer(reader_, state_.settings);
    if (!mover || !atWordsEnd()) {
        return failHere(anyPlayer(state_.settings));
    }
    state_.mover = *mover;
    return true;
}

bool PositionParser::readPlaces() {
    for (int seat = 0; seat < chart().players; ++seat) {
        const NotationReader before = reader_;
        const bool parted = seat == 0 || reader_.take(",");
        const auto soldiers = reader_.takeNumber();
        if (!parted || !soldiers || *soldiers > chart().soldiersEach) {
            return fail(
                before.fail(message("soldiers to be placed of each of the %1 players, at most %2",
                                    chart().players, chart().soldiersEach)));
        }
        state_.toPlace[std::size_t(seat)] = *soldiers;
    }
    return true;
}

bool PositionParser::readThrows() {
    for (int seat = 0; seat < chart().players; ++seat) {
        const NotationReader before = reader_;
        const bool parted = seat == 0 || reader_.take(",");
        const bool out = reader_.take(std::string_view(&kOutOfThrowLetter, 1));
        const auto thrown = out ? std::optional(kOutOfThrow) : reader_.takeNumber();
        if (!parted || !thrown || *thrown > kDieSides) {
            return fail(before.fail(message("the die of each of the %1 players, 1 to 6, %2 or %3",
                                            chart().players, "`0`", "`-`")));
        }
        state_.throws.push_back(*thrown);
    }
    return true;
}

bool PositionParser::readFight() {
    Fight fight;
    const auto starter = takePlace();
    if (!starter) {
        return false;
    }
    fight.starter = *starter;
    if (reader_.take("<")) {
        fight.striker = Party::Other;
    } else if (!reader_.take(">")) {
        return failHere(message("%1 or %2, who attacks in this exchange", "`>`", "`<`"));
    }
    const auto other = takePlace();
    if (!other) {
        return false;
    }
    fight.other = *other;
    if (reader_.take(":")) {
        const NotationReader before = reader_;
        const auto die = reader_.takeNumber();
        if (!die || *die < 1 || *die > kDieSides) {
            return fail(before.fail(message("the attacker's die, 1 to 6")));
        }
        fight.attackDie = *die;
    }
    state_.fights.push_back(fight);
    return true;
}

bool PositionParser::readFights() {
    do {
        if (!readFight()) {
            return false;
        }
    } while (reader_.take(","));
    return true;
}

bool PositionParser::readAlliance() {
    const NotationReader before = reader_;
    const auto one = takePlayer(reader_, state_.settings);
    const auto other = one && reader_.take("+") ? takePlayer(reader_, state_.settings) : one;
    if (!one || !other || *one == *other) {
        return fail(before.fail(message("two players, such as %1", "first+third")));
    }
    state_.allies[std::size_t(one->seat)] |= 1U << unsigned(other->seat);
    state_.allies[std::size_t(other->seat)] |= 1U << unsigned(one->seat);
    return true;
}

bool PositionParser::readAllies() {
    do {
        if (!readAlliance()) {
            return false;
        }
    } while (reader_.take(","));
    return true;
}

bool PositionParser::readResigned() {
    state_.resigned = takePlayer(reader_, state_.settings);
    return state_.resigned ? true : failHere(anyPlayer(state_.settings));
}

bool PositionParser::readAgreed() {
    state_.agreement = Agreement::Draw;
    return reader_.take("draw") ? true : failHere("`draw`");
}

bool PositionParser::readLists() {
    constexpr std::array<std::pair<std::string_view, bool (PositionParser::*)()>, 6> kLists = {
        {{" place=", &PositionParser::readPlaces},
         {" throws=", &PositionParser::readThrows},
         {" fight=", &PositionParser::readFights},
         {" allies=", &PositionParser::readAllies},
         {" resigned=", &PositionParser::readResigned},
         {" agreed=", &PositionParser::readAgreed}}};
    for (const auto& [key, read] : kLists) {
        if (reader_.take(key) && (!(this->*read)() || !atWordsEnd())) {
            return error_.expected.empty() ? failHere(message("%1 or a space", "`,`")) : false;
        }
    }
    return true;
}

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
