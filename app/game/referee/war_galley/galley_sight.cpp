#include "app/game/referee/war_galley/galley_sight.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace umpire::referee {

using namespace war_galley;

namespace {

/// Weight of an angle in the deviation: one degree counts as this many millimetres.
constexpr double kMillimetresADegree = 0.5;
/// Maximum distance between the middles of galleys that touch. Two touching boxes have at most 60
/// mm, bow to bow.
constexpr Millimetres kTouching = 65_mm;

double costOf(const Deviation& deviation) {
    return deviation.off.value() + kMillimetresADegree * degreesFromRadians(deviation.turned);
}

struct Pairing {
    double cost;
    VesselIndex vessel;
    const Galley* seen;
};

/// Sets the direction of the bow from the nearest galley of the record.
void takeBowFrom(const State& state, Millimetres reach, Galley& seen) {
    const PieceSizes sizes = sizesOf(state.settings);
    const GalleyPose* nearest = nullptr;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        const auto away = [&](const GalleyPose& pose) {
            return distance(seen.center, centreOf(pose, sizes));
        };
        if (isAfloat(state, vessel) && away(*state.vessels[vessel].pose) <= reach &&
            (nearest == nullptr || away(*state.vessels[vessel].pose) < away(*nearest))) {
            nearest = &*state.vessels[vessel].pose;
        }
    }
    if (nearest != nullptr) {
        seen = withBowTowards(seen, nearest->heading);
    }
}

bool allowsMasts(const Galley& seen, int masts, double share) {
    const bool isANumber = seen.mastChances && masts >= 0 && masts < int(seen.mastChances->size());
    return isANumber &&
           (*seen.mastChances)[std::size_t(masts)] >= share * std::ranges::max(*seen.mastChances);
}

} // namespace

std::string oneDecimal(double value) {
    const std::string text = std::to_string(std::round(value * 10.0) / 10.0);
    return text.substr(0, text.find('.') + 2);
}

GalleyPose seenPose(const Galley& seen, const PieceSizes& sizes) {
    return recorded(
        GalleyPose{seen.center + along(seen.heading, sizes.boxLength * 0.5), seen.heading});
}

TablePoint centreOf(const GalleyPose& pose, const PieceSizes& sizes) {
    return pose.bow - along(pose.heading, sizes.boxLength * 0.5);
}

Deviation deviationOf(const Galley& seen, const GalleyPose& from, const PieceSizes& sizes) {
    return {distance(seen.center, centreOf(from, sizes)),
            abs(normalized(seen.heading - from.heading))};
}

Message howFar(const Deviation& deviation) {
    return message("%1 mm and %2 degrees off", oneDecimal(deviation.off.value()),
                   oneDecimal(degreesFromRadians(deviation.turned)));
}

Message seenInstead(const Deviation& deviation) {
    return message("it %1 mm and %2 degrees off", oneDecimal(deviation.off.value()),
                   oneDecimal(degreesFromRadians(deviation.turned)));
}

bool isWithin(const Deviation& deviation, Millimetres place, Radians heading) {
    return deviation.off <= place && deviation.turned <= heading;
}

bool touchesAnother(const std::vector<const Galley*>& galleys, VesselIndex vessel) {
    return std::ranges::any_of(galleys, [&](const Galley* other) {
        return other != nullptr && galleys[vessel] != nullptr && other != galleys[vessel] &&
               distance(other->center, galleys[vessel]->center) < kTouching;
    });
}

bool GalleySight::isInItsPlace(const Galley& seen, const State& state,
                               const FormerPoses& former) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const auto liesAt = [&](const std::optional<GalleyPose>& pose) {
        return pose && isWithin(deviationOf(withBowTowards(seen, pose->heading), *pose, sizes),
                                tolerances_.place, tolerances_.heading);
    };
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel) && (liesAt(state.vessels[vessel].pose) ||
                                        (vessel < former.size() && liesAt(former[vessel])))) {
            return true;
        }
    }
    return false;
}

void GalleySight::add(const TableObservation& seen, const State& state, const FormerPoses& former) {
    looks_.push_back(seen);
    std::vector<Galley>& galleys = looks_.back().galleys;
    std::erase_if(galleys, [&](const Galley& each) {
        return each.confidence < tolerances_.sureInItsPlace ||
               (each.confidence < tolerances_.sure && !isInItsPlace(each, state, former));
    });
    for (Galley& each : galleys) {
        if (each.bow == Bow::NotSeen) {
            takeBowFrom(state, tolerances_.samePiece, each);
        }
    }
}

bool GalleySight::isSteady() const {
    if (looks() < 2) {
        return false;
    }
    const std::vector<Galley>& before = looks_[looks_.size() - 2].galleys;
    const std::vector<Galley>& now = newest().galleys;
    return before.size() == now.size() && std::ranges::all_of(now, [&](const Galley& galley) {
               return std::ranges::any_of(before, [&](const Galley& other) {
                   return distance(galley.center, other.center) <= tolerances_.struck * 2.0;
               });
           });
}

bool GalleySight::isAmong(const Match& match, const std::vector<Match>& known) const {
    return std::ranges::any_of(known, [&](const Match& other) {
        const auto apart = [&](TablePoint tail, TablePoint head) {
            return std::max(distance(other.tail, tail), distance(other.head, head));
        };
        return std::min(apart(match.tail, match.head), apart(match.head, match.tail)) <
               tolerances_.sameMatch;
    });
}

