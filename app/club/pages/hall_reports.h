#pragma once

#include "app/club/reports/guess_brake.h"
#include "app/club/reports/report_store.h"
#include "app/club/tables/club_keeper.h"
#include "app/common/network/answer.h"
#include "app/record/sentences/tongue.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Results that players report by phone (docs/club.md has the JSON). Used in the hall's thread.
class HallReports {
public:
    /// The keeper must outlive this object.
    explicit HallReports(ClubKeeper& keeper) : keeper_(keeper) {}

    using Answer = tl::expected<nlohmann::ordered_json, Refusal>;
    /// Answers {"code": "K7QX-9M2P"} with the pairing that this player has in the newest round, and
    /// with the results that its players reported. {"code": …, "round": 2, "table": 3, "result":
    /// "1-0"} reports the player's result first. An unknown code always gets the same answer,
    /// whatever is played. `address`: the phone's address. `tongue`: the language of a refusal for
    /// which the page has no words.
    Answer say(std::string_view asked, const std::string& address, const Tongue& tongue);

    /// Returns the calls for the arbiter: reports differ, a player does not confirm, or too many
    /// wrong codes were tried. Errors: those of the keeper.
    Expected<nlohmann::ordered_json> calls(std::int64_t tournament);
    /// Returns the players' codes of that tournament, by player number. 0: the newest. Errors:
    /// those of the keeper, and CannotRead if there is no such tournament.
    Expected<std::map<int, std::string>> codes(std::int64_t tournament);
    /// Takes {"id": 2, "arbiter": "Ilona"} and gives all players new codes. Errors: WrongUsage, and
    /// those of the keeper.
    Expected<void> drawCodes(std::string_view asked);

private:
    struct Asked;
    struct Opened;
    Expected<std::optional<Opened>> take(const Asked& asked);
    static Expected<std::optional<Opened>> open(reports::ReportStore& store, const Asked& asked);
    static void sit(Opened& opened);
    static nlohmann::ordered_json jsonOf(const Opened& opened);
    static Expected<void> keep(reports::ReportStore& store, const Asked& asked,
                               const Opened& opened);
    template <typename Answered>
    Expected<Answered>
    ofReports(const std::function<Expected<Answered>(reports::ReportStore&)>& question);

    ClubKeeper& keeper_;
    reports::GuessBrake brake_;
};

} // namespace umpire
