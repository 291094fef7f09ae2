#include "app/cli/rules_answers.h"

#include "app/game_files/resources.h"
#include "app/journal/game_tags.h"
#include "app/look/look_json.h"
#include "rules/perft.h"
#include "rules/playthrough.h"

#include <chrono>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Failure> failure(ExitStatus status, std::string message) {
    return tl::make_unexpected(Failure{status, std::move(message)});
}

/// A document in one line.
std::string lineOf(const Json& document) {
    return document.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

template <Game G>
std::string knownVariants() {
    std::string names;
    for (const Variant& variant : G::variants()) {
        names.append(names.empty() ? "" : ", ").append(variant.name);
    }
    return names;
}

template <Game G>
Expected<typename G::Settings> settingsOf(const RulesQuestion& question) {
    const auto resources = resourcesFor<G>(question.data);
    if (!resources) {
        return failure(ExitStatus::CannotRead, resources.error());
    }
    const std::string variant =
        question.variant.empty() ? std::string(G::variants()[0].name) : question.variant;
    const auto settings = G::settings(variant, *resources);
    if (!settings) {
        return failure(ExitStatus::WrongUsage, "--variant: `" + variant + "` is none of " +
                                                   std::string(G::kName) + "; take one of " +
                                                   knownVariants<G>());
    }
    return *settings;
}

/// Where the question begins.
template <Game G>
Expected<typename G::State> positionOf(const RulesQuestion& question) {
    const auto settings = settingsOf<G>(question);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    if (!question.position) {
        return G::start(*settings);
    }
    auto parsed = G::parseState(*question.position, *settings);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return failure(ExitStatus::CannotRead, "--position: " + describe(*error));
    }
    return std::get<typename G::State>(std::move(parsed));
}

/// Calls answer(std::type_identity<G>{}, state) where the question's position is one.
template <typename Answer>
Expected<void> askGame(const RulesQuestion& question, Answer answer) {
    Expected<void> answered =
        failure(ExitStatus::WrongUsage,
                "GAME: `" + question.game + "` is not known; take one of " + listedGames());
    visitGame(question.game, [&]<typename G>(std::type_identity<G> game) {
        answered = positionOf<G>(question).and_then(
            [&](const auto& state) { return answer(game, state); });
    });
    return answered;
}

template <Game G>
Json jsonOfOutcome(const typename G::State& state) {
    const auto outcome = G::outcome(state);
    if (!outcome) {
        return nullptr;
    }
    Json winner; // null: a draw
    if (outcome->winner) {
        winner = G::playerName(state, *outcome->winner);
    }
    return {{"winner", winner}, {"because", outcome->because}, {"rule", outcome->rule}};
}

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
    if (const auto outcome = G::outcome(state)) {
        const std::string who = outcome->winner ? G::playerName(state, *outcome->winner) : "draw";
        lines += "outcome " + who + ": " + outcome->because + " (" + outcome->rule + ")\n";
    }
    return writeAnswer(lines);
}

/// Of a text that is no action there is no clause to cite: `rule` is null.
template <Game G>
Json jsonOfRefusal(const std::string& action, const typename RunningGame<G>::Refused& refused) {
    Json json = {{"action", action}, {"legal", false}};
    if (const auto* error = std::get_if<ParseError>(&refused)) {
        json["because"] = describe(*error);
        json["rule"] = nullptr;
    } else {
        const auto& violation = std::get<typename G::Violation>(refused);
        json["because"] = violation.because;
        json["rule"] = violation.rule;
    }
    return json;
}

template <Game G>
Json jsonOfPlayed(const RunningGame<G>& game, const typename RunningGame<G>::Played& played,
                  const std::string& action) {
    Json events = Json::array();
    for (const auto& event : played.events) {
        events.push_back(G::text(game.state(), event));
    }
    Json json = {{"action", action},
                 {"legal", true},
                 {"events", events},
                 {"position", G::text(game.state())}};
    if (played.timesSeen >= kReportedRepetition) {
        json["repetition"] = played.timesSeen;
    }
    return json;
}

/// The next line that holds something.
std::optional<std::string> nextLine(std::istream& lines) {
    for (std::string line; std::getline(lines, line);) {
        line.erase(line.find_last_not_of(" \t\r") + 1);
        if (!line.empty() && line.front() != '#') {
            return line;
        }
    }
    return std::nullopt;
}

/// The tags before the first action, as `umpire log export --as text` writes them: what they say of
/// the variant and the start, where the command line does not.
struct Opening {
    RulesQuestion question;
    std::optional<std::string> firstAction;
};

Opening readOpening(const RulesQuestion& asked, std::istream& lines) {
    Opening opening{asked, nextLine(lines)};
    while (const auto tag = tagIn(opening.firstAction.value_or(""))) {
        if (tag->name == "Variant" && asked.variant.empty()) {
            opening.question.variant = tag->value;
        } else if (tag->name == "Position" && !asked.position) {
            opening.question.position = tag->value;
        }
        opening.firstAction = nextLine(lines);
    }
    return opening;
}

/// Among the actions, a tag with a position sets it (players corrected it); others are passed over.
template <Game G>
std::string obeyTag(RunningGame<G>& game, const GameTag& tag) {
    if (tag.name != "Position") {
        return "";
    }
    auto parsed = G::parseState(tag.value, G::settingsOf(game.state()));
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return lineOf({{"set", tag.value}, {"legal", false}, {"because", describe(*error)}});
    }
    game = RunningGame<G>(std::get<typename G::State>(std::move(parsed)));
    return lineOf({{"set", tag.value}, {"position", G::text(game.state())}});
}

template <Game G>
std::string answerLine(RunningGame<G>& game, const std::string& line) {
    if (const auto tag = tagIn(line)) {
        return obeyTag<G>(game, *tag);
    }
    const auto answer = game.play(line);
    const auto* played = std::get_if<typename RunningGame<G>::Played>(&answer);
    return lineOf(played != nullptr ? jsonOfPlayed<G>(game, *played, line)
                                    : jsonOfRefusal<G>(line, std::get<1>(answer)));
}

template <Game G>
Expected<void> playActions(typename G::State start, const std::optional<std::string>& first,
                           std::istream& lines) {
    RunningGame<G> game(std::move(start));
    for (auto line = first; line; line = nextLine(lines)) {
        if (const auto written = writeAnswer(answerLine<G>(game, *line)); !written) {
            return written;
        }
    }
    return writeAnswer(lineOf({{"outcome", jsonOfOutcome<G>(game.state())}}));
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

Expected<void> answerPlay(const RulesQuestion& question, std::istream& actions) {
    const Opening opening = readOpening(question, actions);
    return askGame(opening.question, [&]<typename G>(std::type_identity<G>, const auto& state) {
        return playActions<G>(state, opening.firstAction, actions);
    });
}

} // namespace umpire
