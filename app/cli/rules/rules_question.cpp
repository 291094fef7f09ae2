#include "app/cli/rules/rules_question.h"

#include "app/common/failure/joined_texts.h"

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

} // namespace

Expected<const AnyGame*> gameOf(const RulesQuestion& question) {
    const AnyGame* game = findGame(question.game);
    if (game == nullptr) {
        return wrongUsage("GAME: `" + question.game + "` is not known; take one of " +
                          listedGames());
    }
    return game;
}

Expected<SharedPosition> positionOf(const RulesQuestion& question) {
    const auto game = gameOf(question);
    if (!game) {
        return tl::make_unexpected(game.error());
    }
    const auto loaded =
        gameFiles(question.game, question.data).and_then([&](const GameFiles& files) {
            return (*game)->start(files, question.variant);
        });
    if (!loaded) {
        return failWith(ExitStatus::CannotRead, loaded.error());
    }
    if (const auto* error = std::get_if<ParseError>(&*loaded)) {
        return wrongUsage("--variant: " + english(describe(*error)));
    }
    const auto& start = std::get<SharedPosition>(*loaded);
    const auto position = question.position ? start->read(*question.position) : start;
    if (const auto* error = std::get_if<ParseError>(&position)) {
        return failWith(ExitStatus::CannotRead, "--position: " + english(describe(*error)));
    }
    return std::get<SharedPosition>(position);
}

Json jsonOfOutcome(const AnyPosition& position) {
    const auto outcome = position.outcome();
    if (!outcome) {
        return nullptr;
    }
    Json winner; // null: a draw
    if (outcome->winner) {
        winner = position.nameOf(*outcome->winner);
    }
    return {{"winner", winner}, {"because", english(outcome->because)}, {"rule", outcome->rule}};
}

std::string listed(const std::vector<std::string>& names) {
    return joinedTexts(", ", names);
}

} // namespace umpire
