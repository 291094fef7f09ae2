#include "app/game/referee/core/referee_corrections.h"
#include "app/game/referee/make_referee.h"
#include "app/game/referee/murus_gallicus/murus_reader.h"
#include "app/game/referee/pieces/piece_readers.h"
#include "app/game/referee/war_galley/galley_reader.h"
#include "app/record/events/hearer.h"
#include "rules/secrecy.h"
#include "tests/rules/every_game.h"

#include <gmock/gmock.h>
#include <random>

/// Tests who may say what and who hears it, in every game, at random positions, for every voice.
namespace umpire::referee {
namespace {

using ::testing::IsEmpty;

const unsigned kWalks = playouts();

template <typename G>
class Authorities : public ::testing::Test {
protected:
    using State = typename G::State;
    using Action = typename G::Action;

    static std::unique_ptr<AnyReferee> refereeAt(const State& state) {
        static const SharedPosition start =
            std::get<SharedPosition>(*findGame(G::kName)->start(*gameFiles(G::kName, {}), ""));
        const auto here = start->read(G::text(state));
        auto referee = makeReferee(*std::get<SharedPosition>(here), std::nullopt, Begun::Earlier);
        referee->begin({});
        return referee;
    }
    static std::vector<std::string> names(const State& state) {
        std::vector<std::string> all;
        for (int seat = 0; seat < G::playerCount(state); ++seat) {
            all.push_back(G::playerName(state, Player{seat}));
        }
        return all;
    }
    static std::vector<std::string> namesOf(const State& state, const Action& action) {
        std::vector<std::string> all;
        for (const Player player : G::actorsOf(state, action)) {
            all.push_back(G::playerName(state, player));
        }
        return all;
    }

    /// Returns positions; between two neighbours there are some actions.
    std::vector<State> positions() {
        std::vector<State> all;
        for (State state : startingPoints<G>(kWalks)) {
            for (int i = 0; i < 40; ++i) {
                if (i % 8 == 0) {
                    all.push_back(state);
                }
                const auto legal = G::legalActions(state);
                if (legal.empty()) {
                    break;
                }
                state = G::apply(state, legal[chance_() % legal.size()]).state;
            }
        }
        return all;
    }
    /// Returns some legal actions of the position, and all declarations.
    std::vector<Action> actionsAt(const State& state) {
        std::vector<Action> all = G::declarations(state);
        const auto legal = G::legalActions(state);
        for (int i = 0; i < 6 && !legal.empty(); ++i) {
            all.push_back(legal[chance_() % legal.size()]);
        }
        return all;
    }
    static std::vector<std::string> corrections() {
        return {"a6 red KR",    "a1 empty",  "f9 h9",        "d4 empty", "d4 roman 2",
                "c5 c5n:1",     "A1 5/4/3",  "I-C1=IP",      "tms=3",    "nonsense",
                "e6 yellow LO", "turn gaul", "d6 yellow BA", "b1 e4",    "zz zz"};
    }

    /// Returns corrections of many places, whatever lies there.
    std::vector<std::string> manyCorrections() {
        std::vector<std::string> all = corrections();
        for (const char* each : {"A1 1/1/1", "B1 1/1/1", "I-C1 empty", "tms=1"}) {
            all.emplace_back(each);
        }
        for (int i = 0; i < 40; ++i) {
            const CellName cell{int(chance_() % 14), int(chance_() % 20)};
            all.push_back(text(cell) + " empty");
        }
        return all;
    }

