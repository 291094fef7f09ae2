#include "rules/engine/murus_gallicus/search.h"

namespace umpire::murus_engine {
namespace {

constexpr std::uint64_t kNodesBetweenStops = 256;
constexpr int kFirstLatePly = 4;    ///< plies from here on are searched less deep at first
constexpr int kLeastLateDepth = 3;  ///< not where so little is left
constexpr int kExtendedAtFirst = 4; ///< plies ahead up to which threats are followed

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

/// What one side has, without asking whose turn it is.
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
    int others = 0;
    int count = 0;
    for (int seat = 0; seat < setup_.seats; ++seat) {
        if (seat != rootSeat_ && !position.isOut(seat)) {
            others += standing(position, seat);
            ++count;
        }
    }
    const int value = standing(position, rootSeat_) - others / std::max(count, 1);
    return isRootsSide(position.mover) ? value : -value;
}

/// The value where the game is over or is won with this action.
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

/// Would the opponent win, were it his turn?
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
std::optional<int> Search<G>::remembered(std::uint64_t key, int depth, int ahead, Window window,
                                         Ply& best) const {
    const Table::Entry* entry = table_.find(key);
    if (entry == nullptr) {
        return std::nullopt;
    }
    best = entry->best;
    const int value = entry->value > kProved    ? entry->value - ahead
                      : entry->value < -kProved ? entry->value + ahead
                                                : entry->value;
    const bool serves = entry->bound == Table::Bound::Exact ||
                        (entry->bound == Table::Bound::AtLeast && value >= window.beta) ||
                        (entry->bound == Table::Bound::AtMost && value <= window.alpha);
    return entry->depth >= depth && serves ? std::optional(value) : std::nullopt;
}

template <typename G>
void Search<G>::remember(std::uint64_t key, int depth, int ahead, Table::Entry entry) {
    const int value = entry.value;
    entry.key = key;
    entry.depth = std::int8_t(depth);
    entry.value = std::int16_t(value > kProved    ? value + ahead
                               : value < -kProved ? value - ahead
                                                  : value);
    table_.keep(entry);
}

template <typename G>
int Search<G>::visit(const Position<G>& position, int depth, int ahead, Window window, Line& line) {
    ++nodes_;
    line.count = 0;
    table_.makeRoom(nodes_);
    if (mustStop()) {
        return 0;
    }
    if (const auto value = ended(position, ahead, line)) {
        return *value;
    }
    if (ahead >= kMostPliesAhead) {
        return judge(position);
    }
    window.alpha = std::max(window.alpha, ahead - kWin);
    window.beta = std::min(window.beta, kWin - ahead - 1);
    if (window.alpha >= window.beta) {
        return window.alpha;
    }
    const int mostExtended = depth_ == 1 ? kExtendedAtFirst : 2 * depth_ + kExtendedAtFirst;
    if (ahead < mostExtended && isThreatened(position)) {
        ++depth; // only few answers do not lose
    }
    return depth <= 0 ? judge(position) : searchPlies(position, depth, ahead, window, line);
}

template <typename G>
int Search<G>::searchPlies(const Position<G>& position, int depth, int ahead, Window window,
                           Line& line) {
    Ply first;
    const bool isOpen = window.beta - window.alpha > 1; // then the line is wanted whole
    if (const auto value = remembered(position.key, depth, ahead, window, first);
        value && !isOpen) {
        return *value;
    }
    PlyList list;
    listPlies(setup_, position, list);
    if (list.count == 0) {
        return ahead - kWin;
    }
    order_.sort(setup_, position, list, first, ahead);
    const int alpha = window.alpha;
    int best = -kWin;
    Ply bestPly = list.plies[0];
    for (int i = 0; i < list.count && best < window.beta; ++i) {
        const Ply ply = list.plies[std::size_t(i)];
        Line rest;
        const int value = i == 0 ? afterPly(position, ply, depth - 1, ahead, window, rest)
                                 : afterLatePly(position, ply, {depth, ahead, i}, window, rest);
        if (stopped_) {
            return 0;
        }
        if (value > best) {
            best = value;
            bestPly = ply;
            if (value > window.alpha) {
                window.alpha = value;
                line.set(ply, rest);
            }
        }
    }
    if (best >= window.beta) {
        order_.reward(position, bestPly, ahead, depth);
    }
    const auto bound = best >= window.beta ? Table::Bound::AtLeast
                       : best > alpha      ? Table::Bound::Exact
                                           : Table::Bound::AtMost;
    remember(position.key, depth, ahead, {0, bestPly, std::int16_t(best), 0, bound});
    return best;
}

template <typename G>
int Search<G>::afterPly(const Position<G>& before, Ply ply, int depth, int ahead, Window window,
                        Line& line) {
    Position<G> after = played(setup_, before, ply);
    if (setup_.seats > 2) {
        settle(setup_, after);
    } else if ((after.units(before.mover) & setup_.atOnce[std::size_t(before.mover)]) != 0) {
        line.count = 0;
        return kWin - ahead - 1;
    }
    const bool sameSide = isRootsSide(after.mover) == isRootsSide(before.mover);
    return sameSide ? visit(after, depth, ahead + 1, window, line)
                    : -visit(after, depth, ahead + 1, {-window.beta, -window.alpha}, line);
}

/// A ply that is unlikely to be the best: first whether it is, with a narrow window and, where it
/// is late in the order, less deep. `at`: depth, plies ahead, place in the order.
template <typename G>
int Search<G>::afterLatePly(const Position<G>& before, Ply ply, std::array<int, 3> at,
                            Window window, Line& line) {
    const auto [depth, ahead, place] = at;
    const Window narrow{window.alpha, window.alpha + 1};
    if (place >= kFirstLatePly && depth >= kLeastLateDepth && !isProved_) {
        const int less = place >= 3 * kFirstLatePly ? 2 : 1;
        const int value = afterPly(before, ply, depth - 1 - less, ahead, narrow, line);
        if (value <= window.alpha || stopped_) {
            return value;
        }
    }
    const int value = afterPly(before, ply, depth - 1, ahead, narrow, line);
    return value > window.alpha && value < window.beta && !stopped_
               ? afterPly(before, ply, depth - 1, ahead, window, line)
               : value;
}

/// False where it was stopped; then what it found is not worse than what was known.
template <typename G>
bool Search<G>::iterate(const Position<G>& root, PlyList& list, int depth, Found& found) {
    Window window;
    depth_ = depth;
    for (int i = 0; i < list.count; ++i) {
        const Ply ply = list.plies[std::size_t(i)];
        Line rest;
        const int value = i == 0 ? afterPly(root, ply, depth - 1, 0, window, rest)
                                 : afterLatePly(root, ply, {depth, 0, i}, window, rest);
        if (stopped_) {
            return false;
        }
        if (i == 0 || value > window.alpha) {
            window.alpha = value;
            Line line;
            line.set(ply, rest);
            found.line.assign(line.plies.begin(), line.plies.begin() + line.count);
            found.value = value;
            std::rotate(list.plies.begin(), list.plies.begin() + i, list.plies.begin() + i + 1);
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
    order_.sort(setup_, root, list, {}, 0);
    for (int depth = 1; depth <= std::min(mostDepth, kMostPliesAhead / 2); ++depth) {
        Found next = found;
        isProved_ = std::abs(found.value) > kProved;
        const bool isWhole = iterate(root, list, depth, next);
        if (found.value <= kProved || next.value >= found.value) { // a proof stays one
            found = std::move(next);
        }
        // A proof that threats led far ahead to may not be the shortest.
        if (!isWhole || kWin - std::abs(found.value) <= depth || (limits_.stop && limits_.stop())) {
            break;
        }
    }
    found.searched.nodes = nodes_;
    found.searched.isComplete =
        found.value > kProved || (found.value < -kProved && setup_.seats == 2);
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
        values.emplace_back(ply, afterPly(root, ply, depth - 1, 0, {}, rest));
    }
    return values;
}

template class Search<Duel>;
template class Search<Squares>;
template class Search<Hexagons>;

} // namespace umpire::murus_engine
