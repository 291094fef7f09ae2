#include "app/game/referee/core/told_reader.h"

namespace umpire::referee {
namespace {

/// Maximum distance by which a bumped die moves. A die that is thrown again hardly ever lands that
/// near.
constexpr Millimetres kSamePlace = 5_mm;
/// Minimum confidence of a number; below it the players are asked for the number.
constexpr double kSureOfADie = 0.9;

bool isSure(const Die& die) {
    return die.confidence >= kSureOfADie;
}
bool isSame(const Die& one, const Die& other) {
    return one.value == other.value && distance(one.center, other.center) < kSamePlace;
}
/// Tells whether the two may be the same die. An uncertain old die in the same place may be.
bool isPerhapsSame(const Die& now, const Die& old) {
    return isSame(now, old) || (!isSure(old) && distance(now.center, old.center) < kSamePlace);
}

} // namespace

void DieWatch::look(const TableObservation& seen, DieOwed owed) {
    ++looks_;
    const std::optional<Die> now =
        seen.dice.size() == 1 ? std::optional(seen.dice.front()) : std::nullopt;
    alike_ = now && isSure(*now) && die_ && isSure(*die_) && isSame(*now, *die_) ? alike_ + 1 : 1;
    die_ = now;
    if (owed == DieOwed::No && die_) { // a die that is not visible may still be on the table
        old_ = die_;
    }
}

std::optional<int> DieWatch::thrown() const {
    const bool fresh = die_ && isSure(*die_) && !(old_ && isPerhapsSame(*die_, *old_));
    return fresh && alike_ >= 2 ? die_->value : std::nullopt;
}

std::string readyAction(const std::string& player) {
    return player.substr(0, 1) + " ready";
}

std::string readiness(const std::vector<std::string>& players) {
    std::string all;
    for (const std::string& player : players) {
        all.append(all.empty() ? "" : ", ").append("`" + readyAction(player) + "`");
    }
    return all;
}

} // namespace umpire::referee
