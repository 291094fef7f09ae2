#include "app/cli/club_options.h"

#include "app/club/tables/local_network.h"
#include "app/eye/one_picture/process.h"

namespace umpire {
namespace {

/// Maximum wait for the club's clock. The server answers at once, and a game begins without its
/// answer too.
constexpr std::chrono::seconds kForTheClock{3};

void takeClock(ClubSeat& seat, LiveRequest& request) {
    if (request.resume || !request.clock.empty()) {
        return;
    }
    const auto said = seat.clock(kForTheClock);
    if (!said) {
        complain("the club has not said which clock its tables play with; this game has no clock, "
                 "unless you begin it again with --clock");
        return;
    }
    request.clock = said->clock;
    request.atZero = said->atZero;
    if (!said->clock.empty()) {
        complain("the club's clock is " + said->clock +
                 (said->atZero.empty() ? "" : ", at zero: " + said->atZero));
    }
}

} // namespace

void addClubOptions(CLI::App& command, ClubOptions& options) {
    command
        .add_option("--club", options.address,
                    "tells the club's server at this address what happens at this table, such as "
                    "mqtts://club.local:8883; `auto` takes the only club of the local network")
        ->type_name("ADDRESS");
    command
        .add_option("--table-name", options.table, "the name of this table in the club, such as 7")
        ->type_name("NAME");
    command
        .add_option("--club-key", options.key,
                    "the file of this table that `umpire club init` wrote, such as 7.key")
        ->type_name("FILE");
}

void addUnannounced(CLI::App& command, bool& isAnnounced) {
    command.add_flag_callback(
        "--unannounced", [&isAnnounced] { isAnnounced = false; },
        "does not announce itself in the local network (Avahi)");
}

Expected<ClubRequest> clubRequestOf(const ClubOptions& options) {
    if (options.address.empty() || options.table.empty() || options.key.empty()) {
        return wrongUsage("--club: a table of a club takes --club ADDRESS, --table-name NAME and "
                          "--club-key FILE");
    }
    const Expected<std::string> address =
        options.address == "auto" ? findOnlyClub() : Expected<std::string>(options.address);
    return address
        .and_then([&](const std::string& found) {
            return readClubKey(found, options.table, options.key);
        })
        .map([&](ClubRequest request) {
            request.isAnnounced = options.isAnnounced;
            request.delay = options.delay;
            return request;
        });
}

Expected<std::unique_ptr<ClubSeat>> openClub(const ClubOptions& options, LiveRequest& request) {
    if (options.address.empty() && options.table.empty() && options.key.empty()) {
        return nullptr;
    }
    if (!request.journal && !request.resume) {
        return wrongUsage("--club: the club is told from the record; add --journal FILE, or "
                          "--resume FILE");
    }
    const auto asked = clubRequestOf(options);
    if (!asked) {
        return tl::make_unexpected(asked.error());
    }
    return ClubSeat::open(*asked, request.resume ? *request.resume : *request.journal,
                          [](const Message& said) { complain(english(said)); })
        .map([&](std::unique_ptr<ClubSeat> seat) {
            request.commands.queues.push_back(seat->commands());
            takeClock(*seat, request);
            return seat;
        });
}

} // namespace umpire
