#include "app/mind/odds/set_up.h"

#include "app/common/failure/number_in.h"
#include "rules/games/war_galley/approach.h"
#include "rules/games/war_galley/galley_pose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace umpire::odds {
namespace {

using war_galley::overlapOf;

/// Parses `kCount` numbers separated by commas. Returns none for another count, for other text, and
/// for numbers beyond 10,000.
template <std::size_t kCount>
std::optional<std::array<double, kCount>> numbersIn(std::string_view text) {
    std::array<double, kCount> numbers{};
    for (std::size_t i = 0; i < kCount; ++i) {
        const std::size_t comma = text.find(',');
        if ((comma == std::string_view::npos) != (i + 1 == kCount)) {
            return std::nullopt;
        }
        const auto number = numberIn<double>(text.substr(0, comma));
        if (!number || std::abs(*number) > 10'000.0) { // more than ten metres: no table is as large
            return std::nullopt;
        }
        numbers[i] = *number;
        text.remove_prefix(i + 1 == kCount ? text.size() : comma + 1);
    }
    return numbers;
}

bool isName(std::string_view name) {
    return name.size() >= 2 && name.size() <= 3 && (name[0] == 'A' || name[0] == 'B') &&
           std::ranges::all_of(name.substr(1), [](char c) { return c >= '0' && c <= '9'; });
}

/// Returns about 400 matches of handfuls dropped around the origin on an empty table.
std::vector<Match> probesOf(const Question& question) {
    constexpr int kMatches = 400;
    const Scene nothing{{}, {}, question.scene.sizes};
    std::vector<Match> probes;
    for (std::uint64_t drop = 0; drop < kMatches && probes.size() < kMatches; ++drop) {
        if (question.stop.stop_requested()) {
            break;
        }
        const Draws draws(question.seed, drop);
        const Landing landing = question.model == Model::Bodies
                                    ? dropBodies(nothing, question.handful, draws)
                                    : dropNeedles(nothing, question.handful, draws);
        probes.insert(probes.end(), landing.matches.begin(), landing.matches.end());
    }
    return probes;
}

/// Returns the expected number of hits of a handful dropped at `place`. Uses each match's own hit
/// probability, because that varies less between drops than the number of hits.
double hitsAt(TablePoint place, const Question& question, const std::vector<Match>& probes) {
    std::vector<Match> clear;
    for (Match match : probes) {
        match.head = match.head + place;
        match.tail = match.tail + place;
        const auto touches = [&](const Galley& galley) {
            return overlapOf(match, galley, question.scene.sizes.matchWidth).margin >= 0_mm;
        };
        if (std::ranges::none_of(question.scene.galleys, touches)) {
            clear.push_back(match);
        }
    }
    if (clear.empty()) {
        return 0.0;
    }
    const double hits = ruledOn(question, clear).hits;
    const double isClear = double(clear.size()) / double(probes.size());
    return question.handful.matches * hits / double(clear.size()) *
           std::pow(isClear, question.handful.matches);
}

/// Drops handfuls at `place` and at places farther from the target, and returns the best of them. A
/// falling match may touch a galley beside which it would otherwise lie.
TablePoint clearOfTarget(TablePoint place, const Question& question) {
    constexpr int kDrops = 200;
    constexpr int kSteps = 4;
    const TablePoint off = place - question.scene.galleys[1].center;
    const TablePoint outwards = off * (10.0 / std::max(1.0, length(off).value()));
    Question trial = question;
    trial.drops = kDrops;
    TablePoint best = place;
    double most = -1.0;
    for (int step = 0; step < kSteps; ++step) {
        trial.scene.place = place + outwards * step;
        const double hits = oddsOf(trial).hits.expected.value;
        if (hits > most) {
            most = hits;
            best = trial.scene.place;
        }
    }
    return best;
}

} // namespace

Galley galleyAt(std::string id, TablePoint bow, Radians heading, const PieceSizes& sizes) {
    Galley galley;
    galley.id = std::move(id);
    galley.fleet = galley.id.substr(0, 1);
    galley.heading = heading;
    galley.center = bow - along(heading, sizes.boxLength * 0.5);
    galley.hull = war_galley::hullOf({bow, heading}, sizes);
    galley.confidence = 1.0;
    return galley;
}

