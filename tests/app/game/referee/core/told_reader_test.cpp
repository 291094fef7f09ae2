#include "app/game/referee/core/told_reader.h"

#include "app/game/referee/core/referee.h"
#include "app/game/referee/pieces/piece_readers.h"
#include "app/game/referee/war_galley/galley_reader.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/trireme_domain_file.h"

#include <gmock/gmock.h>

namespace umpire::referee {
namespace {

using ::testing::HasSubstr;

Called lastCalled(const Announcements& said) {
    Called called;
    for (const Announcement& each : said) {
        if (const auto* found = std::get_if<Called>(&each.event)) {
            called = *found;
        }
    }
    return called;
}

/// Keeps the table at rest for some frames with this die on it.
Announcements restWithDie(AnyReferee& referee, StreamTime& now, std::optional<int> value,
                          double x) {
    TableObservation seen;
    Die die;
    die.value = value;
    die.center = {Millimetres(x), 50_mm};
    die.confidence = 0.99;
    seen.dice = {die};
    Announcements said;
    const auto take = [&said](Announcements more) {
        said.insert(said.end(), more.begin(), more.end());
    };
    FrameFacts facts;
    facts.moving = 0.1;
    for (int i = 0; i < 60; ++i) {
        now += StreamTime(33'333);
        take(referee.see(now, i < 5 ? facts : FrameFacts{}));
        if (referee.wantsLook()) {
            take(referee.look(now, seen));
        }
    }
    return said;
}

TEST(Referee, CallsTheDieThatIsThrownAndNotTheOneThatLay) {
    const auto resources = resourcesFor<Triremes>();
    ASSERT_TRUE(resources);
    const auto settings = *Triremes::settings("alternative", *resources);
    Referee<Triremes> referee(Triremes::start(settings), TableReader<Triremes>(TriremeTable()));
    StreamTime now{};
    ASSERT_FALSE(referee.begin(now).empty()) << "it says what it waits for";
    const bool waitsForDie = Triremes::toAct(referee.state()).empty();
    ASSERT_TRUE(waitsForDie) << Triremes::text(referee.state());
    EXPECT_EQ(lastCalled(restWithDie(referee, now, std::nullopt, 30)).action, "") << "cocked";
    EXPECT_EQ(lastCalled(restWithDie(referee, now, 4, 30)).action, "die:4");
    EXPECT_EQ(lastCalled(restWithDie(referee, now, 4, 30)).action, "") << "it lies there still";
    EXPECT_EQ(lastCalled(restWithDie(referee, now, 4, 60)).action, "die:4") << "thrown again";
    referee.command(now, typed("undo"));
    const auto said = referee.command(now, typed("agree light"));
    EXPECT_FALSE(said.empty());
}

TEST(Referee, ChanceIsUndoneOnlyWhereAllAgree) {
    const auto resources = resourcesFor<Triremes>();
    const auto settings = Triremes::settings("alternative", *resources);
    Referee<Triremes> referee(Triremes::start(*settings), TableReader<Triremes>(TriremeTable()));
    const std::string start = Triremes::text(referee.state());
    referee.command({}, typed("play die:4"));
    const auto asked = referee.command({}, typed("undo"));
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<AgreementNeeded>(asked.front().event));
    EXPECT_NE(Triremes::text(referee.state()), start);
    referee.command({}, typed("agree nobody"));
    referee.command({}, typed("agree light"));
    referee.command({}, typed("agree light"));
    EXPECT_NE(Triremes::text(referee.state()), start);
    referee.command({}, typed("agree dark"));
    EXPECT_EQ(Triremes::text(referee.state()), start);
    referee.command({}, typed("play die:5"));
    referee.command({}, typed("undo agreed"));
    EXPECT_EQ(Triremes::text(referee.state()), start);
}

TEST(Referee, AmongFourPlayersTheOwnerOfASecretIsWhoLoads) {
    const Player third{2};
    auto state = Triremes::start(*Triremes::settings("four-players", *resourcesFor<Triremes>()));
    state.toPlace.fill(0);
    state.throws.clear();
    state.mover = third;
    triremes::Load load;
    while (!state.chart().isCoast(load.first)) {
        ++load.first;
    }
    state.soldiers = {{load.first, third}};
    load.ship = std::ranges::find(state.ships, third, &triremes::Ship::owner)->bow;
    EXPECT_EQ(onlyOneTold<Triremes>(state, load), "third");
}

Referee<WarGalley> orderedGalleys() {
    const auto at = WarGalley::parseState(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders",
        *WarGalley::settings("standard", *resourcesFor<WarGalley>()));
    return {std::get<WarGalley::State>(at), TableReader<WarGalley>()};
}

TEST(Referee, WhatOnlyOnePlayerMayKnowIsMarkedSo) {
    auto referee = orderedGalleys();
    const Called secret = lastCalled(referee.command({}, typed("play B1 orders FFXLX")));
    EXPECT_EQ(secret.onlyFor, "B");
    EXPECT_EQ(secret.player, "B") << "and A has to act as well";
    EXPECT_TRUE(secret.positionIsSecret);
    const std::string shown = text(publicView(secret));
    EXPECT_EQ(shown.find("FFXLX"), std::string::npos);
}

TEST(Referee, WhatOneSideSaysIsNotSaidByTheOther) {
    auto referee = orderedGalleys();
    EXPECT_THAT(text(lastCalled(referee.command({}, typed("play A draw")))),
                HasSubstr("1. A: A draw"));
    EXPECT_EQ(lastCalled(referee.command({}, typed("play A1 lies 101,72,90"))).player, "A, B");
}

/// A says its own orders. Whatever they are, the others hear the same.
TEST(Referee, ARefusalTellsOthersNothingOfASecretAction) {
    auto referee = orderedGalleys();
    const auto refusal = [&referee](const std::string& action) {
        return referee.command({}, typed("play " + action, Authority::seat("A"))).front().event;
    };
    const Event masts = refusal("A1 orders XXXXF");
    const Event length = refusal("A2 orders OOOOOO");
    EXPECT_THAT(text(viewOf(masts, "A")), HasSubstr("the galley has 3 masts (WG-14)"));
    EXPECT_EQ(viewOf(masts, "B"), viewOf(length, "B"));
    EXPECT_EQ(publicView(masts), publicView(length));
    EXPECT_THAT(text(viewOf(masts, "B")), HasSubstr("their owner may hear why"));
}

} // namespace
} // namespace umpire::referee
