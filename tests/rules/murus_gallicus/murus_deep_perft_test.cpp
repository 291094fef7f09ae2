#include "tests/rules/murus_gallicus/murus_table.h"

/// What takes the counting on whole boards a second or more without optimisation.
namespace umpire::murus_gallicus::testing {
namespace {

TEST(MurusDeepPerft, CountsTheBribeToDepthFive) {
    EXPECT_EQ(perft<MurusGallicus>(start("bribe"), 4), 15'366'400U);
    EXPECT_EQ(perft<MurusGallicus>(start("bribe"), 5), 246'411'200U);
}

/// No source goes this deep: two independent methods of counting here agreed on this number.
TEST(MurusDeepPerft, CountsTheBasicGameToDepthSix) {
    EXPECT_EQ(perft<MurusGallicus>(start("basic"), 6), 31'422'048U);
}

} // namespace
} // namespace umpire::murus_gallicus::testing
