#include "app/cli/rules/rules_answers.h"

#include "app/cli/rules/rules_question.h"
#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"
#include "app/record/game_files/variant_file.h"

#include <chrono>
#include <cstdio>
#include <iostream>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Expected<void> countSequences(const AnyPosition& position, const RulesQuestion& question,
                              int depth) {
    if (position.game().listing == Listing::Sample) {
        std::cerr << "the actions of " << position.game().name
                  << " form a continuum: a sample is counted\n";
    }
    Json counts = Json::array();
    for (int i = std::min(depth, 1); i <= depth; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const std::uint64_t count = position.perft(i);
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
               : writeAnswer(indentedText({{"game", position.game().name},
                                           {"position", position.text()},
                                           {"perft", counts}}));
}

Expected<void> listActions(const AnyPosition& position, AnswerForm form) {
    if (form == AnswerForm::Json) {
        return writeAnswer(indentedText({{"actions", position.legalActions()},
                                         {"outcome", jsonOfOutcome(position)},
                                         {"declarations", position.declarations()},
                                         {"to_act", namesToAct(position)},
                                         {"complete", position.game().listing == Listing::Complete},
                                         {"position", position.text()}}));
    }
    std::string lines;
    for (const auto& actions : {position.legalActions(), position.offers()}) {
        for (const std::string& action : actions) {
            lines += action + "\n";
        }
    }
    if (const auto outcome = position.outcome()) {
        lines += "outcome " + winnerOf(position, *outcome) + ": " + english(outcome->because) +
                 " (" + outcome->rule + ")\n";
    }
    return writeAnswer(lines);
}

Json jsonOf(const Setting& setting) {
    Json json = {{"key", setting.key}, {"about", setting.about}, {"default", setting.standard}};
    if (setting.words.empty()) {
        json["range"] = setting.range;
    } else {
        json["words"] = jsonList(setting.words, [](const SettingWord& each) -> Json {
            return {{"word", each.word}, {"meaning", each.meaning}};
        });
    }
    return json;
}

/// Formats a word with its meaning, "  catapults=on   there are some".
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

std::string variantsText(const AnyGame& game, const std::optional<OwnVariant>& own) {
    std::size_t width = 0;
    for (const Variant& variant : game.variants) {
        width = std::max(width, variant.name.size());
    }
    std::string lines = "Variants, the default first:\n";
    for (const Variant& variant : game.variants) {
        lines += explainedLine(std::string(variant.name), variant.about.text(), width);
    }
    if (own) {
        lines += explainedLine(own->name, own->about.at("en") + " (" + own->settings + ")", width);
    }
    const Setting& last = game.settings.back();
    lines += "\nSettings, after a variant's name or without one, as in --variant \"" +
             std::string(game.variants[0].name) + " " + std::string(last.key) + "=" +
             last.standard + "\":\n";
    for (const Setting& setting : game.settings) {
        lines += textOf(setting);
    }
    return lines;
}

Json variantsJson(const AnyGame& game, const std::optional<OwnVariant>& own) {
    const auto variantOf = [](const Variant& variant) -> Json {
        return {{"name", variant.name}, {"about", variant.about.text()}};
    };
    const auto settingOf = [](const Setting& setting) { return jsonOf(setting); };
    Json json = {{"game", game.name},
                 {"variants", jsonList(game.variants, variantOf)},
                 {"settings", jsonList(game.settings, settingOf)}};
    if (own) {
        json["own_variant"] = {
            {"name", own->name}, {"settings", own->settings}, {"about", own->about}};
    }
    return json;
}

} // namespace

Expected<void> answerPerft(const RulesQuestion& question, int depth) {
    return positionOf(question).and_then(
        [&](const SharedPosition& position) { return countSequences(*position, question, depth); });
}

Expected<void> answerActions(const RulesQuestion& question) {
    return positionOf(question).and_then(
        [&](const SharedPosition& position) { return listActions(*position, question.form); });
}

Expected<void> answerVariants(const RulesQuestion& question) {
    return gameOf(question).and_then([&](const AnyGame* game) -> Expected<void> {
        const auto own =
            gameFiles(question.game, question.data).and_then([&](const GameFiles& files) {
                return ownVariantIn(*game, files);
            });
        if (!own) {
            return failWith(ExitStatus::CannotRead, own.error());
        }
        return writeAnswer(question.form == AnswerForm::Json
                               ? indentedText(variantsJson(*game, *own))
                               : variantsText(*game, *own));
    });
}

} // namespace umpire
