#include "app/cli/referee_options.h"

#include "app/record/moments/kept_moments.h"

#include <iostream>

namespace umpire {
namespace {

constexpr const char* kNoMoments = "off";

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
            std::cerr << "umpire: the other table says --with '" << address << "'\n";
        }
    }
    return opened;
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