bool GalleySight::shows(const Match& match) const {
    return std::ranges::any_of(
        looks_, [&](const TableObservation& look) { return isAmong(match, look.matches); });
}

bool GalleySight::areSteadyBeside(const std::vector<Match>& lying) const {
    if (looks() < 2) {
        return false;
    }
    const auto others = [&](std::vector<Match> matches) {
        std::erase_if(matches, [&](const Match& match) { return isAmong(match, lying); });
        return matches;
    };
    const std::vector<Match> before = others(looks_[looks_.size() - 2].matches);
    const std::vector<Match> now = others(newest().matches);
    return before.size() == now.size() &&
           std::ranges::all_of(now, [&](const Match& match) { return isAmong(match, before); });
}

std::vector<Match> GalleySight::matches() const {
    std::vector<Match> settled = newest().matches;
    for (Match& match : settled) {
        const Match shown = match;
        int alike = 0;
        int others = 0;
        for (const TableObservation& look : looks_) {
            for (const Match& each : look.matches) {
                if (!isAmong(each, {shown})) {
                    continue;
                }
                const bool same = each.headed == shown.headed &&
                                  (shown.headed != Headed::Yes ||
                                   distance(each.head, shown.head) < tolerances_.sameMatch);
                ++(same ? alike : others);
                match = same || alike >= others ? match : each;
            }
        }
        if (std::min(alike, others) * tolerances_.rarely > std::max(alike, others)) {
            match.confidence = 0.0;
        }
    }
    return settled;
}

std::vector<const Galley*> GalleySight::galleysIn(const TableObservation& look, const State& state,
                                                  const FormerPoses& former) const {
    const PieceSizes sizes = sizesOf(state.settings);
    std::vector<Pairing> pairings;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (!isAfloat(state, vessel)) {
            continue;
        }
        for (const Galley& seen : look.galleys) {
            Deviation deviation = deviationOf(seen, *state.vessels[vessel].pose, sizes);
            double cost = costOf(deviation);
            if (vessel < former.size() && former[vessel]) {
                const Deviation before = deviationOf(seen, *former[vessel], sizes);
                cost = std::min(cost, costOf(before));
                deviation.off = std::min(deviation.off, before.off);
            }
            if (deviation.off <= tolerances_.samePiece) {
                pairings.push_back({cost, vessel, &seen});
            }
        }
    }
    std::ranges::stable_sort(pairings, {}, &Pairing::cost);
    std::vector<const Galley*> found(state.vessels.size(), nullptr);
    for (const Pairing& pairing : pairings) {
        if (found[pairing.vessel] == nullptr &&
            std::ranges::find(found, pairing.seen) == found.end()) {
            found[pairing.vessel] = pairing.seen;
        }
    }
    return found;
}

double GalleySight::likeness(const Galley* galley, const Rig& rig) const {
    constexpr double kMiscount = 0.02; // probability of a count that is wrong by one
    const auto counted = [&](int seen, int real) {
        return std::pow(kMiscount, std::abs(seen - real));
    };
    double logarithms = 0.0;
    int looks = 0;
    for (const TableObservation& look : looks_) {
        for (const Galley& each : look.galleys) {
            if (galley == nullptr || distance(each.center, galley->center) > tolerances_.place ||
                !each.oars.port || !each.oars.starboard || !each.masts) {
                continue;
            }
            const auto masts = std::size_t(std::max(0, rig.masts));
            const double tall = each.mastChances && masts < each.mastChances->size()
                                    ? std::max(kMiscount, (*each.mastChances)[masts])
                                    : counted(*each.masts, rig.masts);
            logarithms += std::log(counted(*each.oars.port, rig.port) *
                                   counted(*each.oars.starboard, rig.starboard) * tall);
            ++looks;
        }
    }
    return looks == 0 ? 1.0 : std::exp(logarithms / looks);
}

std::optional<Rig> GalleySight::rigOf(const Galley* galley, int expectedMasts) const {
    if (galley == nullptr) {
        return std::nullopt;
    }
    std::map<Rig, int> votes;
    int all = 0;
    for (const TableObservation& look : looks_) {
        for (const Galley& each : look.galleys) {
            if (distance(each.center, galley->center) <= tolerances_.place && each.oars.port &&
                each.oars.starboard && each.masts) {
                const bool allowed = allowsMasts(each, expectedMasts, tolerances_.allowsMasts);
                ++votes[{*each.oars.port, *each.oars.starboard,
                         allowed ? expectedMasts : *each.masts}];
                ++all;
            }
        }
    }
    const auto most = std::ranges::max_element(
        votes, [](const auto& a, const auto& b) { return a.second < b.second; });
    return most != votes.end() && most->second >= 2 && 2 * most->second > all
               ? std::optional(most->first)
               : std::nullopt;
}

TableObservation namedAsRecorded(const war_galley::State& state, TableObservation seen) {
    const auto galleys = GalleySight{GalleyTolerances{}}.galleysIn(seen, state, {});
    std::vector<std::pair<std::size_t, std::string>> names;
    for (war_galley::VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        if (galleys[vessel] != nullptr) {
            names.emplace_back(galleys[vessel] - seen.galleys.data(), nameOf(state, vessel));
        }
    }
    for (const auto& [index, name] : names) {
        seen.galleys[index].id = name;
    }
    return seen;
}

} // namespace umpire::referee
