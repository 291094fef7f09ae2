#include "app/cli/arguments.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <string_view>

namespace umpire {
namespace {

void hide(std::span<char> part) {
    std::ranges::fill(part, '*');
}

/// Hides the secrets of an address, such as "wss://host:1/#TOKEN" or "rtsp://user:PASSWORD@host/x".
/// No file name contains `://`.
void hideSecretsIn(std::span<char> argument) {
    const std::string_view text(argument.data(), argument.size());
    const std::size_t scheme = text.find("://");
    if (scheme == std::string_view::npos) {
        return;
    }
    const std::size_t hash = std::min(text.find('#'), text.size());
    const std::size_t at = text.rfind('@');
    const std::size_t colon = text.find(':', scheme + 3);
    if (at != std::string_view::npos && colon < at) {
        hide(argument.subspan(colon + 1, at - colon - 1));
    }
    hide(argument.subspan(std::min(hash + 1, text.size())));
}

/// Returns the Levenshtein distance: letters inserted, removed or replaced.
std::size_t editsBetween(const std::string& one, const std::string& other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t replaced = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

std::vector<std::string> commandsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(each->get_name());
    }
    return names;
}

/// Returns the number of words before the subcommand, such as 1 for `umpire rules GAME perft`.
std::size_t wordsBeforeCommand(const CLI::App& app) {
    return app.get_options([](const CLI::Option* each) { return each->get_positional(); }).size();
}

} // namespace

std::vector<std::string> takeArguments(int argc, char** argv) {
    std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    for (int i = 1; i < argc; ++i) {
        hideSecretsIn({argv[i], arguments[std::size_t(i) - 1].size()});
    }
    return arguments;
}

std::string nearestName(const std::string& typed, const std::vector<std::string>& names) {
    constexpr std::size_t kLettersPerEdit = 3;
    constexpr std::size_t kShortestStart = 2;
    constexpr std::size_t kLongest = 40; // maximum number of letters; a longer word is no command
    if (typed.size() > kLongest) {
        return {};
    }
    std::string nearest;
    std::size_t fewest = std::max<std::size_t>(1, typed.size() / kLettersPerEdit) + 1;
    for (const std::string& name : names) {
        const bool begins = typed.size() >= kShortestStart && name.starts_with(typed);
        const std::size_t edits = begins ? 0 : editsBetween(typed, name);
        if (edits < fewest) {
            fewest = edits;
            nearest = name;
        }
    }
    return nearest;
}

std::string unknownCommand(const CLI::App& app, const std::vector<std::string>& arguments) {
    const CLI::App* at = &app;
    std::string path = "umpire";
    std::size_t before = wordsBeforeCommand(*at);
    for (const std::string& argument : arguments) {
        if (argument.starts_with("-") || at->get_require_subcommand_min() == 0) {
            return {};
        }
        if (before > 0) {
            --before;
            path += " " + argument;
            continue;
        }
        const std::vector<std::string> names = commandsOf(*at);
        if (std::ranges::find(names, argument) == names.end()) {
            const std::string near = nearestName(argument, names);
            return "`" + argument + "` is no command of `" + path + "`; " +
                   (near.empty() ? "" : "did you mean `" + path + " " + near + "`? ") + "`" + path +
                   " --help` lists the commands";
        }
        at = at->get_subcommand(argument);
        path += " " + argument;
        before = wordsBeforeCommand(*at);
    }
    return {};
}

} // namespace umpire
