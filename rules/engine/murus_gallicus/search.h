#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/murus_gallicus/memory.h"

#include <cmath>

/// Iterative deepening with principal variation search (Reinefeld, "An improvement to the Scout
/// tree-search algorithm", ICCA Journal 1983). While more than two players are in play, the others
/// are treated as one alliance (the paranoid algorithm: Sturtevant and Korf, "On pruning techniques
/// for multi-player games", AAAI 2000). This is enough for a short search; Crowd plays better.
namespace umpire::murus_engine {

struct Found {
    std::vector<Ply> line; ///< empty if there is no ply
    int value = 0;         ///< for the side to move, as in Search
    Searched searched;
};

/// Converts a probability between 0 and 1 to the units of Weights: the inverse of chanceOf.
inline int valueOf(double chance, double scale) {
    constexpr double kSure = 1e-9;
    const double odds = (chance + kSure) / (1. - chance + kSure);
    return int(std::lround(scale * std::log(odds)));
}

/// Values are for the side to move. A win is kWin minus the number of actions until then.
template <typename G>
class Search {
public:
    Search(const Setup<G>& setup, const Limits& limits, std::size_t mostEntries)
        : setup_(setup), limits_(limits), table_(mostEntries), order_(setup) {}

    /// Searches to `mostDepth`. The first iteration is never stopped.
    Found run(const Position<G>& root, int mostDepth);

    /// Returns each ply's value from a search of that depth, for the mover of `root`.
    std::vector<std::pair<Ply, int>> judgeAll(const Position<G>& root, int depth);
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    struct Line {
        std::array<Ply, kMostPliesAhead + 1> plies; // the first `count` are set
        int count = 0;
        void set(Ply first, const Line& rest) {
            plies[0] = first;
            count = std::min(rest.count + 1, kMostPliesAhead);
            std::copy_n(rest.plies.begin(), count - 1, plies.begin() + 1);
        }
    };
    /// The parameters of one node's search.
    struct Task {
        int depth = 0; ///< remaining depth in plies
        int ahead = 0; ///< plies from the root
        int alpha = -kWin;
        int beta = kWin;
        int place = 0; ///< index of the present ply in the order
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
    int depth_ = 1; ///< depth of this iteration
    bool stopped_ = false;
    bool isProved_ = false; ///< a win is proved; no reduction, since only a shorter proof is sought
};

extern template class Search<Duel>;
extern template class Search<Squares>;
extern template class Search<Hexagons>;

} // namespace umpire::murus_engine
