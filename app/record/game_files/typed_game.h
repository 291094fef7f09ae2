#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/game_files/resources.h"
#include "rules/engine/perft.h"
#include "rules/running_game.h"
#include "rules/settings_text.h"

/// Implements AnyGame for the types of one game. Only typed_games.cpp includes this
/// header.
namespace umpire {

template <Game G>
const AnyGame& anyGame();

template <Game G>
class TypedPosition final : public PositionOf<G> {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using PositionOf<G>::PositionOf;
    using PositionOf<G>::state;

    [[nodiscard]] const AnyGame& game() const override { return anyGame<G>(); }
    [[nodiscard]] std::string text() const override { return G::text(state()); }
    [[nodiscard]] int playerCount() const override { return G::playerCount(state()); }
    [[nodiscard]] std::string nameOf(Player player) const override {
        return G::playerName(state(), player);
    }
    [[nodiscard]] std::vector<int> material() const override { return G::materialOf(state()); }
    [[nodiscard]] std::vector<Player> toAct() const override { return G::toAct(state()); }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return G::outcome(state()); }
    [[nodiscard]] std::vector<std::string> legalActions() const override {
        return textsOf(G::legalActions(state()));
    }
    [[nodiscard]] std::vector<std::string> declarations() const override {
        return textsOf(G::declarations(state()));
    }
    [[nodiscard]] std::vector<std::string> offers() const override {
        if constexpr (requires { G::offers(state()); }) {
            return textsOf(G::offers(state()));
        }
        return {};
    }
    [[nodiscard]] std::vector<Player> actorsOf(std::string_view text) const override {
        const auto parsed = G::parseAction(state(), text);
        const auto* action = std::get_if<Action>(&parsed);
        return action == nullptr ? std::vector<Player>{} : G::actorsOf(state(), *action);
    }
    [[nodiscard]] bool isActor(std::string_view text, Player player) const override {
        const auto parsed = G::parseAction(state(), text);
        const auto* action = std::get_if<Action>(&parsed);
        return action != nullptr && umpire::isActor<G>(state(), *action, player);
    }
    [[nodiscard]] std::uint64_t perft(int depth) const override {
        return umpire::perft<G>(state(), depth);
    }

    [[nodiscard]] Parsed<SharedPosition> read(std::string_view position) const override {
        auto parsed = G::parseState(position, G::settingsOf(state()));
        if (auto* error = std::get_if<ParseError>(&parsed)) {
            return std::move(*error);
        }
        return shared(std::get<State>(std::move(parsed)));
    }
    [[nodiscard]] Parsed<std::string> readAction(std::string_view line) const override {
        auto parsed = umpire::readAction<G>(state(), line);
        if (auto* error = std::get_if<ParseError>(&parsed)) {
            return std::move(*error);
        }
        const bool isNotation = std::holds_alternative<Action>(G::parseAction(state(), line));
        return isNotation ? std::string(line) : G::text(state(), std::get<Action>(parsed));
    }
    [[nodiscard]] std::variant<AnyStep, Reason> play(std::string_view text,
                                                     std::optional<Player> hearer) const override {
        const auto parsed = G::parseAction(state(), text);
        if (const auto* error = std::get_if<ParseError>(&parsed)) {
            return Reason{describe(*error), ""};
        }
        const auto& action = std::get<Action>(parsed);
        if (const auto violation = G::validate(state(), action)) {
            return Reason{violation->because, violation->rule};
        }
        return told(G::apply(state(), action), hearer);
    }

    [[nodiscard]] SharedPosition seenBy(Player player) const override {
        return shared(positionFor<G>(state(), player));
    }
    [[nodiscard]] Reason reasonFor(std::string_view action, std::optional<Player> hearer,
                                   HeardWords words) const override {
        return umpire::reasonFor<G>(state(), action, hearer, words);
    }
    [[nodiscard]] std::vector<Laying> laying() const override { return layingIn<G>(state()); }

    static SharedPosition shared(State state) {
        return std::make_shared<TypedPosition>(std::move(state));
    }

private:
    [[nodiscard]] std::vector<std::string> textsOf(const std::vector<Action>& actions) const {
        std::vector<std::string> texts;
        for (const Action& action : actions) {
            texts.push_back(G::text(state(), action));
        }
        return texts;
    }

    static AnyStep told(Step<State, typename G::Event> step, std::optional<Player> hearer) {
        AnyStep answer{.mayRepeat = umpire::mayRepeat<G>(step.events)};
        for (const auto& event : step.events) {
            const auto heard = hearer ? G::eventFor(event, *hearer) : std::optional(event);
            answer.isOpen = answer.isOpen && heard == event;
            if (heard) {
                answer.events.push_back(G::text(step.state, *heard));
            }
            if constexpr (requires { G::formerText(step.state, event); }) {
                answer.formerEvents.push_back(G::formerText(step.state, event));
            } else {
                answer.formerEvents.push_back(english(G::text(step.state, event)));
            }
        }
        answer.position = shared(std::move(step.state));
        return answer;
    }
};

template <Game G>
Loaded<Parsed<SharedPosition>> startOf(const GameFiles& files, std::string_view variant,
                                       Edition edition) {
    return resourcesFrom<G>(files).map([&](const auto& resources) -> Parsed<SharedPosition> {
        auto settings = parseSettings<G>(variant, resources, edition);
        if (auto* error = std::get_if<ParseError>(&settings)) {
            return std::move(*error);
        }
        return TypedPosition<G>::shared(G::start(std::get<typename G::Settings>(settings)));
    });
}

/// True if the game declares laidInSecret().
template <Game G>
constexpr bool kLaysInSecret = requires(const typename G::State& state) {
    G::laidInSecret(state, Player{});
};

template <Game G>
const AnyGame& anyGame() {
    static const AnyGame game{G::kName,         G::kListing,      HidesNothing<G>,
                              kLaysInSecret<G>, G::variants(),    G::settingList(),
                              G::clauses(),     G::description(), &startOf<G>};
    return game;
}

} // namespace umpire
