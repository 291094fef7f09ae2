#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/murus_gallicus/chances.h"
#include "rules/engine/murus_gallicus/search.h"

/// UCT for more than two players (Sturtevant, "An analysis of UCT in multi-player games", CG 2008).
/// Each player maximises his own probability of winning. Leaves are evaluated by chancesOf, without
/// a playout.
namespace umpire::murus_engine {

template <typename G>
class Crowd {
public:
    Crowd(const Setup<G>& setup, const Limits& limits)
        : setup_(setup), limits_(limits), lot_(limits.seed) {}

    /// Searches until the limits are reached, but each ply of `root` at least once. `root` must
    /// have a legal ply and no winner. `mostNodes` is the maximum number of positions.
    Found run(const Position<G>& root, std::uint64_t mostNodes);

private:
    /// A ply, with statistics of the visits to the position after it.
    struct Branch {
        Ply ply;
        std::uint32_t visits = 0;
        double sum = 0.;         ///< sum of the winning probabilities of the ply's player
        std::uint32_t first = 0; ///< index of the first child branch; 0: no children
        std::uint16_t count = 0;
    };
    struct Step {
        std::uint32_t branch = 0;
        int mover = 0;
    };

    void grow(std::uint32_t branch, const Position<G>& position);
    void goDown(const Position<G>& root);
    std::uint32_t chosen(const Branch& from);
    [[nodiscard]] std::uint32_t best(const Branch& from) const;
    [[nodiscard]] bool goesOn(std::uint64_t mostNodes) const;

    const Setup<G>& setup_;
    const Limits& limits_;
    Lot lot_;
    std::vector<Branch> branches_; ///< branches of the tree; the root comes first
    std::vector<Step> path_;       ///< steps of this descent, from the root to the leaf
    std::uint64_t nodes_ = 0;
    std::size_t longest_ = 0;
};

extern template class Crowd<Squares>;
extern template class Crowd<Hexagons>;

} // namespace umpire::murus_engine
