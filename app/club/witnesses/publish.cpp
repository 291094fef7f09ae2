#include "app/club/witnesses/publish.h"

#include "app/club/tournament/next_round.h"

#include <algorithm>

namespace umpire {
namespace {

Expected<bool> isRoundOver(ClubStore& store) {
    return store.tournaments().load().map([](const std::optional<StoredTournament>& stored) {
        return stored && !stored->tournament.rounds.empty() &&
               missingResults(stored->tournament).empty();
    });
}

} // namespace

Expected<bool> isCheckpointDue(ClubStore& store, const NoteKey& club, const PlayedGames& played) {
    return SealStore(store.database(), club)
        .endedGames()
        .and_then([&](const std::vector<EndedGame>& ended) -> Expected<bool> {
            if (std::ranges::all_of(ended, &EndedGame::isSealed)) {
                return false;
            }
            PlayedGames over;
            for (const EndedGame& each : ended) {
                over.insert({each.seal.table, each.seal.record});
            }
            const bool goesOn = !std::ranges::includes(over, played);
            return goesOn ? isRoundOver(store) : Expected<bool>(true);
        });
}

Expected<void> publishCheckpoint(ClubStore& store, const SigningKey& key) {
    const auto club = noteKeyOf(key);
    if (!club) {
        return failWith(ExitStatus::CannotRead, message("the club has no key for signatures"));
    }
    SealStore seals(store.database(), *club);
    return seals.endedGames().and_then([&](const std::vector<EndedGame>& ended) -> Expected<void> {
        std::vector<Seal> more;
        for (const EndedGame& each : ended) {
            if (!each.isSealed) {
                more.push_back(each.seal);
            }
        }
        if (more.empty()) {
            return {};
        }
        return seals.load().and_then([&](const SealLog& log) {
            return nextCheckpoint(log, more, key).and_then([&](const SignedNote& note) {
                return seals.publish(log.seals.size(), more, note);
            });
        });
    });
}

} // namespace umpire
