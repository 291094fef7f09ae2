#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/murus_gallicus/chances.h"
#include "rules/engine/murus_gallicus/search.h"

/// More than two players in play, each for himself: UCT in which each chooses what is best for his
/// own chance (Sturtevant, "An analysis of UCT in multi-player games", CG 2008). A position at the
/// tree's edge is judged by chancesOf, without a playout.
namespace umpire::murus_engine {

template <typename G>
class Crowd {
public:
    Crowd(const Setup<G>& setup, const Limits& limits)
        : setup_(setup), limits_(limits), lot_(limits.seed) {}

    /// Each ply is looked at once, whatever the limits. `root` has a ply, and nobody has won.
    Found run(const Position<G>& root, std::uint64_t mostNodes);

private:
    /// A ply, and what is known of the position after it.
    struct Branch {
        Ply ply;
        std::uint32_t visits = 0;
        double sum = 0.;         ///< of the chances of who plays it
        std::uint32_t first = 0; ///< of the branches from there; 0: it is the tree's edge
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
    std::vector<Branch> branches_; ///< the root first
    std::vector<Step> path_;       ///< from the root to the edge
    std::uint64_t nodes_ = 0;
    std::size_t longest_ = 0;
};

extern template class Crowd<Squares>;
extern template class Crowd<Hexagons>;

} // namespace umpire::murus_engine
