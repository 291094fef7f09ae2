#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/murus_gallicus/memory.h"

#include <cmath>

/// Iterative deepening with principal variation search (Reinefeld, "An improvement to the Scout
/// tree-search algorithm", ICCA Journal 1983). While more than two players are in play, all other
/// players count as one alliance (the paranoid algorithm: Sturtevant and Korf, "On pruning
/// techniques for multi-player games", AAAI 2000). This is good enough for a short search; Crowd
/// plays better.
namespace umpire::murus_engine {

struct Found {
    std::vector<Ply> line; ///< expected continuation; empty if no ply is legal
    int value = 0;         ///< value for the side to move, in the units of Weights
    Searched searched;
};

/// Converts a probability, 0 to 1, to the units of Weights. The inverse of chanceOf.
inline int valueOf(double chance, double scale) {
    constexpr double kSure = 1e-9;
    const double odds = (chance + kSure) / (1. - chance + kSure);
    return int(std::lround(scale * std::log(odds)));
}

/// A search. Values are for the side to move, in the units of Weights. A win in n actions has the
/// value kWin - n.
template <typename G>
class Search {
public:
    Search(const Setup<G>& setup, const Limits& limits, std::size_t mostEntries)
        : setup_(setup), limits_(limits), table_(mostEntries), order_(setup) {}

    /// Searches to at most `mostDepth` plies. The first iteration always ends.
    Found run(const Position<G>& root, int mostDepth);

    /// Returns each legal ply with its value for the mover of `root`, from a search of depth
    /// `depth`.
    std::vector<std::pair<Ply, int>> judgeAll(const Position<G>& root, int depth);
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    struct Line {
        std::array<Ply, kMostPliesAhead + 1> plies; // only the first `count` plies are initialised
        int count = 0;
        void set(Ply first, const Line& rest) {
            plies[0] = first;
            count = std::min(rest.count + 1, kMostPliesAhead);
            std::copy_n(rest.plies.begin(), count - 1, plies.begin() + 1);
        }
    };
    /// The parameters of the search of one node.
    struct Task {
        int depth = 0; ///< remaining depth in plies
        int ahead = 0; ///< distance from the root in plies
        int alpha = -kWin;
        int beta = kWin;
        int place = 0; ///< index of the present ply in the sorted list
    };

    int visit(const Position<G>& position, Task task, Line& line);
    int searchPlies(const Position<G>& position, Task task, Line& line);
    int afterPly(const Position<G>& before, Ply ply, const Task& task, Line& line);
    int afterLatePly(const Position<G>& before, Ply ply, const Task& task, Line& line);
    std::optional<int> ended(const Position<G>& position, int ahead, Line& line) const;
    std::optional<int> remembered(std::uint64_t key, const Task& task, Ply& best) const;
    void remember(std::uint64_t key, const Task& task, Table::Entry entry);
    [[nodiscard]] bool isThreatened(const Position<G>& position) const;
    [[nodiscard]] int judge(const Position<G>& position) const;
    [[nodiscard]] int standing(const Position<G>& position, int seat) const;
    [[nodiscard]] bool isRootsSide(int seat) const { return seat == rootSeat_; }
    bool iterate(const Position<G>& root, PlyList& list, int depth, Found& found);
    bool mustStop();

    const Setup<G>& setup_;
    const Limits& limits_;
    Table table_;
    Order<G> order_;
    std::uint64_t nodes_ = 0;
    int rootSeat_ = 0;
    int depth_ = 1; ///< depth of the present iteration
    bool stopped_ = false;
    /// A win is proved; only a shorter win is sought, so no depth is reduced.
    bool isProved_ = false;
};

extern template class Search<Duel>;
extern template class Search<Squares>;
extern template class Search<Hexagons>;

} // namespace umpire::murus_engine
