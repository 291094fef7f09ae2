#include "app/cli/moments_options.h"

#include "app/record/moments/kept_moments.h"

namespace umpire {
namespace {

constexpr const char* kNoMoments = "off";

} // namespace

void addMomentsOptions(CLI::App& command, MomentsSetting& moments) {
    const auto take = [&moments](const std::string& text) {
        moments.length = std::chrono::seconds(text == kNoMoments ? 0 : std::stoi(text));
    };
    command
        .add_option_function<std::string>(
            "--moments", take,
            "keeps, beside the journal, a film of the last seconds before each ruling on a toss, "
            "illegal action, question and dispute; `off` keeps no films (default: 20)")
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
