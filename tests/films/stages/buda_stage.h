#pragma once

#include "app/game/referee/pieces/buda_table.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "tests/films/film.h"
#include "tests/films/stages/printed_table.h"

#include <memory>
#include <random>

/// Renders Buda 1686 on a table: the printed map, counters on their places, chits and a die beside
/// it.
namespace umpire::films {

/// Describes 700 x 480 mm with the map at the left; two tags lie on empty corners of the map.
TableDescription budaTable();

class BudaStage {
public:
    using State = buda_1686::State;
    using Action = buda_1686::Action;

    /// `seed`: for the places at which hands lay things.
    BudaStage(const TableView& view, std::uint64_t seed);

    void happens(const State& state, const Action& action);
    /// Counters keep their places while they stay in their zones. CV_8UC3, without noise.
    cv::Mat picture(const State& state);
    std::vector<cv::Mat> pictures(const State&, const Action&, const State& after) {
        return {picture(after)};
    }
    [[nodiscard]] static Seat seatOf(Player player) {
        return player.seat == 0 ? Seat::Near : Seat::Far;
    }
    [[nodiscard]] static bool suits(const State& before, const Action& action, const State& after);
    /// Returns illegal moves of counters of either side to a forbidden place.
    [[nodiscard]] static std::vector<referee::Trespass<Buda1686>> trespasses(const State& state);

private:
    struct Printed;
    struct Lying {
        int spot = -1;
        int slot = 0;
        TablePoint off;
        Radians turn;
    };
    void settle(const State& state);
    [[nodiscard]] Lying laidAt(int spot, int slot);
    [[nodiscard]] Sheet sheetAt(const State& state, const std::string& kind,
                                const Lying& lying) const;
    [[nodiscard]] double careless(double most);

    std::shared_ptr<const Printed> printed_;
    std::map<int, Lying> units_;         ///< by unit
    std::map<int, Lying> entrenchments_; ///< by zone
    std::array<std::string, 2> chits_;   ///< by side
    std::vector<LaidDie> dice_;
    std::mt19937_64 random_;
};

} // namespace umpire::films
