#include "app/cli/delay_option.h"

#include "app/web/server/feed.h"

#include <iostream>

namespace umpire {
namespace {

constexpr int kLongestDelay = 3600;

} // namespace

void addDelayOption(CLI::App& command, const std::string& names, const std::string& what,
                    std::chrono::seconds& delay) {
    command
        .add_option_function<int>(
            names, [&delay](int seconds) { delay = std::chrono::seconds(seconds); }, what)
        ->check(CLI::Range(0, kLongestDelay))
        ->type_name("SECONDS");
}

void showRest(Feed& feed, const std::stop_token& end) {
    if (const auto rest = feed.rest(); rest.count() > 0) {
        std::cerr << "umpire: the game has ended, and spectators are shown the rest of it in the "
                     "next "
                  << rest.count() << " seconds; Ctrl+C ends that\n";
        feed.showRest(end);
    }
}

} // namespace umpire
