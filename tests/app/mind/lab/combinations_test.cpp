#include "app/mind/lab/combinations.h"

#include <gmock/gmock.h>

/// Tests which variants `--variant` and `--set` give.
namespace umpire::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::vector<std::string> combined(std::string_view game, const ComparedRules& rules) {
    const auto combinations = combinationsOf(*findGame(game), rules);
    EXPECT_TRUE(combinations) << english(combinations.error().message);
    return combinations.value_or(std::vector<std::string>());
}

std::string errorOf(const ComparedRules& rules) {
    const auto combinations = combinationsOf(*findGame("war-galley"), rules);
    EXPECT_FALSE(combinations);
    EXPECT_EQ(combinations.error().status, ExitStatus::WrongUsage);
    return english(combinations.error().message);
}

TEST(Combinations, AreAllOfThemAndTheLastSettingChangesFirst) {
    EXPECT_THAT(combined("war-galley", {"", {"bonus=all,consecutive"}}),
                ElementsAre("bonus=all", "bonus=consecutive"));
    EXPECT_THAT(
        combined("war-galley",
                 {"introduction,sink-any", {"bonus=all,consecutive", "galleys=1,2/3"}}),
        ElementsAre("introduction bonus=all galleys=1", "introduction bonus=all galleys=2/3",
                    "introduction bonus=consecutive galleys=1",
                    "introduction bonus=consecutive galleys=2/3", "sink-any bonus=all galleys=1",
                    "sink-any bonus=all galleys=2/3", "sink-any bonus=consecutive galleys=1",
                    "sink-any bonus=consecutive galleys=2/3"));
}

TEST(Combinations, WithoutASettingAreTheVariants) {
    EXPECT_THAT(combined("murus-gallicus", {"", {}}), ElementsAre("basic"));
    EXPECT_THAT(combined("murus-gallicus", {"basic,advanced catapults=off", {}}),
                ElementsAre("basic", "advanced catapults=off"));
}

TEST(Combinations, RefuseWhatTheGameDoesNotKnow) {
    EXPECT_THAT(errorOf({"", {"bonsu=all"}}),
                StartsWith("`bonsu` is no setting of war-galley; take one of galleys, "));
    EXPECT_EQ(errorOf({"", {"bonus=al,consecutive"}}),
              "bonus: `al` is no value; take some of all, consecutive");
    EXPECT_EQ(errorOf({"", {"galleys=1,21"}}),
              "galleys: `21` is no value; give numbers from 1 to 20");
    EXPECT_THAT(errorOf({"", {"galleys=-1"}}), StartsWith("galleys: `-1` is no value"));
    EXPECT_THAT(errorOf({"", {"galleys=many"}}), StartsWith("galleys: `many` is no value"));
    EXPECT_THAT(errorOf({"", {"bonus"}}), StartsWith("`bonus` has no values; write KEY=A,B"));
    EXPECT_THAT(errorOf({"", {"bonus="}}), StartsWith("bonus: `` is no value"));
    EXPECT_THAT(errorOf({"", {"bonus=all,"}}), StartsWith("bonus: `` is no value"));
    EXPECT_THAT(errorOf({"", {"bonus=all,all"}}), HasSubstr("`all` is there twice"));
    EXPECT_THAT(errorOf({"", {"bonus=all", "bonus=consecutive"}}),
                HasSubstr("`bonus` is there twice"));
    EXPECT_THAT(errorOf({"standard,standard", {}}), HasSubstr("`standard` is there twice"));
    EXPECT_THAT(errorOf({"standard,", {}}), HasSubstr("an empty name"));
    EXPECT_THAT(errorOf({"", {"galleys=1,2,3,4,5,6", "match=40,41,42,43,44,45,46,47,48,49,50"}}),
                HasSubstr("more than 64 variants"));
}

} // namespace
} // namespace umpire::testing