Expected<Galley> galleyIn(std::string_view text, const PieceSizes& sizes) {
    const std::size_t at = text.find('@');
    const auto pose = at < text.size() ? numbersIn<3>(text.substr(at + 1)) : std::nullopt;
    if (!pose || !isName(text.substr(0, at))) {
        return wrongSetting(
            "galley",
            "`" + std::string(text) +
                "` is not a name and a pose; write the middle of the bow in millimetres and "
                "the heading in degrees, such as `A1@300,72,90`");
    }
    return galleyAt(std::string(text.substr(0, at)),
                    {Millimetres((*pose)[0]), Millimetres((*pose)[1])},
                    radiansFromDegrees((*pose)[2]), sizes);
}

Expected<TablePoint> placeIn(std::string_view text) {
    const auto place = numbersIn<2>(text);
    return place ? Expected<TablePoint>({Millimetres((*place)[0]), Millimetres((*place)[1])})
                 : wrongSetting("place", "`" + std::string(text) +
                                             "` is not two numbers; write millimetres, such as "
                                             "`250,120`");
}

std::vector<Galley> galleysOf(const Duel& duel, const PieceSizes& sizes) {
    const Galley attacker = galleyAt("A1", along(90_deg, sizes.boxLength * 0.5), 90_deg, sizes);
    const Radians towards = 90_deg + duel.angle;
    const Radians heading = normalized(90_deg + duel.heading);
    const auto targetAt = [&](Millimetres away) {
        return galleyAt("B1", along(towards, away) + along(heading, sizes.boxLength * 0.5), heading,
                        sizes);
    };
    // Bisection: the gap grows with the distance of the middles, and is smaller than that distance.
    Millimetres near;
    Millimetres far = duel.range + sizes.boxLength * 2.0;
    for (int halving = 0; halving < 60; ++halving) {
        const Millimetres middle = (near + far) * 0.5;
        const Millimetres gap = -overlapOf(attacker, targetAt(middle)).margin;
        (gap < duel.range ? near : far) = middle;
    }
    return {attacker, targetAt(near)}; // `near`, so that rounding cannot exceed a range of 2 M
}

Expected<void> checkGalleys(const std::vector<Galley>& galleys) {
    if (galleys.size() < 2) {
        return wrongSetting("galley",
                            "one is given; give the galley that fires and then its target");
    }
    if (galleys[0].fleet == galleys[1].fleet) {
        return wrongSetting(
            "galley", galleys[0].id + " and " + galleys[1].id +
                          " are of one side; the second one is the target, an enemy (WG-A21)");
    }
    for (std::size_t one = 0; one < galleys.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (galleys[one].id == galleys[other].id) {
                return wrongSetting("galley", galleys[one].id + " is given twice; name it once");
            }
            if (overlapOf(galleys[one], galleys[other]).margin > 0_mm) {
                return wrongSetting("galley", galleys[other].id + " and " + galleys[one].id +
                                                  " overlap; move one of them");
            }
        }
    }
    return {};
}

TablePoint bestPlaceOf(const Question& question) {
    const std::vector<Match> probes = probesOf(question);
    TablePoint best = question.scene.galleys[1].center;
    double most = -1.0;
    const auto search = [&](TablePoint around, int steps, Millimetres step) {
        for (int row = -steps; row <= steps && !question.stop.stop_requested(); ++row) {
            for (int column = -steps; column <= steps; ++column) {
                const TablePoint place = around + TablePoint{step * column, step * row};
                const double hits = hitsAt(place, question, probes);
                if (hits > most) {
                    most = hits;
                    best = place;
                }
            }
        }
    };
    search(best, 6, 30_mm);
    search(best, 1, 15_mm);
    search(best, 2, 5_mm);
    return question.model == Model::Bodies ? clearOfTarget(best, question) : best;
}

} // namespace umpire::odds
