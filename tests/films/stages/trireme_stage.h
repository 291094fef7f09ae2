#pragma once

#include "app/game/referee/pieces/trireme_table.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "tests/films/film.h"
#include "tests/films/stages/printed_table.h"

#include <memory>
#include <random>

/// Triremes as it stands on a table: the printed map, fold-up figures on their bases, a die beside
/// it.
namespace umpire::films {

/// 188 x 270 mm, the map at its lower left, tags and the die beside it.
TableDescription triremeTable();

class TriremeStage {
public:
    using State = triremes::State;
    using Action = triremes::Action;

    /// `seed`: of where hands put things. `table`: with the map's squares where they are to lie.
    TriremeStage(const TableView& view, std::uint64_t seed,
                 const TableDescription& table = triremeTable());

    void happens(const State& state, const Action& action);
    [[nodiscard]] cv::Mat emptyBoard() const;
    /// A figure keeps its place in its square as long as it stays there. CV_8UC3, without noise.
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
    /// TR-12: whether who comes alongside boards is said.
    [[nodiscard]] static bool announces(const State& state, const Action& action);
    /// Ships and soldiers of either side put where they may not go.
    [[nodiscard]] static std::vector<referee::Trespass<Triremes>> trespasses(const State& state);

private:
    struct Printed;
    /// A base's middle and how it is turned, of a figure whose own (or bow's) square that is.
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
