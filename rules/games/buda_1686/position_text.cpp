#include "rules/games/buda_1686/position_words.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

/// Reads the text of a position, word by word, in the order in which it is written.
class PositionParser : public RefusingReader {
public:
    PositionParser(std::string_view text, const Settings& base) : RefusingReader(text) {
        state_.settings = base;
        state_.levels = base.scenario->startLevels;
        state_.stock.fill(base.scenario->entrenchments);
        state_.units.resize(base.scenario->units.size());
        state_.entrenchments.resize(base.scenario->zones.size());
    }

    Parsed<State> parse() {
        if (!readFields(headFields()) || !readUnits() || !readFields(tailFields()) ||
            !readSettings()) {
            return error();
        }
        if (const auto contradiction = contradictionIn(state_)) {
            return failAt(0, message("a position that can be: %1", *contradiction));
        }
        return state_;
    }

private:
    /// Takes `key=` with the space before it. Returns false, and takes nothing, before another
    /// word.
    bool takeKey(std::string_view key) {
        return take((at() == 0 ? "" : " ") + std::string(key) + "=");
    }
    bool refuseKey(std::string_view key) {
        return refuseAt(at() + (peek() == ' ' ? 1 : 0), "`" + std::string(key) + "=`");
    }
    bool readField(const PositionField& field) {
        if (!takeKey(field.key)) {
            return field.need == Need::Optional || refuseKey(field.key);
        }
        const std::size_t begin = at();
        return (field.read(*this, state_) && atWordsEnd()) ||
               refuseAt(begin, message(field.expected));
    }
    bool readUnits() {
        for (UnitIndex unit = 0; unit < unitCount(state_.scenario()); ++unit) {
            const std::string& id = state_.spec(unit).id;
            if (!takeKey(id)) {
                return refuseKey(id);
            }
            const std::size_t begin = at();
            if (!readUnit(*this, state_, unit) || !atWordsEnd()) {
                return refuseAt(
                    begin,
                    message("a zone, a breach such as %1, %2, %3 if damaged, of an officer %4 "
                            "and his marker",
                            "VV*", "`cup`, `lost`, `sick8`, `waiting`, `reserve`", "`-`", "`:`"));
            }
        }
        return true;
    }
    bool readFields(std::span<const PositionField> fields) {
        return std::ranges::all_of(fields,
                                   [&](const PositionField& field) { return readField(field); });
    }
    bool readSettings() {
        for (bool first = true; !atEnd(); first = false) {
            if (at() != 0 && !take(" ")) {
                return refuse(message("a space"));
            }
            const std::size_t begin = at();
            const std::string_view word = takeWord();
            Settings settings = state_.settings;
            if (first) {
                // The first setting changes the default variant.
                takeSetting(variants()[0].name, settings);
            }
            if (!takeSetting(word, settings)) {
                return refuseAt(begin, message("a field in its place, a variant or a setting (%1)",
                                               knownSettings(settingList())));
            }
            state_.settings = settings;
        }
        return true;
    }

    State state_;
};

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
