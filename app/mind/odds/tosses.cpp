#include "app/mind/odds/tosses.h"

#include "app/mind/statistics/played_again.h"
#include "app/mind/statistics/records_below.h"
#include "app/record/journal/line_of_play.h"
#include "rules/games/war_galley/approach.h"
#include "rules/games/war_galley/war_galley.h"

#include <set>

namespace umpire::odds {
namespace {

tl::unexpected<Failure> unread(const std::filesystem::path& place, const std::string& why) {
    return failWith(ExitStatus::CannotRead, place.string() + ": " + why);
}

bool touchesGalley(const war_galley::State& state, const Match& match) {
    for (war_galley::VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel) &&
            war_galley::overlapOf(match, pieceOf(state, vessel), state.settings.matchWidth)
                    .margin >= 0_mm) {
            return true;
        }
    }
    return false;
}

/// Returns the middles of the tossed matches; empty if a match touches a galley.
Cloud cloudOf(const war_galley::State& state, const war_galley::Toss& toss) {
    Cloud cloud;
    for (const war_galley::LooseMatch& loose : toss.matches) {
        Match match;
        match.tail = loose.tail;
        match.head = loose.head;
        if (loose.tossed && touchesGalley(state, match)) {
            return {};
        }
        if (loose.tossed) {
            cloud.push_back(midpoint(loose.tail, loose.head));
        }
    }
    return cloud;
}

void takeTosses(const JournalRecord& record, const SharedPosition& start, RecordedTosses& tosses) {
    playAgain<WarGalley>(lineOfPlay(record.events), start,
                         [&](const auto&, const auto& before, const auto& action) {
                             const auto* toss = std::get_if<war_galley::Toss>(&action);
                             if (toss == nullptr) {
                                 return;
                             }
                             Cloud cloud = cloudOf(before, *toss);
                             if (cloud.size() < 2) {
                                 ++tosses.left;
                             } else {
                                 tosses.clouds.push_back(std::move(cloud));
                             }
                         });
}

} // namespace

Expected<RecordedTosses> tossesIn(const std::filesystem::path& folder) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) {
        return unread(folder, "no such folder; name one that holds journals (*.umpire)");
    }
    RecordedTosses tosses;
    std::set<std::string> counted; // last hash of each record, by which copies are recognised
    for (const std::filesystem::path& file : recordsBelow(folder)) {
        const Expected<JournalRecord> record = recordAt(file);
        if (!record) {
            tosses.unreadable.push_back(english(record.error().message));
            continue;
        }
        const std::string last = record->events.empty() ? "" : record->events.back().hash;
        if (record->settings.game != WarGalley::kName ||
            (!last.empty() && !counted.insert(last).second)) {
            continue;
        }
        const Expected<SharedPosition> start = recordedStart(record->settings);
        if (!start) {
            tosses.unreadable.push_back(english(start.error().message));
            continue;
        }
        ++tosses.journals;
        takeTosses(*record, *start, tosses);
    }
    if (tosses.journals == 0) {
        return unread(folder, tosses.unreadable.empty()
                                  ? "there is no record of War Galley; `umpire referee` writes one"
                                  : tosses.unreadable.front());
    }
    return tosses;
}

} // namespace umpire::odds
