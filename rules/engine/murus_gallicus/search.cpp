#include "rules/engine/murus_gallicus/search.h"

#include "rules/engine/murus_gallicus/chances.h"

namespace umpire::murus_engine {
namespace {

constexpr std::uint64_t kNodesBetweenStops = 256;
/// Plies from this index in the sorted list on are searched with reduced depth.
constexpr int kFirstLatePly = 4;
constexpr int kLeastLateDepth = 3; ///< minimum remaining depth for that reduction, in plies
/// Threats extend the search to this depth, plus twice the iteration's depth from depth 2 on.
constexpr int kExtendedAtFirst = 4;
/// Maximum depth with only one legal ply, since more time has no use.
constexpr int kForcedDepth = 6;

} // namespace

template <typename G>
bool Search<G>::mustStop() {
    if (stopped_ || depth_ == 1) {
        return stopped_;
    }
    stopped_ = (limits_.nodes != 0 && nodes_ >= limits_.nodes) ||
               (nodes_ % kNodesBetweenStops == 0 && limits_.stop && limits_.stop());
    return stopped_;
}

/// Evaluates the units of one player, whoever's turn it is.
template <typename G>
int Search<G>::standing(const Position<G>& position, int seat) const {
    return position.worth[std::size_t(seat)] +
           setup_.weights.move * mobility(setup_, position, seat);
}

template <typename G>
int Search<G>::judge(const Position<G>& position) const {
    if (setup_.seats == 2) {
        return standing(position, position.mover) - standing(position, 1 - position.mover) +
               setup_.weights.turn;
    }
    const double chance = chancesOf(setup_, position)[std::size_t(rootSeat_)];
    const int value = valueOf(chance, setup_.weights.scale);
    return isRootsSide(position.mover) ? value : -value;
}

/// Returns the value if the game is over, or if the mover can win with this action. Otherwise
/// returns none.
template <typename G>
std::optional<int> Search<G>::ended(const Position<G>& position, int ahead, Line& line) const {
    const auto mover = std::size_t(position.mover);
    if (setup_.seats > 2) {
        const bool isLast = countBits(std::uint64_t(position.out)) + 1 >= setup_.seats;
        const bool isRootOut = position.isOut(rootSeat_);
        if (!isLast && !isRootOut) {
            return std::nullopt;
        }
        return isRootsSide(position.mover) != isRootOut ? kWin - ahead : ahead - kWin;
    }
    if ((position.units(position.mover) & setup_.later[mover]) != 0) {
        return kWin - ahead;
    }
    const auto goal = setup_.atOnce[mover];
    if (goal == 0 || reachers(setup_, position, position.mover, goal) == 0) {
        return std::nullopt;
    }
    PlyList list;
    listPlies(setup_, position, list);
    for (int i = 0; i < list.count; ++i) {
        const Ply ply = list.plies[std::size_t(i)];
        const auto after = played(setup_, position, ply);
        if ((after.units(position.mover) & goal) != 0) {
            line.set(ply, {});
            return kWin - ahead - 1;
        }
    }
    return std::nullopt;
}

/// Tells whether the opponent would win if it were his turn.
template <typename G>
bool Search<G>::isThreatened(const Position<G>& position) const {
    const auto foe = std::size_t(1 - position.mover);
    if (setup_.seats > 2) {
        return false;
    }
    return (position.units(int(foe)) & setup_.later[foe]) != 0 ||
           (setup_.atOnce[foe] != 0 &&
            reachers(setup_, position, int(foe), setup_.atOnce[foe]) != 0);
}

template <typename G>
std::optional<int> Search<G>::remembered(std::uint64_t key, const Task& task, Ply& best) const {
    const Table::Entry* entry = table_.find(key);
    if (entry == nullptr) {
        return std::nullopt;
    }
    best = entry->best;
    const int value = entry->value > kProved    ? entry->value - task.ahead
                      : entry->value < -kProved ? entry->value + task.ahead
                                                : entry->value;
    const bool serves = entry->bound == Table::Bound::Exact ||
                        (entry->bound == Table::Bound::AtLeast && value >= task.beta) ||
                        (entry->bound == Table::Bound::AtMost && value <= task.alpha);
    return entry->depth >= task.depth && serves ? std::optional(value) : std::nullopt;
}

template <typename G>
void Search<G>::remember(std::uint64_t key, const Task& task, Table::Entry entry) {
    const int value = entry.value;
    entry.key = key;
    entry.depth = std::int8_t(task.depth);
    entry.value = std::int16_t(value > kProved    ? value + task.ahead
                               : value < -kProved ? value - task.ahead
                                                  : value);
    table_.keep(entry);
}

template <typename G>
int Search<G>::visit(const Position<G>& position, Task task, Line& line) {
    ++nodes_;
    line.count = 0;
    table_.makeRoom(nodes_);
    if (mustStop()) {
        return 0;
    }
    if (const auto value = ended(position, task.ahead, line)) {
        return *value;
    }
    if (task.ahead >= kMostPliesAhead) {
        return judge(position);
    }
    task.alpha = std::max(task.alpha, task.ahead - kWin);
    task.beta = std::min(task.beta, kWin - task.ahead - 1);
    if (task.alpha >= task.beta) {
        return task.alpha;
    }
    const int mostExtended = depth_ == 1 ? kExtendedAtFirst : 2 * depth_ + kExtendedAtFirst;
    if (task.ahead < mostExtended && isThreatened(position)) {
        ++task.depth; // most answers lose, so this adds few positions
    }
    return task.depth <= 0 ? judge(position) : searchPlies(position, task, line);
}

template <typename G>
int Search<G>::searchPlies(const Position<G>& position, Task task, Line& line) {
    Ply first;
    // With an open window the whole line must be found.
    const bool isOpen = task.beta - task.alpha > 1;
    if (const auto value = remembered(position.key, task, first); value && !isOpen) {
        return *value;
    }
    PlyList list;
    listPlies(setup_, position, list);
    if (list.count == 0) {
        return task.ahead - kWin;
    }
    order_.sort(position, list, first, task.ahead);
    const int alpha = task.alpha;
    int best = -kWin;
    Ply bestPly = list.plies[0];
    for (task.place = 0; task.place < list.count && best < task.beta; ++task.place) {
        const Ply ply = list.plies[std::size_t(task.place)];
        Line rest;
        const int value = task.place == 0 ? afterPly(position, ply, task, rest)
                                          : afterLatePly(position, ply, task, rest);
        if (stopped_) {
            return 0;
        }
        if (value > best) {
            best = value;
            bestPly = ply;
            if (value > task.alpha) {
                task.alpha = value;
                line.set(ply, rest);
            }
        }
    }
    if (best >= task.beta) {
        order_.reward(position, bestPly, task.ahead, task.depth);
    }
    const auto bound = best >= task.beta ? Table::Bound::AtLeast
                       : best > alpha    ? Table::Bound::Exact
                                         : Table::Bound::AtMost;
    remember(position.key, task, {0, bestPly, std::int16_t(best), 0, bound});
    return best;
}

/// Searches the position after the ply. `task` belongs to the position before the ply.
template <typename G>
int Search<G>::afterPly(const Position<G>& before, Ply ply, const Task& task, Line& line) {
    Position<G> after = played(setup_, before, ply);
    if (setup_.seats > 2) {
        settle(setup_, after);
    } else if ((after.units(before.mover) & setup_.atOnce[std::size_t(before.mover)]) != 0) {
        line.count = 0;
        return kWin - task.ahead - 1;
    }
    const int depth = task.depth - 1;
    const int ahead = task.ahead + 1;
    return isRootsSide(after.mover) == isRootsSide(before.mover)
               ? visit(after, {depth, ahead, task.alpha, task.beta}, line)
               : -visit(after, {depth, ahead, -task.beta, -task.alpha}, line);
}

/// Searches a ply that is unlikely to be the best: first with a null window and, if the ply is late
/// in the list, with reduced depth.
template <typename G>
int Search<G>::afterLatePly(const Position<G>& before, Ply ply, const Task& task, Line& line) {
    Task narrow = task;
    narrow.beta = task.alpha + 1;
    if (task.place >= kFirstLatePly && task.depth >= kLeastLateDepth && !isProved_) {
        narrow.depth -= task.place >= 3 * kFirstLatePly ? 2 : 1;
        const int value = afterPly(before, ply, narrow, line);
        if (value <= task.alpha || stopped_) {
            return value;
        }
        narrow.depth = task.depth;
    }
    const int value = afterPly(before, ply, narrow, line);
    return value > task.alpha && value < task.beta && !stopped_ ? afterPly(before, ply, task, line)
                                                                : value;
}

/// Runs one iteration. Returns false if it was stopped. Then `found` is the best ply so far, at
/// least as good as the best ply of the iteration before.
template <typename G>
bool Search<G>::iterate(const Position<G>& root, PlyList& list, int depth, Found& found) {
    Task task{.depth = depth};
    depth_ = depth;
    for (; task.place < list.count; ++task.place) {
        const auto place = task.place;
        const Ply ply = list.plies[std::size_t(place)];
        Line rest;
        const int value =
            place == 0 ? afterPly(root, ply, task, rest) : afterLatePly(root, ply, task, rest);
        if (stopped_) {
            return false;
        }
        if (place == 0 || value > task.alpha) {
            task.alpha = value;
            Line line;
            line.set(ply, rest);
            found.line.assign(line.plies.begin(), line.plies.begin() + line.count);
            found.value = value;
            std::rotate(list.plies.begin(), list.plies.begin() + place,
                        list.plies.begin() + place + 1);
        }
    }
    found.searched.depth = depth;
    return true;
}

template <typename G>
Found Search<G>::run(const Position<G>& root, int mostDepth) {
    rootSeat_ = root.mover;
    stopped_ = false;
    isProved_ = false;
    PlyList list;
    listPlies(setup_, root, list);
    Found found;
    if (list.count == 0) {
        return found;
    }
    order_.sort(root, list, {}, 0);
    mostDepth = std::min(mostDepth, list.count == 1 ? kForcedDepth : kMostPliesAhead / 2);
    for (int depth = 1; depth <= mostDepth; ++depth) {
        Found next = found;
        isProved_ = std::abs(found.value) > kProved;
        const bool isWhole = iterate(root, list, depth, next);
        if (found.value <= kProved || next.value >= found.value) { // a proved win is kept
            found = std::move(next);
        }
        // A win that was proved with threat extensions may not be the shortest win.
        if (!isWhole || kWin - std::abs(found.value) <= depth || (limits_.stop && limits_.stop())) {
            break;
        }
    }
    found.searched.nodes = nodes_;
    const bool isDuel = setup_.seats - countBits(std::uint64_t(root.out)) == 2;
    found.searched.isComplete = found.value > kProved || (found.value < -kProved && isDuel);
    return found;
}

template <typename G>
std::vector<std::pair<Ply, int>> Search<G>::judgeAll(const Position<G>& root, int depth) {
    rootSeat_ = root.mover;
    depth_ = 1;
    PlyList list;
    listPlies(setup_, root, list);
    std::vector<std::pair<Ply, int>> values;
    for (int i = 0; i < list.count; ++i) {
        const Ply ply = list.plies[std::size_t(i)];
        Line rest;
        values.emplace_back(ply, afterPly(root, ply, {.depth = depth}, rest));
    }
    return values;
}

template class Search<Duel>;
template class Search<Squares>;
template class Search<Hexagons>;

} // namespace umpire::murus_engine
