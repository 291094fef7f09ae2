#pragma once

#include "app/club/pages/hall.h"
#include "app/club/tables/club_seat.h"
#include "tests/app/club/tables/club.h"
#include "tests/app/web/server/driven_browser.h"
#include "tests/app/web/server/played_game.h"

#include <nlohmann/json.hpp>

namespace umpire::testing {

inline constexpr const char* kArbiter = "arbiters-token-0001";
inline constexpr const char* kWall = "walls-token-0000001";

/// A club with games at tables 1 and 7, and the arbiter's pages.
class ArbiterPage : public Club {
protected:
    void SetUp() override {
        Club::SetUp();
        serve();
        auto opened = Hall::open(
            {"127.0.0.1:0", kArbiter, kWall, "", "", std::chrono::seconds(0), UMPIRE_PROGRAM},
            *keeper);
        ASSERT_TRUE(opened) << english(opened.error().message);
        hall = *std::move(opened);
        for (const std::string table : {"1", "7"}) {
            sitDown(table);
        }
    }

    void TearDown() override { hall.reset(); }

    /// Starts a game at the table and writes its first half.
    void sitDown(const std::string& table) {
        auto& game = games[table];
        const PlayerNames names{{"roman", "Antónia"}, {"gaul", "Vercingetorix"}};
        game = std::make_unique<WritingTable>(scratch.file(table + ".umpire"), "murus-gallicus",
                                              unsigned(table[0]), 30, names);
        game->write(8);
        auto seat = ClubSeat::open(*readClubKey("mqtts://127.0.0.1:" + std::to_string(port), table,
                                                tableKeyIn(folder(), table)),
                                   game->file(), [this](const Message& said) { hear(said); });
        ASSERT_TRUE(seat);
        const LiveListener heard = (*seat)->listener();
        PlayedGame shown("murus-gallicus");
        shown.names = names;
        heard.position(shown.shown());
        listeners[table] = heard;
        seats[table] = *std::move(seat);
        tell(table);
    }
    /// Arguments of a real referee at that table whose phone never connects.
    [[nodiscard]] Arguments refereeOf(const std::string& table) const {
        return {"referee",      "telephone",
                "--game",       "murus-gallicus",
                "--listen",     "127.0.0.1:0",
                "--journal",    scratch.file(table + ".umpire").string(),
                "--club",       "mqtts://127.0.0.1:" + std::to_string(port),
                "--table-name", table,
                "--club-key",   tableKeyIn(folder(), table).string()};
    }
    void tell(const std::string& table) {
        ASSERT_TRUE(listeners[table].announce({{}, StateChanged{}}));
    }

    std::unique_ptr<Hall> hall;
    std::map<std::string, std::unique_ptr<WritingTable>> games;
    std::map<std::string, std::unique_ptr<ClubSeat>> seats;
    std::map<std::string, LiveListener> listeners;
};

} // namespace umpire::testing
