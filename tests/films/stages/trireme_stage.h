#pragma once

#include "app/game/referee/pieces/trireme_table.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "tests/films/film.h"
#include "tests/films/stages/printed_table.h"

#include <memory>
#include <random>

/// Renders Triremes on a table: the printed map, fold-up figures on their bases, a die beside it.
namespace umpire::films {

/// Describes 188 x 270 mm with the map at the lower left; tags and the die lie beside it.
TableDescription triremeTable();

class TriremeStage {
public:
    using State = triremes::State;
    using Action = triremes::Action;

    /// `seed` varies where hands put things. `table` must contain the map's squares.
    TriremeStage(const TableView& view, std::uint64_t seed,
                 const TableDescription& table = triremeTable());

    void happens(const State& state, const Action& action);
    [[nodiscard]] cv::Mat emptyBoard() const;
    /// Draws the table, CV_8UC3, without noise. A figure keeps its place in its square while it
    /// stays there.
    [[nodiscard]] cv::Mat picture(const State& state) const;
    std::vector<cv::Mat> pictures(const State&, const Action&, const State& after) const {
        return {picture(after)};
    }
    [[nodiscard]] static Seat seatOf(Player player) {
        return player.seat == 0 ? Seat::Near : Seat::Far;
    }
    [[nodiscard]] static bool suits(const State&, const Action&, const State& after) {
        return !Triremes::outcome(after);
    }
    /// TR-12: tells whether the owner of a ship that comes alongside must say whether the ship
    /// boards.
    [[nodiscard]] static bool announces(const State& state, const Action& action);
    /// Returns illegal moves of ships and soldiers of either side.
    [[nodiscard]] static std::vector<referee::Trespass<Triremes>> trespasses(const State& state);

private:
    struct Printed;
    /// The middle and the rotation of a figure's base; a ship is given by its bow's square.
    struct Standing {
        TablePoint middle;
        Radians turn;
    };
    [[nodiscard]] Standing standingOn(const State& state, triremes::Square square,
                                      std::optional<triremes::Heading> heading) const;

    std::shared_ptr<const Printed> printed_;
    TablePoint squares_; ///< their lower left corner
    std::uint64_t seed_;
    std::vector<LaidDie> dice_;
    std::mt19937_64 random_;
};

} // namespace umpire::films
