#pragma once

#include "rules/engine/murus_gallicus/plies.h"

#include <algorithm>
#include <vector>

/// The memory of one search: a transposition table, and statistics for the order of plies.
namespace umpire::murus_engine {

constexpr int kWin = 30000;          ///< value of a win in 0 actions; a win in n actions has n less
constexpr int kProved = kWin - 1000; ///< minimum size of a value that is a proved win or loss
constexpr int kMostPliesAhead = 96;  ///< maximum length of a line, in plies

/// Transposition table: results of searched positions, by key. It grows during the search, up to a
/// maximum size.
class Table {
public:
    enum class Bound : std::uint8_t { None, AtLeast, AtMost, Exact };
    struct Entry {
        std::uint64_t key = 0;
        Ply best;
        std::int16_t value = 0;
        std::int8_t depth = 0;
        Bound bound = Bound::None;
    };

    /// `most`: maximum number of entries, a power of two.
    explicit Table(std::size_t most) : most_(most), entries_(std::min(most, kFirstEntries)) {}

    /// Grows the table in steps, because touching all the memory at once would delay a short
    /// search.
    void makeRoom(std::uint64_t nodes) {
        if (entries_.size() >= most_ || nodes < entries_.size()) {
            return;
        }
        std::vector<Entry> before(std::min(most_, 4 * entries_.size()));
        before.swap(entries_);
        for (const Entry& entry : before) {
            if (entry.bound != Bound::None) {
                keep(entry);
            }
        }
    }

    [[nodiscard]] const Entry* find(std::uint64_t key) const {
        const std::size_t first = placeOf(key);
        for (const std::size_t place : {first, first ^ 1U}) {
            if (entries_[place].key == key && entries_[place].bound != Bound::None) {
                return &entries_[place];
            }
        }
        return nullptr;
    }
    /// Stores an entry. In each pair of slots, the first keeps the deeper search, and the second is
    /// replaced by each other entry.
    void keep(const Entry& entry) {
        const std::size_t first = placeOf(entry.key) & ~std::size_t{1};
        Entry& deep = entries_[first];
        const bool replaces =
            deep.bound == Bound::None || deep.key == entry.key || entry.depth >= deep.depth;
        Entry& place = replaces ? deep : entries_[first + 1];
        place = entry;
    }

private:
    static constexpr std::size_t kFirstEntries = std::size_t{1} << 12;

    [[nodiscard]] std::size_t placeOf(std::uint64_t key) const {
        return std::size_t(key) & (entries_.size() - 1);
    }
    std::size_t most_;
    std::vector<Entry> entries_;
};

/// Orders plies by how often they caused cutoffs, so that the search tries the best first.
template <typename G>
class Order {
public:
    explicit Order(const Setup<G>& setup) : setup_(setup) {}

    void reward(const Position<G>& position, Ply ply, int ahead, int depth) {
        auto& killers = killers_[std::size_t(ahead)];
        if (killers[0] != ply) {
            killers = {ply, killers[0]};
        }
        int& success = history_[index(position.mover, ply)];
        success += depth * depth;
        if (success > kMostSuccess) {
            std::ranges::for_each(history_, [](int& each) { each /= 2; });
        }
    }

    /// Sorts the plies: `first`, then the most promising.
    void sort(const Position<G>& position, PlyList& list, Ply first, int ahead) const {
        std::array<int, kMostPlies> ranks; // NOLINT: the loop sets the first `list.count`
        for (int i = 0; i < list.count; ++i) {
            const Ply ply = list.plies[std::size_t(i)];
            ranks[std::size_t(i)] = ply == first ? kFirst : rankOf(position, ply, ahead);
        }
        // Insertion sort: the list is short, and often in order.
        for (int i = 1; i < list.count; ++i) {
            const Ply ply = list.plies[std::size_t(i)];
            const int rank = ranks[std::size_t(i)];
            int j = i;
            for (; j > 0 && ranks[std::size_t(j - 1)] < rank; --j) {
                ranks[std::size_t(j)] = ranks[std::size_t(j - 1)];
                list.plies[std::size_t(j)] = list.plies[std::size_t(j - 1)];
            }
            ranks[std::size_t(j)] = rank;
            list.plies[std::size_t(j)] = ply;
        }
    }

private:
    static constexpr int kMostSuccess = 1 << 20;
    static constexpr int kFirst = 1 << 30;
    static constexpr int kKiller = 1 << 24;

    static std::size_t index(int seat, Ply ply) {
        return (std::size_t(seat) * G::kBits + ply.from) * G::kBits +
               (ply.kind == Ply::Kind::Move ? ply.far : ply.near);
    }
    int rankOf(const Position<G>& position, Ply ply, int ahead) const {
        const auto& killers = killers_[std::size_t(ahead)];
        const int killer = ply == killers[0] ? kKiller : ply == killers[1] ? kKiller - 1 : 0;
        const auto& worth = setup_.worth[std::size_t(position.mover)][0];
        const int forwards = ply.kind == Ply::Kind::Move ? worth[ply.far] - worth[ply.from] : 0;
        return killer + history_[index(position.mover, ply)] + forwards;
    }

    const Setup<G>& setup_;
    std::array<std::array<Ply, 2>, kMostPliesAhead + 1> killers_{};
    std::vector<int> history_ = std::vector<int>(std::size_t(G::kSeats) * G::kBits * G::kBits);
};

} // namespace umpire::murus_engine
