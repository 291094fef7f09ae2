#include "tests/app/record/journal/alike_worlds.h"

#include "app/record/game_files/any_game.h"
#include "rules/any_game/any_game.h"
#include "rules/secrecy.h"

#include <algorithm>
#include <random>

namespace umpire::testing {
namespace {

constexpr int kRecorded = 12; ///< actions
constexpr int kTries = 40;    ///< attempts to find an action that looks alike in both games

template <Game G>
class Twins {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Twins(const State& one, const State& other, unsigned seed)
        : chance_(seed), one_{one, {}}, other_{other, {}} {}

    AlikeWorlds play() && {
        record([](const World& world) { return GameStarted{G::text(world.state)}; });
        for (int i = 0; i < kRecorded && findNext(); ++i) {
            isSecret<G>(*one_.next) ? playInSecret() : call();
        }
        return {std::move(one_.entries), std::move(other_.entries)};
    }

private:
    struct World {
        State state;
        std::vector<Entry> entries;
        std::optional<Action> next{};

        [[nodiscard]] std::string action() const { return G::text(state, *next); }
        [[nodiscard]] State after() const { return G::apply(state, *next).state; }
    };

    /// Finds an action for each game such that nobody can tell the two apart.
    bool findNext() {
        const auto legal = G::legalActions(one_.state);
        const auto legalToo = G::legalActions(other_.state);
        for (int i = 0; i < kTries && !legal.empty() && !legalToo.empty(); ++i) {
            one_.next = legal[chance_() % legal.size()];
            other_.next =
                isSecret<G>(*one_.next) ? legalToo[chance_() % legalToo.size()] : *one_.next;
            const bool mustDiffer = isSecret<G>(*one_.next) && i < kTries / 2;
            if (looksAlike() && !(mustDiffer && one_.action() == other_.action())) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool looksAlike() const {
        if (isSecret<G>(*one_.next) != isSecret<G>(*other_.next) ||
            G::actorsOf(one_.state, *one_.next) != G::actorsOf(other_.state, *other_.next) ||
            G::validate(other_.state, *other_.next)) {
            return false;
        }
        const auto a = G::apply(one_.state, *one_.next);
        const auto b = G::apply(other_.state, *other_.next);
        return !G::outcome(a.state) && !G::outcome(b.state) && actor(one_) == actor(other_) &&
               heard(a) == heard(b) && seen(a.state) == seen(b.state);
    }

    static std::vector<Message> heard(const Step<State, typename G::Event>& step) {
        std::vector<Message> all;
        for (const auto& event : step.events) {
            if (const auto told = eventFor<G>(step.state, event, std::nullopt)) {
                all.push_back(G::text(positionFor<G>(step.state, std::nullopt), *told));
            }
        }
        return all;
    }
    static std::string seen(const State& state) {
        return G::text(positionFor<G>(state, std::nullopt));
    }
    static std::string actor(const World& world) {
        std::string names;
        for (const Player player : G::toAct(world.state)) {
            names.append(names.empty() ? "" : ", ").append(G::playerName(world.state, player));
        }
        return names;
    }

    template <typename Make>
    void record(Make make) {
        for (World* world : {&one_, &other_}) {
            const auto number = std::int64_t(world->entries.size()) + 1;
            world->entries.push_back({std::chrono::seconds(number), make(*world), ""});
        }
    }

    void goOn() {
        for (World* world : {&one_, &other_}) {
            world->state = world->after();
        }
    }

    void call() {
        record([](const World& world) {
            const auto step = G::apply(world.state, *world.next);
            Called called{.player = actor(world),
                          .action = world.action(),
                          .position = G::text(step.state),
                          .source = Source::Said,
                          .onlyFor = isSecret<G>(*world.next) ? actor(world) : std::string()};
            for (const auto& event : step.events) {
                called.happened.emplace_back(G::text(step.state, event));
            }
            return called;
        });
        goOn();
    }

    /// Writes the rows whose words contain the same secret before the action itself.
    void playInSecret() {
        const auto start = std::int64_t(one_.entries.size());
        record([](const World& world) {
            return Refused{.command = "play " + world.action(), .because = "it is too early"};
        });
        record([](const World& world) { return ArbiterCalled{"I played " + world.action()}; });
        record([](const World& world) {
            return Corrected{.what = world.action(), .position = G::text(world.after())};
        });
        record([](const World& world) {
            return IllegalStands{.action = world.action(),
                                 .because = "it is too early",
                                 .rule = "",
                                 .position = G::text(world.after()),
                                 .player = actor(world)};
        });
        record([&](const World& world) {
            return Undone{.position = G::text(world.state), .to = start};
        });
        call();
    }

    std::mt19937 chance_;
    World one_;
    World other_;
};

} // namespace

AlikeWorlds alikeWorlds(const AlikePositions& from, unsigned seed) {
    const auto start = std::get<SharedPosition>(
        findGame(from.game)->start(gameFiles(from.game).value(), "").value());
    const auto at = [&](const std::string& position) {
        return position.empty() ? start : std::get<SharedPosition>(start->read(position));
    };
    AlikeWorlds worlds;
    visitGame(from.game, [&]<typename G>(std::type_identity<G>) {
        worlds = Twins<G>(*stateIn<G>(*at(from.one)), *stateIn<G>(*at(from.other)), seed).play();
    });
    return worlds;
}

std::vector<AlikePositions> alikePositions() {
    std::vector<AlikePositions> all = {
        {"naval-battle", "LOa6,PAh6,KRj9,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red",
         "PAa6,LOh6,KRj9,ORb1e16,TRk6,DEd16,+1 DEp17,ORp19,PAp20,BAk17n17 red"},
        {"triremes", "light=d9n,f9n:1,h9n:2| dark=e10s:1,g10s:2,i10s| turn=light",
         "light=d9n:2,f9n,h9n:1| dark=e10s:1,g10s,i10s:2| turn=light"}};
    for (const AnyGame* game : anyGames()) {
        if (!game->hidesNothing) {
            all.push_back({std::string(game->name), "", ""});
        }
    }
    return all;
}

} // namespace umpire::testing
