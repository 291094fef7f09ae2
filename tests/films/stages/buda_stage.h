#pragma once

#include "app/game/referee/pieces/buda_table.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "tests/films/film.h"
#include "tests/films/stages/printed_table.h"

#include <memory>
#include <random>

/// Buda 1686 as it lies on a table: the printed map, counters on its places, chits and a die beside
/// it.
namespace umpire::films {

/// 700 x 480 mm with the map at its left; two tags lie on the map's empty corners.
TableDescription budaTable();

class BudaStage {
public:
    using State = buda_1686::State;
    using Action = buda_1686::Action;

    /// `seed`: of where hands lay things.
    BudaStage(const TableView& view, std::uint64_t seed);

    void happens(const State& state, const Action& action);
    /// Counters stay in their places as long as they stay in their zones. CV_8UC3, without noise.
    cv::Mat picture(const State& state);
    std::vector<cv::Mat> pictures(const State&, const Action&, const State& after) {
        return {picture(after)};
    }
    [[nodiscard]] static Seat seatOf(Player player) {
        return player.seat == 0 ? Seat::Near : Seat::Far;
    }
    [[nodiscard]] static bool suits(const State& before, const Action& action, const State& after);
    /// Counters of either side carried to a place where they may not go.
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
