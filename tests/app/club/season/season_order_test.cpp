#include "tests/app/club/season/evenings_of_a_club.h"

#include <random>

namespace umpire::season {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A source of results that is added to the evenings.
using Source = std::variant<Tournament, JournalRecord>;

class DrawnYears {
public:
    std::vector<Source> sources() {
        for (int evening = 0; evening < 60; ++evening) {
            addEvening(evening);
        }
        return std::move(sources_);
    }

private:
    unsigned drawn(unsigned below) { return unsigned(chance_() % below); }

    std::string name(std::size_t number) {
        const std::string family = "Player" + std::to_string(number);
        return drawn(3) == 0 ? "Ödön " + family : family + ", Ödön";
    }

    void addEvening(int evening) {
        char day[16];
        std::snprintf(day, sizeof day, "20%02d/%02d/%02d", 20 + evening / 48, evening % 48 / 4 + 1,
                      evening % 4 * 7 + 1);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < 12; ++i) {
            names.push_back(name(1 + drawn(3) + 3 * i));
        }
        Tournament made = tournamentOf("Evening " + std::to_string(evening), day, names);
        if (evening % 10 == 0) {
            made.system = System::Groups;
            made.variant = "escape-3";
            made.seatsAtTable = 3;
            made.plannedRounds = 4;
        }
        while (int(made.rounds.size()) < roundsOf(made)) {
            made.rounds.push_back(nextRound(made).value());
            for (tournament::Pairing& pairing : made.rounds.back().pairings) {
                pairing.result = pairing.bye ? std::nullopt : std::optional(result(pairing));
            }
            if (drawn(8) == 0) {
                sources_.emplace_back(made); // a copy taken before the end of the game
            }
        }
        addRecords(made);
        sources_.emplace_back(std::move(made));
    }

    tournament::Result result(const tournament::Pairing& pairing) {
        if (pairing.seats.size() > 2) {
            return tournament::placed({1 + int(drawn(3)), 1 + int(drawn(3)), 1 + int(drawn(3))});
        }
        const unsigned what = drawn(20);
        return what == 0   ? tournament::forfeitedBy(drawn(2), {})
               : what < 9  ? tournament::firstWins({})
               : what < 17 ? tournament::secondWins({})
                           : tournament::drawn({});
    }

    /// Adds records: some are games of the tournament, some are other games, and some are copies.
    void addRecords(const Tournament& made) {
        for (int game = 0; game < 10; ++game) {
            const std::size_t one = drawn(12);
            const std::size_t other = (one + 1 + drawn(11)) % 12;
            std::string started = made.begins + "T2" + std::to_string(drawn(4)) + ":00:00Z";
            started[4] = started[7] = '-';
            JournalRecord record =
                recordOf(1 + drawn(6), made.name + "/" + std::to_string(game), started,
                         made.players[one].name, made.players[other].name);
            if (drawn(4) == 0) {
                JournalRecord copy = record;
                copy.events.resize(copy.events.size() / 2);
                sources_.emplace_back(std::move(copy));
            }
            sources_.emplace_back(std::move(record));
        }
    }

    std::mt19937 chance_{57};
    std::vector<Source> sources_;
};

TEST(SeasonOrder, Of3000GamesInAnyOrderGivesTheSameBytes) {
    std::vector<Source> sources = DrawnYears().sources();
    const auto formsOf = [&](const SeasonRules& rules) {
        Evenings evenings;
        for (const Source& source : sources) {
            std::visit([&](const auto& each) { evenings.add(each); }, source);
        }
        const Season season = made(evenings, rules);
        EXPECT_GE(season.games, 3'000);
        return allForms(season);
    };
    const SeasonRules byDay = rulesIn(R"(, "renamed": {"Player1 Ödön": "Somebody Else"},
        "left_out": ["Ödön Player4"], "tables": [{"name": "Best of 7", "best": 7}])");
    const SeasonRules byMonth =
        rulesIn(R"(, "rating": {"period": "month"}, "first_day": "2021-01-01")");
    const std::string inOneOrder = formsOf(byDay);
    const std::string inOneOrderByMonth = formsOf(byMonth);
    std::ranges::shuffle(sources, std::mt19937(1));
    EXPECT_TRUE(formsOf(byDay) == inOneOrder);
    EXPECT_TRUE(formsOf(byMonth) == inOneOrderByMonth);
    std::ranges::reverse(sources);
    EXPECT_TRUE(formsOf(byDay) == inOneOrder);
    EXPECT_FALSE(inOneOrder == inOneOrderByMonth);
    EXPECT_THAT(inOneOrder, HasSubstr("Somebody Else"));
    for (const char* nowhere :
         {"Player1,", "Player1 ", "Ödön Player1\"", "Player4,", "Player4\""}) {
        EXPECT_THAT(inOneOrder, Not(HasSubstr(nowhere)));
    }
    EXPECT_THAT(inOneOrderByMonth, HasSubstr("Player4,"));
}

} // namespace
} // namespace umpire::season
