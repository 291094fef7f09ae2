#include "app/game/live/seated_names.h"

#include "app/common/failure/joined_texts.h"
#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"

#include <algorithm>

namespace umpire {
namespace {

tl::unexpected<Failure> wrongName(const std::string& why) {
    return wrongSetting("name", why);
}

tl::unexpected<Failure> wrongComputer(const std::string& why) {
    return wrongSetting("play", why);
}

std::string inQuotes(std::string_view text) {
    return "`" + printable(text) + "`";
}

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

} // namespace

Expected<void> checkSide(std::string_view setting, std::string_view side,
                         const std::vector<std::string>& sides) {
    if (std::ranges::find(sides, side) != sides.end()) {
        return {};
    }
    return wrongSetting(std::string(setting), inQuotes(side) +
                                                  " plays no part in this game; the players are " +
                                                  joinedTexts(", ", sides));
}

Expected<void> addName(PlayerNames& names, std::string_view sideAndName) {
    const std::size_t at = sideAndName.find('=');
    if (at == std::string_view::npos || at == 0) {
        return wrongName(inQuotes(sideAndName.substr(0, kMostNameLetters)) +
                         " is no SIDE=NAME; give one such as roman=Anna");
    }
    const auto [seat, isNew] =
        names.emplace(sideAndName.substr(0, at), withoutBlanks(sideAndName.substr(at + 1)));
    return isNew ? Expected<void>()
                 : wrongName(inQuotes(seat->first) + " is named twice; name it once");
}

Expected<void> checkNames(const PlayerNames& names, const std::vector<std::string>& sides) {
    for (const auto& [side, name] : names) {
        if (auto known = checkSide("name", side, sides); !known) {
            return known;
        }
        if (withoutBlanks(name).empty()) {
            return wrongName("the name of " + side + " is empty; give one, or leave it out");
        }
        if (lettersIn(name) > kMostNameLetters) {
            return wrongName("the name of " + side + " has more than " +
                             std::to_string(kMostNameLetters) + " letters; give a shorter one");
        }
        if (printable(name) != name) {
            return wrongName("the name of " + side + ", " + inQuotes(name) +
                             ", has signs that no page can show; write it in letters");
        }
    }
    return {};
}

Expected<void> addComputer(ComputerSeats& seats, std::string_view sideAndStrength) {
    const std::size_t at = sideAndStrength.find('=');
    const std::string_view side = sideAndStrength.substr(0, at);
    const std::string_view level =
        at == std::string_view::npos ? "4" : sideAndStrength.substr(at + 1);
    const int strength = numberIn<int>(level).value_or(0);
    if (side.empty() || strength < 1 || strength > 4) {
        return wrongComputer(
            "`" + std::string(sideAndStrength) +
            "` is no SIDE=STRENGTH; give a side and a number from 1 to 4, such as gaul=3");
    }
    return seats.sides.emplace(side, Strength(strength)).second
               ? Expected<void>()
               : wrongComputer("`" + std::string(side) + "` is named twice; name it once");
}

Expected<void> checkComputers(const ComputerSeats& seats, const std::vector<std::string>& sides) {
    for (const auto& [side, strength] : seats.sides) {
        if (auto known = checkSide("play", side, sides); !known) {
            return known;
        }
    }
    return {};
}

} // namespace umpire
