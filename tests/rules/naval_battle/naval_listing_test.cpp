#include "tests/rules/naval_battle/naval_table.h"

#include <unordered_set>

/// Tries every possible action on the small board: exactly the listed actions are legal.
namespace umpire::naval_battle::testing {
namespace {

constexpr int kSquares = 36;

/// Calls visit(action) with every action from every occupied square; planes start from carriers.
template <typename Visit>
void forEachTurn(const State& state, Visit visit) {
    visit(Action(Pass{}));
    for (SquareIndex from = 0; from < kSquares; ++from) {
        if (!state.at(from).isThere()) {
            continue;
        }
        for (SquareIndex at = 0; at < kSquares; ++at) {
            visit(Action(Move{from, at}));
            for (SquareIndex target = 0; target < kSquares; ++target) {
                visit(Action(Attack{from, at, target}));
                visit(Action(RemoveBattery{from, at, target}));
                visit(Action(RemoveMine{from, at, target}));
                if (state.table().is(state.at(from).kind, Role::Carrier)) {
                    visit(Action(SendPlane{from, from, target, at}));
                    visit(Action(SendPlane{from, at, target, at}));
                }
            }
        }
    }
}

const std::string_view kPositions[] = {
    "LOb3,TRd3,ORc3,KRd4,DEa1,BAa2c2,+1 BAa5c5d5f5,NIe4,MIe3!,FRb6,ORa6,DEf6 red",
    "LOb3,TRd3,ORc3,KRd4,DEa1,BAa2c2,+1 BAa5c5d5f5,NIe4,MIe3!,FRb6,ORa6,DEf6 yellow",
    "LOb5,TRa5,ORc6,DEa1 MIb6e3!,KRd4,NId3,LOe4,TRf4,ORa6,DEf6,BAd5 red",
    "LOb5,TRa5,ORc6,DEa1,SAc3 MIb6e3!,KRd4,NIb3,LOe4,TRf4,ORa6,DEf6,BAd5 yellow",
    "KRb2,LOe1,ORe2,DEf1,BAa2c2 NIb5,ORa6,DEf6,BAa5 open",
    "LOa1,ORf1,DEf2,MIe1e2b1b2a2 NIf4,ORa6,DEf6,BAa5 open",
    "ORb1,DEa1 - yellow",
};

void expectListingOf(const State& state) {
    std::unordered_set<std::string> listed;
    for (const Action& legal : legalActions(state)) {
        listed.insert(text(state, legal));
    }
    std::unordered_set<std::string> validated;
    forEachTurn(state, [&](const Action& action) {
        if (!validate(state, action)) {
            validated.insert(text(state, action));
        }
    });
    EXPECT_FALSE(listed.empty());
    for (const std::string& word : validated) {
        EXPECT_TRUE(listed.contains(word)) << text(state) << ": " << word << " is not listed";
    }
    for (const std::string& word : listed) {
        EXPECT_TRUE(validated.contains(word)) << text(state) << ": " << word << " is not legal";
    }
}

TEST(NavalListing, HasExactlyWhatValidatesUnderEveryOption) {
    for (const char* option : {"standard", "move-then-attack", "straight", "cover=forbids"}) {
        Settings settings = variant("standard", small());
        ASSERT_TRUE(takeSetting(option, settings));
        for (const std::string_view line : kPositions) {
            expectListingOf(position(line, settings));
        }
    }
}

TEST(NavalListing, OfMinesHasExactlyWhatValidates) {
    const Settings settings = variant("standard", small());
    for (const std::string_view line : kPositions) {
        const State state = position(line, settings);
        const auto declared = declarations(state);
        for (const Side side : kSides) {
            for (SquareIndex square = 0; square < kSquares; ++square) {
                const Action mine = LayMine{side, square};
                const bool listed = std::ranges::find(declared, mine) != declared.end();
                EXPECT_EQ(listed, !validate(state, mine)) << line << ": " << text(state, mine);
            }
        }
    }
}

} // namespace
} // namespace umpire::naval_battle::testing
