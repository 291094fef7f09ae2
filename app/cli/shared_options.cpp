#include "app/cli/shared_options.h"

#include "app/cli/look_options.h"
#include "app/web/server/feed.h"

#include <map>

namespace umpire {
namespace {

const std::map<std::string, Paper> kPapers = {{"a4", Paper::A4}, {"letter", Paper::Letter}};
const std::map<std::string, Language> kLanguages = [] {
    std::map<std::string, Language> languages;
    for (std::size_t i = 0; i < kLanguageCodes.size(); ++i) {
        languages[kLanguageCodes[i]] = Language(i);
    }
    return languages;
}();

/// Accepts one of the values' words; the error lists all words, and the help names the default too.
template <class Value>
void addChoice(CLI::App& command, const std::string& option, Value& chosen,
               const std::map<std::string, Value>& choices) {
    std::string words;
    std::string usual;
    for (const auto& [word, value] : choices) {
        words += (words.empty() ? "" : ", ") + word;
        usual = value == chosen ? word : usual;
    }
    const auto take = [&chosen, &choices, option, words](const std::string& word) {
        const auto found = choices.find(word);
        if (found == choices.end()) {
            throw CLI::ValidationError(option, "`" + word + "` is not known; there is: " + words);
        }
        chosen = found->second;
    };
    command.add_option_function<std::string>(option, take, words + " (default: " + usual + ")");
}

constexpr int kLongestDelay = 3600;

} // namespace

CLI::Option* addDataOption(CLI::App& command, std::vector<std::filesystem::path>& data) {
    return command
        .add_option(
            "--data", data,
            "your own table, map, board or variant (a file or a folder) instead of the program's")
        ->allow_extra_args(false);
}

void addPaperOptions(CLI::App& command, Paper& paper, Language& language) {
    addChoice(command, "--paper", paper, kPapers);
    addLanguageOption(command, language);
}

void addLanguageOption(CLI::App& command, Language& language) {
    addChoice(command, "--language", language, kLanguages);
}

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
        complain("the game has ended, and spectators are shown the rest of it in the next " +
                 std::to_string(rest.count()) + " seconds; Ctrl+C ends that");
        feed.showRest(end);
    }
}

} // namespace umpire
