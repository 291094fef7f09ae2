#include "rules/table/message.h"

#include <gtest/gtest.h>

namespace umpire {
namespace {

TEST(Message, PutsItsValuesWhereTheFormWantsThem) {
    const Message said = message("%2 lies behind %1", "d4", message("a %1 wall", "Roman"));
    EXPECT_EQ(english(said), "a Roman wall lies behind d4");
    EXPECT_EQ(said.form(), "%2 lies behind %1");
    EXPECT_EQ(said.values().front(), Message("d4"));
}

TEST(Message, CountsInTheNumberOfWhatIsCounted) {
    EXPECT_EQ(english(message("%n match(es) of %1 box(es)", 3, Count{1})), "1 match of 3 box");
    EXPECT_EQ(english(message("%n match(es) of %1 box(es)", 3, Count{0})), "0 matches of 3 boxes");
}

TEST(Message, KeepsAPercentSignOfAValue) {
    EXPECT_EQ(english(message("expected %1, found %2", "`%2`", "%1")), "expected `%2`, found %1");
}

TEST(Message, IsNoOtherMessageOfTheSameEnglish) {
    EXPECT_NE(message("%1 is empty", "d4"), Message("d4 is empty"));
    EXPECT_TRUE(Message("d4 is empty").isVerbatim());
}

TEST(Message, IsJoinedInTheFormOfTheSeparator) {
    EXPECT_EQ(english(joined({message("one"), message("two"), message("three")}, "%1; %2")),
              "one; two; three");
    EXPECT_TRUE(joined({}, "%1; %2").empty());
}

} // namespace
} // namespace umpire
