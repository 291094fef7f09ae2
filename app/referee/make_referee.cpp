#include "app/referee/make_referee.h"

#include "app/game_files/resources.h"
#include "app/referee/murus_gallicus/murus_reader.h"
#include "app/referee/pieces/buda_reader.h"
#include "app/referee/pieces/naval_reader.h"
#include "app/referee/pieces/trireme_reader.h"
#include "app/referee/war_galley/galley_reader.h"
#include "rules/any_game.h"
#include "rules/settings_text.h"

namespace umpire::referee {
namespace {

tl::unexpected<NoReferee> wrong(NoReferee::Wrong what, Message because) {
    return tl::make_unexpected(NoReferee{what, std::move(because)});
}

template <Game G>
MadeReferee refereeOf(const Beginning& beginning) {
    const auto resources = resourcesFrom<G>(beginning.files);
    if (!resources) {
        return wrong(NoReferee::Wrong::Files, resources.error());
    }
    const auto settings = parseSettings<G>(beginning.variant, *resources);
    if (const auto* error = std::get_if<ParseError>(&settings)) {
        return wrong(NoReferee::Wrong::Variant, describe(*error));
    }
    const auto& chosen = std::get<typename G::Settings>(settings);
    auto start = beginning.position.empty() ? Parsed<typename G::State>(G::start(chosen))
                                            : G::parseState(beginning.position, chosen);
    if (const auto* error = std::get_if<ParseError>(&start)) {
        return wrong(NoReferee::Wrong::Position, describe(*error));
    }
    auto& state = std::get<typename G::State>(start);
    if constexpr (requires { G::watched(state); }) {
        state = beginning.begun == Begun::Now ? G::watched(std::move(state)) : state;
    }
    return makeReferee(state, beginning.board);
}

} // namespace

Loaded<std::string> firstVariant(const std::string& game) {
    std::string first;
    const bool known =
        visitGame(game, [&](auto type) { first = decltype(type)::type::variants().front().name; });
    return known ? Loaded<std::string>(first)
                 : tl::make_unexpected("`" + game + "` is none; take one of " + listedGames());
}

MadeReferee makeReferee(const Beginning& beginning) {
    MadeReferee made;
    visitGame(beginning.game,
              [&](auto type) { made = refereeOf<typename decltype(type)::type>(beginning); });
    return made;
}

} // namespace umpire::referee
