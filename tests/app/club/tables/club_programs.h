#pragma once

#include "tests/app/club/tables/club.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

namespace umpire::testing {

/// A club whose tables run the real program.
class ClubPrograms : public Club {
protected:
    [[nodiscard]] std::string address() const {
        return "mqtts://127.0.0.1:" + std::to_string(port);
    }
    [[nodiscard]] std::string journalOf(const std::string& table) const {
        return scratch.file(table + ".umpire").string();
    }
    [[nodiscard]] std::vector<std::string> seatAt(const std::string& table,
                                                  const std::string& club) const {
        return {"--club", club,         "--table-name",
                table,    "--club-key", tableKeyIn(folder(), table).string()};
    }
    [[nodiscard]] Arguments serving() const {
        return {"club", "serve", folder().string(), "--listen", "127.0.0.1:0"};
    }
    [[nodiscard]] std::vector<std::string> seatAt(const std::string& table) const {
        return seatAt(table, address());
    }
    [[nodiscard]] std::vector<std::string> referee(const std::string& table,
                                                   const std::string& club) const {
        const FilmedGame& film = twoActions();
        return with({"referee", film.film.string(), "--table", film.table.string(), "--game",
                     "murus-gallicus", "--journal", journalOf(table)},
                    seatAt(table, club));
    }
    [[nodiscard]] std::vector<std::string> referee(const std::string& table) const {
        return referee(table, address());
    }
    /// Waits until `umpire club serve` shows its pages. A table that starts before waits three
    /// seconds for the club's clock and then plays without a clock.
    static void waitUntilItServes(const RunningUmpire& server) {
        ASSERT_TRUE(comesTrue([&] {
            return server.errors().find("the wall's page is") != std::string::npos;
        })) << server.errors();
    }
};

} // namespace umpire::testing
