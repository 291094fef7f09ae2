#include "app/game/two_tables/two_records.h"

#include <algorithm>
#include <cstdio>
#include <tuple>
#include <utility>

namespace umpire {
namespace {

using Kind = Relation::Kind;
using How = RecordedAction::How;

/// Name of the actor of chance in the referee's announcements.
constexpr std::string_view kChance = "table";
/// Beginning of a die's action in every game's notation. If a player could also act in another way,
/// the referee names that player.
constexpr std::string_view kDie = "die:";

std::size_t commonOf(const RecordedLine& one, const RecordedLine& other) {
    return std::size_t(std::ranges::mismatch(one, other).in1 - one.begin());
}

/// Returns the number of actions to take back and to make to get from one line to the other.
std::size_t distance(const RecordedLine& one, const RecordedLine& other) {
    return one.size() + other.size() - 2 * commonOf(one, other);
}

/// Returns the hash by 64-bit FNV-1a (Fowler, Noll, Vo; draft-eastlake-fnv), in hexadecimal.
std::string codeOf(const std::string& position) {
    std::uint64_t code = 14695981039346656037U;
    for (const char each : position) {
        code = (code ^ std::uint8_t(each)) * 1099511628211U;
    }
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(code));
    return text;
}

} // namespace

void recordIn(RecordedLine& line, const Event& event) {
    if (const auto* called = std::get_if<Called>(&event)) {
        const bool isChance = called->player == kChance || called->action.starts_with(kDie);
        const std::string player = isChance ? "" : called->player;
        const bool isTold = called->source == Source::GaveUp ||
                            called->source == Source::OutOfTime || player.empty();
        const bool isHidden = !called->onlyFor.empty();
        line.push_back({isHidden ? How::Hidden
                        : isTold ? How::Told
                                 : How::Seen,
                        isHidden ? called->onlyFor : player, called->action,
                        codeOf(called->position)});
    } else if (const auto* corrected = std::get_if<Corrected>(&event)) {
        line.push_back(
            {How::Changed, "", english(changeOf(*corrected)), codeOf(corrected->position)});
    } else if (const auto* stands = std::get_if<IllegalStands>(&event)) {
        line.push_back({How::Changed, "", english(changeOf(*stands)), codeOf(stands->position)});
    } else if (const auto* undone = std::get_if<Undone>(&event)) {
        line.resize(line.size() - std::min(line.size(), undone->actions.size()));
    }
}

bool isNewer(const Wanted& one, const Wanted& other) {
    return std::tie(one.version, one.side) > std::tie(other.version, other.side);
}

void TwoRecords::goOnFrom(RecordedLine line) {
    mine_ = std::move(line);
    wanted_ = {mine_, 0, side_};
    goesOn_ = true;
}

void TwoRecords::here(RecordedLine line) {
    const bool isNearer = distance(line, wanted_.line) < distance(mine_, wanted_.line);
    const bool givesIn = line.size() < mine_.size() && commonOf(line, theirs_) == line.size() &&
                         commonOf(mine_, theirs_) < std::min(mine_.size(), theirs_.size());
    mine_ = std::move(line);
    if (!isNearer) {
        wanted_ = {givesIn ? theirs_ : mine_, wanted_.version + 1, side_};
    }
}

void TwoRecords::there(RecordedLine line, Wanted wanted) {
    theirs_ = std::move(line);
    const std::size_t common = commonOf(mine_, wanted.line);
    const bool isAhead = common == wanted.line.size() && common < mine_.size();
    if (std::exchange(goesOn_, false) && isAhead && mine_[common].player == side_) {
        wanted_ = {mine_, wanted.version + 1, side_};
    } else if (isNewer(wanted, wanted_)) {
        wanted_ = std::move(wanted);
    }
}

Relation TwoRecords::compare() const {
    const RecordedLine& wanted = wanted_.line;
    const bool isThere = mine_ == wanted;
    const RecordedLine& other = isThere ? theirs_ : wanted;
    Relation relation{Kind::Differ, commonOf(mine_, other), 0, {}};
    const bool areAllCommon = relation.common == mine_.size();
    const bool isOtherCommon = relation.common == other.size();
    if (isThere && (areAllCommon || isOtherCommon)) {
        relation.kind = mine_ == theirs_ ? Kind::Same : Kind::TheyFollow;
    } else if (areAllCommon) {
        relation.kind = Kind::Make;
        relation.next = wanted[relation.common];
    } else if (isOtherCommon) {
        relation.kind = Kind::TakeBack;
        relation.count = mine_.size() - relation.common;
    }
    return relation;
}

} // namespace umpire
