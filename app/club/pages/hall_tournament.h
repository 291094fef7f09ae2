#pragma once

#include "app/club/tables/club_keeper.h"

#include <future>
#include <nlohmann/json_fwd.hpp>

namespace umpire {

class JsonReader;

/// The club's tournaments as the arbiter's page asks for them and changes them (docs/club.md has
/// the JSON). In the hall's thread; a round is made in another one, since another program may pair
/// it.
class HallTournament {
public:
    /// The keeper outlives it.
    explicit HallTournament(ClubKeeper& keeper) : keeper_(keeper) {}
    /// Waits for the round that is being made.
    ~HallTournament() = default;
    HallTournament(const HallTournament&) = delete;
    HallTournament& operator=(const HallTournament&) = delete;

    /// With all that the arbiter may know: who changed what, and why. `id` 0 is the newest. `after`
    /// is what the page has, as its "id:version": then only that nothing changed. Errors: those of
    /// the keeper.
    Expected<nlohmann::ordered_json> shown(std::int64_t id, const std::string& after);
    /// What everybody may know of the newest: the players' names, the last round and the standings.
    Expected<nlohmann::ordered_json> everybodys();
    /// The same where there is no tournament.
    static nlohmann::ordered_json nobodys();
    /// As JSON (tournament_file.h). Error: CannotRead where there is none.
    Expected<std::string> file(std::int64_t id);
    /// As FIDE's report. Errors: also those of writeTrf.
    Expected<std::string> report(std::int64_t id);

    /// Does what a page asks for. Errors: WrongUsage and CannotRead with one line for the arbiter.
    Expected<void> change(std::string_view asked);

private:
    Expected<StoredTournament> load(std::int64_t id);
    Expected<void> make(const JsonReader& asked, TournamentChange why);
    Expected<void> startRound(const JsonReader& asked, TournamentChange why);
    template <typename Alter>
    Expected<void> alter(const JsonReader& asked, const Alter& alteration);
    Expected<void> enterResult(const JsonReader& asked, TournamentChange why);
    Expected<void> changePlayer(const JsonReader& asked, TournamentChange why);
    void lookAtRound();

    ClubKeeper& keeper_;
    std::future<Expected<void>> round_; ///< that is being made
    std::string refused_;               ///< why the last one was not made; empty: it was
};

} // namespace umpire