    std::mt19937 chance_{11};
};

TYPED_TEST_SUITE(Authorities, TypesOf<GameList>::Types, GameNames);

/// Repeats the table in authority.h independently.
template <typename G>
bool mayCountAtOnce(const Authority& by, const std::vector<std::string>& actors,
                    bool isOpenChance) {
    using Of = Authority::Of;
    const auto isTheirs = [&by](const std::string& name) { return by.has(name); };
    switch (by.of) {
    case Of::Table:
    case Of::Arbiter:
        return true;
    case Of::Seat:
    case Of::Computer:
        return !actors.empty() && !(isOpenChance && by.of == Of::Seat) &&
               std::ranges::all_of(actors, isTheirs);
    case Of::OtherTable:
        return std::ranges::all_of(actors, isTheirs);
    case Of::Spectator:
        return false;
    }
    return false;
}

TYPED_TEST(Authorities, AnActionCountsAtOnceOnlyFromItsOwner) {
    using G = TypeParam;
    int counted = 0;
    int kept = 0;
    for (const auto& state : this->positions()) {
        const auto names = this->names(state);
        std::vector<Authority> voices{{}, Authority::arbiter(), {Authority::Of::Spectator, {}}};
        for (const std::string& name : names) {
            voices.push_back(Authority::seat(name));
            voices.push_back(Authority::computer(name));
            voices.push_back(Authority::otherTable({name}));
        }
        for (const auto& action : this->actionsAt(state)) {
            const auto actors = this->namesOf(state, action);
            for (const Authority& by : voices) {
                const auto referee = this->refereeAt(state);
                const std::string before = referee->position();
                const int ply = referee->ply();
                referee->command({}, spoken(Play{G::text(state, action)}, by));
                const bool counts = referee->ply() != ply;
                EXPECT_EQ(counts, mayCountAtOnce<G>(by, actors,
                                                    G::isChance(action) && !isSecret<G>(action)))
                    << G::text(state, action) << " by voice " << int(by.of) << " of " << by.name()
                    << " at " << before;
                (counts ? counted : kept) += 1;
                EXPECT_TRUE(counts || referee->position() == before);
            }
        }
    }
    EXPECT_GT(counted, 20);
    EXPECT_GT(kept, 20);
}

/// A command that several seats must agree on waits until they all agree.
TYPED_TEST(Authorities, HalfOfAnAgreementWaitsForTheOther) {
    using G = TypeParam;
    int agreed = 0;
    for (const auto& state : this->positions()) {
        for (const auto& action : this->actionsAt(state)) {
            const auto actors = this->namesOf(state, action);
            if (actors.size() < 2) {
                continue;
            }
            const auto referee = this->refereeAt(state);
            referee->command({}, spoken(Play{G::text(state, action)}, Authority::seat(actors[0])));
            for (std::size_t i = 1; i < actors.size(); ++i) {
                EXPECT_EQ(referee->ply(), 0) << G::text(state, action);
                referee->command({}, spoken(Agree{actors[0]}, Authority::seat(actors[i])));
                EXPECT_EQ(referee->ply(), 0) << "nobody agrees for another";
                referee->command({}, spoken(Agree{}, Authority::seat(actors[i])));
            }
            EXPECT_EQ(referee->ply(), 1) << G::text(state, action);
            ++agreed;
        }
    }
    // War Galley and Buda 1686 have an offer for each side and nothing else to agree on.
    EXPECT_EQ(agreed > 0, G::kName != "war-galley" && G::kName != "buda-1686");
}

/// A seat's resignation, correction or undo changes nothing that belongs to another seat. The
/// computer resigns for nobody and agrees to nothing.
TYPED_TEST(Authorities, ASeatTouchesNothingOfAnother) {
    using G = TypeParam;
    for (const auto& state : this->positions()) {
        const auto names = this->names(state);
        const auto actions = this->actionsAt(state);
        for (const std::string& mine : names) {
            const Authority by = Authority::seat(mine);
            const auto referee = this->refereeAt(state);
            for (const std::string& other : names) {
                if (other != mine) {
                    referee->command({}, spoken(GiveUp{other}, by));
                    referee->command({}, spoken(Agree{other}, by));
                }
            }
            for (Command each : {Command(GiveUp{mine}), Command(Agree{mine}), Command(Agree{})}) {
                referee->command({}, spoken(std::move(each), Authority::computer(mine)));
            }
            EXPECT_EQ(referee->ply(), 0);
            for (const auto& action : actions) {
                const auto actors = this->namesOf(state, action);
                const auto again = this->refereeAt(state);
                again->command({}, spoken(Play{G::text(state, action)}));
                if (again->ply() != 1) {
                    continue;
                }
                const std::string after = again->position();
                again->command({}, spoken(Undo{1, true}, by));
                const bool isMine =
                    std::ranges::all_of(actors, [&](const auto& each) { return each == mine; });
                EXPECT_EQ(again->ply() == 0, isMine && !G::isChance(action))
                    << mine << " takes back " << G::text(state, action);
                EXPECT_TRUE(again->ply() == 0 || again->position() == after);
            }
        }
    }
}

/// A player's correction changes that player's own pieces at once, and no others.
TYPED_TEST(Authorities, ACorrectionOfAnothersPieceWaitsForItsOwner) {
    using G = TypeParam;
    int counted = 0, waited = 0;
    for (const auto& state : this->positions()) {
        const auto openly = positionFor<G>(state, std::nullopt);
        const Holdings before = TableReader<G>::holdings(openly);
        for (const std::string& each : this->manyCorrections()) {
            for (int seat = 0; seat < G::playerCount(state); ++seat) {
                const auto referee = this->refereeAt(state);
                referee->command({}, spoken(CorrectPiece{each},
                                            Authority::seat(G::playerName(state, Player{seat}))));
                const auto parsed = G::parseState(referee->position(), G::settingsOf(state));
                const auto after =
                    positionFor<G>(std::get<typename G::State>(parsed), std::nullopt);
                for (const int changed : changedSeats(before, TableReader<G>::holdings(after))) {
                    EXPECT_EQ(changed, seat) << each << " at " << G::text(state);
                    ++counted;
                }
                waited += after == openly;
            }
        }
    }
    EXPECT_GT(waited, 20);
    EXPECT_TRUE(counted > 0 || G::kName == "naval-battle") << "there fleets are set up first";
}

/// Returns the announcements as that hearer gets them, one line each.
std::vector<std::string> heard(const Announcements& said, std::string_view hearer) {
    std::vector<std::string> lines;
    for (const Announcement& each : said) {
        const Event shown = viewOf(each.event, hearer);
        const std::string* position = positionAfter(shown);
        lines.push_back(text(shown) + (position == nullptr ? "" : " | " + *position));
    }
    return lines;
}

/// While nothing is played, two states that look alike to a hearer give him equal answers, whoever
/// speaks: for right and wrong guesses, refusals and their reasons.
TYPED_TEST(Authorities, WorldsThatLookAlikeAnswerAlike) {
    using G = TypeParam;
    using World = typename G::State;
    if constexpr (HidesSomething<G>) {
        int compared = 0;
        const auto compare = [&](const World& one, const World& other, std::string_view hearer,
                                 const Spoken& said) {
            const auto here = this->refereeAt(one);
            const auto there = this->refereeAt(other);
            const auto a = heard(here->command({}, said), hearer);
            const auto b = heard(there->command({}, said), hearer);
            const bool isPlayed = here->ply() + there->ply() > 0 &&
                                  std::holds_alternative<Play>(std::get<Command>(said.command));
            if (!isPlayed) { // an action may reveal the secret
                ++compared;
                EXPECT_EQ(a, b) << said.words << " by " << said.by.name() << " heard by " << hearer
                                << "\n"
                                << G::text(one) << "\n"
                                << G::text(other);
            }
        };
        for (const World& state : this->positions()) {
            const auto names = this->names(state);
            std::vector<World> worlds;
            for (const auto& action : G::legalActions(state)) {
                if (isSecret<G>(action) && worlds.size() < 4) {
                    worlds.push_back(G::apply(state, action).state);
                }
            }
            for (std::size_t i = 1; i < worlds.size(); ++i) {
                for (int seat = -1; seat < G::playerCount(state); ++seat) {
                    const auto hearer = seat < 0 ? std::nullopt : std::optional(Player{seat});
                    if (positionFor<G>(worlds[0], hearer) != positionFor<G>(worlds[i], hearer) ||
                        worlds[0] == worlds[i]) {
                        continue;
                    }
                    const std::string name = seat < 0 ? "" : names[std::size_t(seat)];
                    const Authority by = seat < 0 ? Authority() : Authority::seat(name);
                    EXPECT_EQ(questionFor(this->refereeAt(worlds[0])->question(), name),
                              questionFor(this->refereeAt(worlds[i])->question(), name));
                    for (const std::string& each : this->corrections()) {
                        compare(worlds[0], worlds[i], name, spoken(CorrectPiece{each}, by));
                    }
                    for (const auto& action : this->actionsAt(worlds[0])) {
                        compare(worlds[0], worlds[i], name,
                                spoken(Play{G::text(worlds[0], action)}, by));
                    }
                    compare(worlds[0], worlds[i], name, typed("hello", by));
                    compare(worlds[0], worlds[i], name, typed("undo", by));
                }
            }
        }
        EXPECT_GT(compared, 0);
    }
}

/// The refusal of a secret action reveals the secret only to its own side.
TYPED_TEST(Authorities, ARefusedSecretIsToldToItsOwnSideAlone) {
    using G = TypeParam;
    if constexpr (HidesSomething<G>) {
        for (const auto& state : this->positions()) {
            const auto names = this->names(state);
            std::map<std::string, std::set<std::string>> heardBy;
            for (const auto& action : G::legalActions(state)) {
                if (!isSecret<G>(action)) {
                    continue;
                }
                const auto actors = this->namesOf(state, action);
                const auto after = G::apply(state, action).state;
                const auto referee = this->refereeAt(after);
                const auto said = referee->command(
                    {}, spoken(Play{G::text(state, action)}, Authority::seat(actors.front())));
                if (referee->ply() != 0) {
                    continue;
                }
                for (std::size_t seat = 0; seat < names.size(); ++seat) {
                    const std::string& name = names[seat];
                    if (name != actors.front() && !isActor<G>(after, action, Player{int(seat)})) {
                        const auto lines = heard(said, name);
                        heardBy[name + " of " + actors.front()].insert(lines.begin(), lines.end());
                    }
                }
            }
            for (const auto& [who, lines] : heardBy) {
                EXPECT_LE(lines.size(), 1u) << who << ": " << ::testing::PrintToString(lines);
            }
        }
    }
}

} // namespace
} // namespace umpire::referee
