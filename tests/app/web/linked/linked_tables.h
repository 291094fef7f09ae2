#pragma once

#include "app/web/linked/link_address.h"
#include "tests/app/common/network/loopback.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace umpire::testing {

/// Two tables on this machine, each with a journal, run by the real program.
class LinkedTables : public ::testing::Test {
protected:
    void SetUp() override { setenv("XDG_CONFIG_HOME", scratch_.file("settings").c_str(), 1); }

    /// Makes the address of a waiting table: a port that is held for it until the test ends, this
    /// user's certificate and its token.
    LinkAddress freshAddress();
    /// Waits until a program listens at the port.
    static void awaitPort(int port);

    [[nodiscard]] std::string journalOf(const std::string& side) const {
        return scratch_.file(side + ".umpire").string();
    }
    /// Returns `umpire referee SOURCE …`, which begins a game at the table of that side.
    [[nodiscard]] std::vector<std::string> begun(const std::string& source, const std::string& side,
                                                 const std::string& game) const;
    /// Returns the arguments that resume with its journal.
    [[nodiscard]] std::vector<std::string> resumed(const std::string& source,
                                                   const std::string& side) const;
    /// Returns the actions that count in the journal of that side.
    [[nodiscard]] std::vector<std::string> playedAt(const std::string& side) const;
    /// Returns the SHA-256 of the other table's pictures that the journal has, by their actions.
    [[nodiscard]] std::vector<std::string> picturesAt(const std::string& side) const;

    ScratchFolder scratch_;

private:
    std::vector<Socket> held_;
};

/// Adds the options `--invite` and `--with`.
std::vector<std::string> inviting(std::vector<std::string> arguments, const LinkAddress& at);
std::vector<std::string> joining(std::vector<std::string> arguments, const LinkAddress& at);

} // namespace umpire::testing
