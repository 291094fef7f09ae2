#pragma once

#include "app/game/referee/pieces/naval_table.h"
#include "app/record/game_files/naval_files.h"
#include "tests/films/film.h"
#include "tests/films/stages/printed_table.h"

#include <memory>

/// Renders Naval Battle on a table: the printed board, tokens with their backs up, and fighting
/// tokens face up.
namespace umpire::films {

/// Returns a table of 380 x 590 mm: the board, and tags beyond both fleets' edges.
TableDescription navalTable();

class NavalStage {
public:
    using State = naval_battle::State;
    using Action = naval_battle::Action;

    /// `seed`: for the places at which hands lay things.
    NavalStage(const TableView& view, std::uint64_t seed);

    void happens(const State&, const Action&) {}
    cv::Mat picture(const State& state) const { return pictureOf(state, {}); }
    /// Returns the stills of an action; a fight shows both tokens face up, then the survivor.
    [[nodiscard]] std::vector<cv::Mat> pictures(const State& before, const Action& action,
                                                const State& after) const;
    [[nodiscard]] cv::Mat emptyBoard() const;
    /// Returns the player's seat. The camera stands at side A's right, so the board lies along the
    /// picture.
    [[nodiscard]] static Seat seatOf(Player player) {
        return player.seat == 0 ? Seat::Left : Seat::Right;
    }
    [[nodiscard]] static bool suits(const State&, const Action& action, const State&);
    /// Returns illegal moves of tokens of either side to a forbidden square.
    [[nodiscard]] static std::vector<referee::Trespass<NavalBattle>> trespasses(const State& state);

private:
    struct Printed;
    [[nodiscard]] cv::Mat pictureOf(const State& state, const referee::Layout& faces) const;

    std::shared_ptr<const Printed> printed_;
    std::uint64_t seed_;
};

} // namespace umpire::films
