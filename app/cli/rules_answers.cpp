#include "app/cli/rules_answers.h"

#include "app/cli/rules_question.h"
#include "app/look/look_json.h"
#include "rules/perft.h"

#include <chrono>
#include <cstdio>
#include <iostream>

namespace umpire {
namespace {

template <Game G>
Json jsonOfTurn(const typename G::State& state) {
    Json players = Json::array();
    for (const Player player : G::toAct(state)) {
        players.push_back(G::playerName(state, player));
    }
    return players;
}

template <Game G>
Json jsonOfActions(const typename G::State& state, const std::vector<typename G::Action>& actions) {
    Json texts = Json::array();
    for (const auto& action : actions) {
        texts.push_back(G::text(state, action));
    }
    return texts;
}

template <Game G>
Expected<void> countSequences(const typename G::State& state, const RulesQuestion& question,
                              int depth) {
    if (G::kListing == Listing::Sample) {
        std::cerr << "the actions of " << G::kName << " form a continuum: a sample is counted\n";
    }
    Json counts = Json::array();
    for (int i = std::min(depth, 1); i <= depth; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const std::uint64_t count = perft<G>(state, i);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        counts.push_back({{"depth", i}, {"count", count}, {"seconds", took.count()}});
        char line[80];
        std::snprintf(line, sizeof line, "%d %llu %.6f\n", i,
                      static_cast<unsigned long long>(count), took.count());
        if (question.form == AnswerForm::Text) {
            if (auto written = writeAnswer(line); !written) {
                return written;
            }
        }
    }
    return question.form == AnswerForm::Text
               ? Expected<void>{}
               : writeAnswer(
                     textOf({{"game", G::kName}, {"position", G::text(state)}, {"perft", counts}}));
}

template <Game G>
Expected<void> listActions(const typename G::State& state, AnswerForm form) {
    if (form == AnswerForm::Json) {
        return writeAnswer(
            textOf({{"actions", jsonOfActions<G>(state, G::legalActions(state))},
                    {"outcome", jsonOfOutcome<G>(state)},
                    {"declarations", jsonOfActions<G>(state, G::declarations(state))},
                    {"to_act", jsonOfTurn<G>(state)},
                    {"complete", G::kListing == Listing::Complete},
                    {"position", G::text(state)}}));
    }
    std::string lines;
    for (const auto& action : G::legalActions(state)) {
        lines += G::text(state, action) + "\n";
    }
    if constexpr (requires { G::offers(state); }) {
        for (const auto& offer : G::offers(state)) {
            lines += G::text(state, offer) + "\n";
        }
    }
    if (const auto outcome = G::outcome(state)) {
        const std::string who = outcome->winner ? G::playerName(state, *outcome->winner) : "draw";
        lines += "outcome " + who + ": " + english(outcome->because) + " (" + outcome->rule + ")\n";
    }
    return writeAnswer(lines);
}

Json jsonOf(const Setting& setting) {
    Json words = Json::array();
    for (const SettingWord& each : setting.words) {
        words.push_back({{"word", each.word}, {"meaning", each.meaning}});
    }
    Json json = {{"key", setting.key}, {"about", setting.about}, {"default", setting.standard}};
    if (setting.words.empty()) {
        json["range"] = setting.range;
    } else {
        json["words"] = words;
    }
    return json;
}

/// "  catapults=on   there are some".
std::string explainedLine(std::string word, std::string_view meaning, std::size_t width) {
    word.resize(std::max(width, word.size()), ' ');
    return std::string("  ").append(word).append("  ").append(meaning).append("\n");
}

std::string textOf(const Setting& setting) {
    std::string lines = std::string(setting.key).append(": ").append(setting.about).append("\n");
    const std::string key = std::string(setting.key) + "=";
    if (setting.words.empty()) {
        return lines + explainedLine(key + setting.standard, "the default; " + setting.range, 0);
    }
    std::size_t width = 0;
    for (const SettingWord& each : setting.words) {
        width = std::max(width, key.size() + each.word.size());
    }
    for (const SettingWord& each : setting.words) {
        const std::string_view usual = each.word == setting.standard ? " (the default)" : "";
        lines += explainedLine(key + std::string(each.word),
                               std::string(each.meaning).append(usual), width);
    }
    return lines;
}

template <Game G>
std::string variantsText() {
    std::size_t width = 0;
    for (const Variant& variant : G::variants()) {
        width = std::max(width, variant.name.size());
    }
    std::string lines = "Variants, the default first:\n";
    for (const Variant& variant : G::variants()) {
        lines += explainedLine(std::string(variant.name), variant.about, width);
    }
    const auto settings = G::settingList();
    const std::string example = std::string(settings.back().key) + "=" + settings.back().standard;
    lines += "\nSettings, after a variant's name or without one, as in --variant \"" +
             std::string(G::variants()[0].name) + " " + example + "\":\n";
    for (const Setting& setting : settings) {
        lines += textOf(setting);
    }
    return lines;
}

template <Game G>
Json variantsJson() {
    Json variants = Json::array();
    for (const Variant& variant : G::variants()) {
        variants.push_back({{"name", variant.name}, {"about", variant.about}});
    }
    Json settings = Json::array();
    for (const Setting& setting : G::settingList()) {
        settings.push_back(jsonOf(setting));
    }
    return {{"game", G::kName}, {"variants", variants}, {"settings", settings}};
}

} // namespace

Expected<void> answerPerft(const RulesQuestion& question, int depth) {
    return askGame(question, [&]<typename G>(std::type_identity<G>, const auto& state) {
        return countSequences<G>(state, question, depth);
    });
}

Expected<void> answerActions(const RulesQuestion& question) {
    return askGame(question, [&]<typename G>(std::type_identity<G>, const auto& state) {
        return listActions<G>(state, question.form);
    });
}

Expected<void> answerVariants(const RulesQuestion& question) {
    Expected<void> answered = unknownGame(question);
    visitGame(question.game, [&]<typename G>(std::type_identity<G>) {
        answered = writeAnswer(question.form == AnswerForm::Json ? textOf(variantsJson<G>())
                                                                 : variantsText<G>());
    });
    return answered;
}

} // namespace umpire
