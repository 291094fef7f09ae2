#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <optional>

/// Answers of the arbiter's commands of `umpire tournament` (see arbiter.h and check.h of
/// app/club/tournament). Errors: those of kept_tournament.h, arbiter.h and check.h.
namespace umpire {

struct NothingAsked {};

struct LateEntry {
    tournament::Player player;
    std::string because;
};
Expected<void> answerLateEntry(const std::filesystem::path& file, const LateEntry& asked);

struct AskedPlayer {
    int number = 0;
    int round = 0; ///< number of the round; 0: the next round
    bool isHalf = false;
    std::string because;
};
Expected<void> answerWithdraw(const std::filesystem::path& file, const AskedPlayer& asked);
Expected<void> answerExpel(const std::filesystem::path& file, const AskedPlayer& asked);
Expected<void> answerAbsent(const std::filesystem::path& file, const AskedPlayer& asked);
Expected<void> answerBack(const std::filesystem::path& file, const AskedPlayer& asked);
Expected<void> answerPlayers(const std::filesystem::path& file, const NothingAsked& asked);

struct AskedPairs {
    std::vector<std::string> pairs; ///< pairs of players' numbers, "3-8", or "5" for a bye
    int round = 0;                  ///< number of the round; 0: the next round
    std::string because;
};
/// Prints the round, and reports violations of the rules.
Expected<void> answerPairs(const std::filesystem::path& file, const AskedPairs& asked);

struct AskedTieBreaks {
    std::string names;
    std::string because;
};
Expected<void> answerTieBreaks(const std::filesystem::path& file, const AskedTieBreaks& asked);

struct AskedLots {
    /// seed for the drawing of lots; none: a random seed from the system
    std::optional<std::uint32_t> seed;
};
Expected<void> answerLots(const std::filesystem::path& file, const AskedLots& asked);

struct AskedPlayOff {
    int first = 0;
    int second = 0;
    std::string result;
    std::string because;
};
Expected<void> answerPlayOff(const std::filesystem::path& file, const AskedPlayOff& asked);

Expected<void> answerChanges(const std::filesystem::path& file, const NothingAsked& asked);

/// Computes the rounds and the places again, and prints the differences line by line, or that there
/// are none. Without a program for Swiss pairings, checks the rounds only against the rules, and
/// says so.
Expected<void> answerCheck(const std::filesystem::path& file, const std::string& program);

} // namespace umpire
