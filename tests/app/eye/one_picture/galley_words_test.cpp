#include "app/eye/one_picture/galley_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace umpire {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

Galley galleyAt(const char* id, double x, double y, std::optional<int> masts,
                std::optional<std::string> fleet = std::nullopt) {
    Galley galley;
    galley.id = id;
    galley.masts = masts;
    galley.fleet = std::move(fleet);
    galley.outline = {ImagePoint{Pixels(x - 40), Pixels(y - 20)},
                      {Pixels(x + 40), Pixels(y - 20)},
                      {Pixels(x + 40), Pixels(y + 20)},
                      {Pixels(x - 40), Pixels(y + 20)}};
    return galley;
}

const std::vector<Galley> kTwo = {galleyAt("g1", 200, 500, 0, "A"),
                                  galleyAt("g2", 700, 300, 2, "B")};
const std::vector<Galley> kThree = {galleyAt("g1", 200, 500, 1, "A"),
                                    galleyAt("g2", 700, 300, 2, "B"),
                                    galleyAt("g3", 705, 100, std::nullopt, "B")};

void expectChosen(const std::vector<Galley>& galleys, const std::string& attacker,
                  const std::string& target, const std::string& ids) {
    const auto chosen = chooseGalleys(galleys, attacker, target);
    ASSERT_TRUE(chosen) << english(chosen.error().message);
    EXPECT_EQ(chosen->attacker + " " + chosen->target, ids);
}

void expectRefused(const std::vector<Galley>& galleys, const std::string& attacker,
                   const std::string& target, const std::string& words) {
    const auto chosen = chooseGalleys(galleys, attacker, target);
    ASSERT_FALSE(chosen) << chosen->attacker << " " << chosen->target;
    EXPECT_EQ(chosen.error().status, ExitStatus::WrongUsage);
    EXPECT_THAT(chosen.error().setting + ": " + english(chosen.error().message), HasSubstr(words));
}

TEST(GalleyWords, NameASideOfThePictureOrAFleet) {
    expectChosen(kTwo, "left", "right", "g1 g2");
    expectChosen(kTwo, "top", "bottom", "g2 g1");
    expectChosen(kThree, "A", "top", "g1 g3");
    expectChosen(kThree, "g2", "left", "g2 g1");
    EXPECT_THAT(chooseGalleys(kTwo, "left", "B")->taken, IsEmpty());
}

TEST(GalleyWords, ThatFitSeveralGalleysOrNoneAreRefused) {
    expectRefused(kThree, "right", "left", "`right` fits g2, g3");
    expectRefused(kThree, "A", "B", "`B` fits g2, g3");
    expectRefused({kTwo[0]}, "A", "B", "no galley of fleet B is seen");
    expectRefused({}, "left", "right", "no galley is seen");
    expectRefused(kTwo, "left", "bottom", "target: `g1` is the attacker, too");
}

TEST(GalleyWords, MayBeLeftOutOfTwoGalleys) {
    expectChosen(kTwo, "", "", "g2 g1");
    expectChosen(kTwo, "left", "", "g1 g2");
    expectChosen(kTwo, "", "g2", "g1 g2");
    EXPECT_THAT(chooseGalleys(kTwo, "", "")->taken.at(0), HasSubstr("g1 has no masts"));
    EXPECT_THAT(chooseGalleys(kTwo, "", "g2")->taken.at(0), HasSubstr("g1 is taken"));
    expectRefused(kThree, "g1", "", "target: g1, g2, g3 are in view");
    expectRefused(kThree, "", "", "g1, g2, g3 are in view");
    expectRefused({kThree[0], kThree[1]}, "", "", "g1, g2 may both fire");
    expectRefused({kThree[0], kThree[2]}, "", "", "may both fire");
    expectRefused({kTwo[0], galleyAt("g2", 700, 300, 0)}, "", "", "have no masts");
}

TEST(GalleyWords, OfAnotherKindAreIds) {
    expectChosen(kTwo, "g9", "port", "g9 port");
}

} // namespace
} // namespace umpire
