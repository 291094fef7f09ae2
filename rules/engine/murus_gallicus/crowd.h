#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/murus_gallicus/chances.h"
#include "rules/engine/murus_gallicus/search.h"

/// UCT for more than two players, each of whom maximises his own probability of winning
/// (Sturtevant, "An analysis of UCT in multi-player games", CG 2008). Leaves are evaluated by
/// chancesOf, without a playout.
namespace umpire::murus_engine {

template <typename G>
class Crowd {
public:
    Crowd(const Setup<G>& setup, const Limits& limits)
        : setup_(setup), limits_(limits), lot_(limits.seed) {}

    /// Searches each ply at least once. `root` must have a ply and no winner.
    Found run(const Position<G>& root, std::uint64_t mostNodes);

private:
    /// A ply, with statistics of the position after the ply.
    struct Branch {
        Ply ply;
        std::uint32_t visits = 0;
        double sum = 0.;         ///< sum of the probabilities for its player
        std::uint32_t first = 0; ///< index of the first child branch; 0: a leaf
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
    std::vector<Branch> branches_; ///< the root comes first
    std::vector<Step> path_;       ///< from the root to the leaf
    std::uint64_t nodes_ = 0;
    std::size_t longest_ = 0;
};

extern template class Crowd<Squares>;
extern template class Crowd<Hexagons>;

} // namespace umpire::murus_engine
