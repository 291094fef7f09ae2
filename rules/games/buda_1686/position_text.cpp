#include "rules/games/buda_1686/position_words.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

/// Reads a position word by word, in the order in which it is written.
class PositionParser {
public:
    PositionParser(std::string_view text, const Settings& base) : reader_(text) {
        state_.settings = base;
        state_.levels = base.scenario->startLevels;
        state_.stock.fill(base.scenario->entrenchments);
        state_.units.resize(base.scenario->units.size());
        state_.entrenchments.resize(base.scenario->zones.size());
    }

    Parsed<State> parse() {
        if (!readFields() || !readSettings()) {
            return error_;
        }
        if (const auto contradiction = contradictionIn(state_)) {
            return reader_.failAt(0, message("a position that can be: %1", *contradiction));
        }
        return state_;
    }

private:
    bool fail(ParseError error) {
        error_ = std::move(error);
        return false;
    }
    bool readFields();
    bool readUnits();
    bool readField(const PositionField& field);
    bool readSettings();
    /// Takes the space before a word that follows another; takes nothing at the start.
    bool takeSpace() {
        return reader_.at() == 0 || reader_.take(" ") ? true
                                                      : fail(reader_.fail(message("a space")));
    }

    NotationReader reader_;
    State state_;
    ParseError error_;
};

bool PositionParser::readField(const PositionField& field) {
    const std::string key = std::string(field.key) + "=";
    const std::string ahead = (reader_.at() == 0 ? "" : " ") + key;
    if (!reader_.rest().starts_with(ahead)) {
        return field.need == Need::Optional
                   ? true
                   : fail(reader_.failAt(reader_.at() + (reader_.peek() == ' ' ? 1 : 0),
                                         "`" + key + "`"));
    }
    reader_.take(ahead);
    const std::size_t begin = reader_.at();
    const bool read = field.read(reader_, state_) && (reader_.atEnd() || reader_.peek() == ' ');
    return read ? true : fail(reader_.failAt(begin, message(field.expected)));
}

bool PositionParser::readUnits() {
    for (UnitIndex unit = 0; unit < unitCount(state_.scenario()); ++unit) {
        const std::string key = " " + state_.spec(unit).id + "=";
        if (!reader_.take(key)) {
            return fail(reader_.failAt(reader_.at() + (reader_.peek() == ' ' ? 1 : 0),
                                       "`" + key.substr(1) + "`"));
        }
        const std::size_t begin = reader_.at();
        if (!readUnit(reader_, state_, unit) || (!reader_.atEnd() && reader_.peek() != ' ')) {
            return fail(reader_.failAt(
                begin,
                message("a zone, a breach such as %1, %2, %3 if damaged, of an officer %4 "
                        "and his marker",
                        "VV*", "`cup`, `lost`, `sick8`, `waiting`, `reserve`", "`-`", "`:`")));
        }
    }
    return true;
}

bool PositionParser::readFields() {
    for (const PositionField& field : headFields()) {
        if (!readField(field)) {
            return false;
        }
    }
    if (!readUnits()) {
        return false;
    }
    for (const PositionField& field : tailFields()) {
        if (!readField(field)) {
            return false;
        }
    }
    return true;
}

bool PositionParser::readSettings() {
    bool first = true;
    while (!reader_.atEnd()) {
        if (!takeSpace()) {
            return false;
        }
        const NotationReader before = reader_;
        const std::string_view word = reader_.takeWord();
        Settings settings = state_.settings;
        if (first) {
            takeSetting(variants()[0].name, settings); // words modify the default variant
        }
        if (!takeSetting(word, settings)) {
            return fail(before.fail(message("a field in its place, a variant or a setting (%1)",
                                            knownSettings(settingList()))));
        }
        state_.settings = settings;
        first = false;
    }
    return true;
}

} // namespace

std::string text(const State& state) {
    std::string line;
    const auto append = [&line](std::string_view key, const std::string& value) {
        if (!value.empty()) {
            line.append(line.empty() ? "" : " ").append(key).append("=").append(value);
        }
    };
    for (const PositionField& field : headFields()) {
        append(field.key, field.write(state));
    }
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        append(state.spec(unit).id, unitText(state, unit));
    }
    for (const PositionField& field : tailFields()) {
        append(field.key, field.write(state));
    }
    const std::string settings = text(state.settings);
    return settings.empty() ? line : line + " " + settings;
}

Parsed<State> parseState(std::string_view text, const Settings& base) {
    if (!base.scenario) {
        return ParseError{0, "settings with a scenario", ""};
    }
    return PositionParser(text, base).parse();
}

} // namespace umpire::buda_1686
