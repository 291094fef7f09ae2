#pragma once

#include "app/club/season/season_forms.h"
#include "app/club/tournament/next_round.h"
#include "tests/app/record/journal/recorded_playout.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Evenings of a club, written by the product's own writers.
namespace umpire::season {

using tournament::System;
using tournament::Tournament;

inline Tournament tournamentOf(const std::string& name, const std::string& day,
                               const std::vector<std::string>& players) {
    Tournament made;
    made.name = name;
    made.game = "murus-gallicus";
    made.begins = day;
    for (const std::string& player : players) {
        made.players.push_back({int(made.players.size()) + 1, player, "", "", 0, {}, 1, {}, {}});
    }
    return made;
}

/// Plays all rounds; the player with the lower number wins each game.
inline Tournament wonByNumbers(Tournament tournament) {
    for (int round = 0; round < roundsOf(tournament); ++round) {
        if (round == int(tournament.rounds.size())) {
            tournament.rounds.push_back(nextRound(tournament).value());
        }
        for (tournament::Pairing& pairing : tournament.rounds[std::size_t(round)].pairings) {
            if (!pairing.bye) {
                pairing.result = pairing.seats[0] < pairing.seats[1] ? tournament::firstWins({})
                                                                     : tournament::secondWins({});
            }
        }
    }
    return tournament;
}

/// Returns a record that ends as the playout of that seed does.
inline JournalRecord recordOf(unsigned seed, const std::string& hash, const std::string& started,
                              const std::string& roman, const std::string& gaul) {
    static std::map<unsigned, std::vector<Entry>> playouts;
    const auto known = playouts.find(seed);
    const auto& entries =
        known != playouts.end()
            ? known->second
            : playouts.emplace(seed, umpire::testing::recordedPlayout("murus-gallicus", seed, 1000))
                  .first->second;
    JournalRecord record{
        .settings = {.game = "murus-gallicus", .variant = "basic", .players = {"roman", "gaul"}}};
    record.settings.started = started;
    record.settings.names = {{"roman", roman}, {"gaul", gaul}};
    for (const Entry& entry : entries) {
        const std::int64_t number = std::int64_t(record.events.size()) + 1;
        record.events.push_back(
            {number, entry.time, entry.happening, "", "", hash + "-" + std::to_string(number)});
    }
    return record;
}

inline Season made(const Evenings& evenings, const SeasonRules& rules) {
    return seasonOf(countedIn(evenings, rules), rules);
}

inline SeasonRules rulesIn(const std::string& more) {
    const auto rules = readSeasonRules(
        R"({"schema": "umpire.season/1", "name": "2026/27")" + more + "}", "s.json");
    EXPECT_TRUE(rules) << (rules ? "" : english(rules.error().message));
    return rules.value_or(SeasonRules());
}

inline std::string allForms(const Season& season) {
    std::string all = textOf(season) + jsonOf(season).dump() + pageOf(season, Language::Hungarian);
    for (const auto& [name, text] : csvFilesOf(season)) {
        all += name + text;
    }
    return all;
}

} // namespace umpire::season
