#include "app/cli/rules_question.h"
#include "app/journal/game_tags.h"
#include "rules/playthrough.h"

namespace umpire {
namespace {

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

Expected<void> answerPlay(const RulesQuestion& question, std::istream& actions) {
    const Opening opening = readOpening(question, actions);
    return askGame(opening.question, [&]<typename G>(std::type_identity<G>, const auto& state) {
        return playActions<G>(state, opening.firstAction, actions);
    });
}

} // namespace umpire
