#include "app/cli/referee_options.h"

#include "app/cli/look_options.h"
#include "app/common/network/token.h"
#include "app/game/live/live_setup.h"
#include "app/record/moments/kept_moments.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace umpire {
namespace {

constexpr const char* kNoMoments = "off";

/// Writes a new file with a line `PLAYER PASSWORD` for each player, with fresh passwords. Only the
/// file's owner may read it. Error: CannotWrite, also if the file exists already.
Expected<void> writePasswords(const std::filesystem::path& file,
                              const std::vector<std::string>& players) {
    std::string text;
    for (const std::string& player : players) {
        text += player + " " + freshToken() + "\n";
    }
    const auto cannot = [&](const std::string& why) {
        return failWith(ExitStatus::CannotWrite, file.string() + why);
    };
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) {
        return cannot(errno == EEXIST ? " exists already; name it with --players, or give "
                                        "--new-players another name"
                                      : " cannot be written; check that the folder exists and "
                                        "that it may be written");
    }
    const bool isWritten = ::write(descriptor, text.data(), text.size()) == ssize_t(text.size()) &&
                           ::fsync(descriptor) == 0;
    ::close(descriptor);
    if (!isWritten) {
        ::unlink(file.c_str());
        return cannot(" cannot be written; check that the disk has room");
    }
    return {};
}

} // namespace

void addLinkOptions(CLI::App& command, LinkRequest& request) {
    command
        .add_option("--side", request.side,
                    "plays with another table that has its own pieces and its own camera; this "
                    "side sits at this table")
        ->type_name("SIDE");
    command
        .add_option("--invite", request.invite,
                    "waits for the other table at this address, such as 0.0.0.0:8422, and shows "
                    "the address for the other table's --with")
        ->type_name("ADDRESS");
    command
        .add_option("--with", request.with,
                    "joins the table that waits at this address, such as "
                    "'wss://192.168.1.7:8422/#…'")
        ->type_name("ADDRESS");
}

Expected<std::unique_ptr<TableLink>> openLink(const LinkRequest& link, LiveRequest& request) {
    if (link.side.empty() && link.invite.empty() && link.with.empty()) {
        return nullptr;
    }
    if (link.side.empty()) {
        return wrongUsage("--side is required with --invite and --with: the side that sits at this "
                          "table");
    }
    if (link.invite.empty() == link.with.empty()) {
        return wrongUsage("--side: one table says --invite ADDRESS, and the other says --with and "
                          "the address that is shown there");
    }
    auto opened = TableLink::open(link);
    if (opened) {
        request.other = (*opened)->otherTable();
        if (const std::string address = (*opened)->address(); !address.empty()) {
            complain("the other table says --with '" + address + "'");
        }
    }
    return opened;
}

void addPlayersOptions(CLI::App& command, PlayersFile& file, CLI::Option* resume) {
    CLI::Option* kept =
        addFile(command, "--players", file.kept,
                "a file with a line `PLAYER PASSWORD` for each player who has an own page "
                "(/player), which shows the player's secrets");
    addFile(command, "--new-players", file.fresh,
            "writes this new file for --players, with a fresh password for each player of the "
            "game, and uses it")
        ->excludes(kept)
        ->excludes(resume);
}

Expected<std::optional<std::filesystem::path>> passwordsIn(const PlayersFile& file,
                                                           const LiveRequest& request) {
    if (!file.fresh) {
        return file.kept;
    }
    return playersOf(request)
        .and_then([&](const std::vector<std::string>& players) {
            return writePasswords(*file.fresh, players);
        })
        .map([&] {
            complain(file.fresh->string() +
                     " has a new password for each player; to go on with this game later, say "
                     "--players " +
                     file.fresh->string());
            return file.fresh;
        });
}

void addMomentsOptions(CLI::App& command, MomentsSetting& moments) {
    const auto take = [&moments](const std::string& text) {
        moments.length = std::chrono::seconds(text == kNoMoments ? 0 : std::stoi(text));
    };
    command
        .add_option_function<std::string>(
            "--moments", take,
            "keeps, beside the journal, a film of the last seconds before each ruling on a toss, "
            "illegal action, question and call for the arbiter; `off` keeps no films (default: 20)")
        ->check(CLI::Range(1, int(kLongestMoments.count())) | CLI::IsMember({kNoMoments}))
        ->type_name("SECONDS|off");
    command
        .add_option_function<std::uint32_t>(
            "--moments-disk",
            [&moments](std::uint32_t megabytes) {
                moments.onDisk = std::uintmax_t{megabytes} << 20U;
            },
            "how many megabytes the films of one game may take; the oldest films are erased first "
            "(default: 200)")
        ->check(CLI::Range(32U, 100'000U))
        ->type_name("MB");
}

} // namespace umpire
