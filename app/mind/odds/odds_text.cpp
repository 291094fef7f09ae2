#include "app/mind/odds/odds_text.h"

#include "app/common/failure/printed.h"
#include "app/common/json/json_values.h"

#include <cmath>

namespace umpire::odds {
namespace {

using Json = nlohmann::ordered_json;
using war_galley::Certainty;

std::string percent(const Estimate& share) {
    return printed("%6.2f %%   %6.2f to %6.2f %%", 100.0 * share.value, 100.0 * share.low,
                   100.0 * share.high);
}

std::string meanOf(const Estimate& mean) {
    return printed("%.2f (%.2f to %.2f)", mean.value, mean.low, mean.high);
}

/// Describes the coordinate frame of the hand's place, and the attacker's number of masts.
std::string frame(const OddsAnswer& answer) {
    const Galley& attacker = answer.question.scene.galleys.front();
    const std::string masts =
        answer.masts ? printed(" It has %d mast%s.", *answer.masts, *answer.masts == 1 ? "" : "s")
                     : "";
    return attacker.id +
           printed("'s middle is at %.0f,%.0f, in millimetres. Its bow points to %.0f degrees from "
                   "the x axis.",
                   attacker.center.x.value(), attacker.center.y.value(),
                   degreesFromRadians(attacker.heading)) +
           masts + "\n";
}

std::string salvo(const OddsAnswer& answer) {
    const Question& question = answer.question;
    const war_galley::TossRuling& facts = answer.odds.facts;
    std::string text = facts.attacker + " fires at " + facts.target +
                       printed(" across %.1f mm, ", facts.gap.value());
    if (facts.inRange != Certainty::Yes) {
        return text + "out of range (WG-27): no match falls and none hits.\n";
    }
    text += printed("within %d M, ", facts.rangeMatches.value_or(0));
    text += facts.sideZone == Certainty::Yes ? "in its side zone (WG-31).\n"
                                             : "not in its side zone (WG-31).\n";
    if (question.handful.matches == 0) {
        return text + "It has no mast, so that no match falls (WG-28).\n";
    }
    return text + frame(answer) +
           printed("%d match%s from %.0f mm above %.0f,%.0f%s; %d drops, seed %llu.\n",
                   question.handful.matches, question.handful.matches == 1 ? "" : "es",
                   question.handful.height.value(), question.scene.place.x.value(),
                   question.scene.place.y.value(),
                   answer.placeBy == PlaceBy::Searched ? " (searched)" : "", question.drops,
                   static_cast<unsigned long long>(question.seed)) +
           printed("Friction %.2f, restitution %.2f, spread %.0f mm.\n", question.handful.friction,
                   question.handful.restitution, question.handful.spread.value());
}

std::string table(const OddsAnswer& answer) {
    const bool hasZone = answer.odds.facts.sideZone == Certainty::Yes;
    std::string text = "hits   chance   95 % interval     ";
    text += hasZone ? "without the side zone" : "";
    text += answer.needles ? (hasZone ? "   needles" : "needles") : "";
    text += "\n";
    for (std::size_t hits = 0; hits < answer.odds.hits.byHits.size(); ++hits) {
        text += printed("%4d ", int(hits)) + percent(answer.odds.hits.byHits[hits]);
        if (hasZone) {
            text += printed("   %19.2f %%", 100.0 * answer.odds.withoutSideZone.byHits[hits].value);
        }
        if (answer.needles) {
            text += printed("   %5.2f %%", 100.0 * answer.needles->hits.byHits[hits].value);
        }
        text += "\n";
    }
    return text;
}

std::string cost(const OddsAnswer& answer) {
    const auto ratio = costRatioOf(answer);
    if (!ratio) {
        return "";
    }
    return printed("A drop of bodies takes %.1f us of one processor, a drop of needles %.1f us: "
                   "%.0f times as long.\n",
                   answer.odds.processorSeconds * 1e6 / answer.question.drops,
                   answer.needles->processorSeconds * 1e6 / answer.needles->drops, *ratio);
}

/// Rounds to 0.0001.
Json number(double value) {
    return rounded(value, 1e4);
}

Json jsonOf(const Estimate& estimate) {
    return {{"value", number(estimate.value)},
            {"low", number(estimate.low)},
            {"high", number(estimate.high)}};
}

Json jsonOf(const TablePoint& point) {
    return Json::array({rounded(point.x.value(), 100), rounded(point.y.value(), 100)});
}

Json jsonOf(const HitOdds& odds) {
    Json hits = Json::array();
    for (std::size_t count = 0; count < odds.byHits.size(); ++count) {
        hits.push_back({{"hits", count},
                        {"chance", number(odds.byHits[count].value)},
                        {"low", number(odds.byHits[count].low)},
                        {"high", number(odds.byHits[count].high)}});
    }
    return {{"expected", jsonOf(odds.expected)}, {"hits", hits}};
}

Json jsonOfModel(const Odds& odds) {
    Json json = jsonOf(odds.hits);
    json["without_side_zone"] = jsonOf(odds.withoutSideZone);
    json["spoiled"] = jsonOf(odds.spoiled);
    return json;
}

Json galleysJson(const Scene& scene) {
    return jsonList(scene.galleys, [](const Galley& galley) -> Json {
        return {{"id", galley.id},
                {"center_mm", jsonOf(galley.center)},
                {"heading_deg", number(degreesFromRadians(galley.heading))}};
    });
}

const char* zoneWord(war_galley::SideZoneRule rule) {
    switch (rule) {
    case war_galley::SideZoneRule::AnyPart:
        return "any";
    case war_galley::SideZoneRule::Centre:
        return "centre";
    case war_galley::SideZoneRule::Whole:
        break;
    }
    return "whole";
}

} // namespace

std::optional<double> costRatioOf(const OddsAnswer& answer) {
    if (!answer.needles || !(answer.needles->processorSeconds > 0.0) ||
        !(answer.odds.processorSeconds > 0.0) || answer.odds.drops == 0 ||
        answer.needles->drops == 0) {
        return std::nullopt;
    }
    return answer.odds.processorSeconds / answer.odds.drops /
           (answer.needles->processorSeconds / answer.needles->drops);
}

std::string describe(const OddsAnswer& answer) {
    std::string text = salvo(answer);
    if (answer.odds.facts.inRange != Certainty::Yes || answer.question.handful.matches == 0) {
        return text;
    }
    text += table(answer) + "Expected hits: " + meanOf(answer.odds.hits.expected);
    if (answer.odds.facts.sideZone == Certainty::Yes) {
        text += "; without the side zone " + meanOf(answer.odds.withoutSideZone.expected);
    }
    if (answer.needles) {
        text += "; needles " + meanOf(answer.needles->hits.expected);
    }
    return text + ".\n" +
           printed("%.1f %% of the salvos touch a galley and miss as a whole (WG-32).\n",
                   100.0 * answer.odds.spoiled.value) +
           cost(answer);
}

nlohmann::ordered_json jsonOf(const OddsAnswer& answer) {
    const Question& question = answer.question;
    const war_galley::TossRuling& facts = answer.odds.facts;
    const bool falls = facts.inRange == Certainty::Yes && question.handful.matches > 0;
    Json json = {
        {"schema", "umpire.odds/1"},
        {"attacker", facts.attacker},
        {"target", facts.target},
        {"galleys", galleysJson(question.scene)},
        {"gap_mm", number(facts.gap.value())},
        {"in_range", facts.inRange == Certainty::Yes},
        {"range_matches", orNull(facts.rangeMatches)},
        {"side_zone", facts.sideZone == Certainty::Yes},
        {"zone", zoneWord(question.sideZone)},
        {"matches", question.handful.matches},
        {"place_mm", falls ? jsonOf(question.scene.place) : Json()},
        {"place_by", answer.placeBy == PlaceBy::Searched ? "search" : "player"},
        {"height_mm", number(question.handful.height.value())},
        {"spread_mm", number(question.handful.spread.value())},
        {"friction", number(question.handful.friction)},
        {"restitution", number(question.handful.restitution)},
        {"drops", question.drops},
        {"seed", question.seed},
    };
    json.update(jsonOfModel(answer.odds));
    if (answer.needles) {
        json["needles"] = jsonOfModel(*answer.needles);
        const auto ratio = costRatioOf(answer);
        json["cost"] = {
            {"bodies_us", number(answer.odds.processorSeconds * 1e6 / question.drops)},
            {"needles_us", number(answer.needles->processorSeconds * 1e6 / answer.needles->drops)},
            {"bodies_over_needles", ratio ? number(*ratio) : Json()}};
    }
    return json;
}

std::string describe(const Fit& fit, const RecordedTosses& tosses) {
    const auto line = [](const char* name, const FittedFigure& figure, int decimals) {
        const std::string value = printed("%6.*f", decimals, figure.value);
        return printed("%-16s %s   %6.*f to %6.*f%s\n", name,
                       figure.isTold ? value.c_str() : "     –", decimals, figure.low, decimals,
                       figure.high, figure.isTold ? "" : "   the tosses do not tell it");
    };
    std::string text =
        printed("%d toss%s with %d matches in %d journal%s of War Galley; %d left out.\n",
                fit.tosses, fit.tosses == 1 ? "" : "es", fit.matches, tosses.journals,
                tosses.journals == 1 ? "" : "s", tosses.left) +
        "The hand, with 95 % intervals:\n" + line("spread, mm", fit.spread, 0) +
        line("friction", fit.friction, 2) + line("restitution", fit.restitution, 2) +
        printed("A match lies %.0f mm from the middle of its toss (root mean square); such a "
                "hand gives %.0f mm.\n",
                fit.seen.radius.value(), fit.fitted.radius.value()) +
        printed("%.0f %% lie more than %.0f mm from it; such a hand gives %.0f %%.\n",
                100.0 * fit.seen.beyond, kFar.value(), 100.0 * fit.fitted.beyond);
    for (const std::string& doubt : fit.doubts) {
        text += "Caution: " + doubt + ".\n";
    }
    return text;
}

nlohmann::ordered_json jsonOf(const Fit& fit, const RecordedTosses& tosses) {
    const auto figure = [](const FittedFigure& fitted) {
        Json json = jsonOf(static_cast<const Estimate&>(fitted));
        if (!fitted.isTold) {
            json["value"] = nullptr;
        }
        return json;
    };
    const auto cloud = [](const CloudSize& size) {
        return Json{{"radius_mm", number(size.radius.value())}, {"beyond", number(size.beyond)}};
    };
    return {{"schema", "umpire.odds-fit/1"},
            {"journals", tosses.journals},
            {"tosses", fit.tosses},
            {"left_out", tosses.left},
            {"matches", fit.matches},
            {"spread_mm", figure(fit.spread)},
            {"friction", figure(fit.friction)},
            {"restitution", figure(fit.restitution)},
            {"beyond_mm", number(kFar.value())},
            {"seen", cloud(fit.seen)},
            {"fitted", cloud(fit.fitted)},
            {"doubts", fit.doubts}};
}

} // namespace umpire::odds
