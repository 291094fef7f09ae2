#pragma once

#include "app/club/tables/club_keeper.h"
#include "app/record/sentences/tongue.h"

#include <future>
#include <nlohmann/json_fwd.hpp>

namespace umpire {

class JsonReader;

/// Serves the club's tournaments to the arbiter's page, and changes them (docs/club.md has the
/// JSON). Runs in the hall's thread; makes rounds in another thread, because a slow external
/// program may pair them.
class HallTournament {
public:
    /// The keeper must outlive this object.
    explicit HallTournament(ClubKeeper& keeper) : keeper_(keeper) {}
    /// Waits for a round that is being made.
    ~HallTournament() = default;
    HallTournament(const HallTournament&) = delete;
    HallTournament& operator=(const HallTournament&) = delete;

    /// Returns everything for the arbiter, including who changed what and why. `id` 0 is the
    /// newest. `after` is the page's "id:version"; if the page is current, the answer only says so.
    /// `tongue`: the arbiter's language. Errors: those of the keeper.
    Expected<nlohmann::ordered_json> shown(std::int64_t id, const std::string& after,
                                           const Tongue& tongue);
    /// Returns the newest tournament's public part: players' names, last round and standings.
    Expected<nlohmann::ordered_json> everybodys();
    /// Returns the answer for a club without a tournament.
    static nlohmann::ordered_json nobodys();
    /// Returns the tournament as JSON (tournament_file.h). Error: CannotRead if it does not exist.
    Expected<std::string> file(std::int64_t id);
    /// Returns FIDE's report. Errors: also those of writeTrf.
    Expected<std::string> report(std::int64_t id);

    /// Carries out a page's request. Errors: WrongUsage and CannotRead, one line for the arbiter.
    Expected<void> change(std::string_view asked);

private:
    Expected<StoredTournament> load(std::int64_t id);
    Expected<void> make(const JsonReader& asked, TournamentChange why);
    Expected<void> startRound(const JsonReader& asked, TournamentChange why);
    template <typename Alter>
    Expected<void> alter(const JsonReader& asked, const Alter& alteration);
    Expected<void> enterResult(const JsonReader& asked, TournamentChange why);
    Expected<void> changePlayer(const JsonReader& asked, TournamentChange why);
    Expected<void> changeAs(const std::string& what, const JsonReader& asked, TournamentChange why);
    void lookAtRound();

    ClubKeeper& keeper_;
    std::future<Expected<void>> round_; ///< result of the round that is being made
    /// why the last round could not be made, or the notes on the last import; may be empty
    Message refused_;
};

} // namespace umpire
