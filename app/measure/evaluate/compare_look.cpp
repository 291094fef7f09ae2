#include "app/measure/evaluate/compare_look.h"

#include "app/measure/evaluate/truth.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace umpire {
namespace {

using nlohmann::json;
using Pieces = std::vector<json>;

constexpr double kGalleyNearMm = 15.0;
constexpr double kMatchNearMm = 7.0;
constexpr double kMatchNearDeg = 12.0;
constexpr double kDieNearMm = 7.0;
constexpr double kColumnNearMm = 30.0;
/// Maximum distance of both ends together, as a share of the match's length; for pictures without a
/// table.
constexpr double kEndsNear = 0.3;

Pieces listIn(const json& document, const char* key) {
    return document.value(key, Pieces{});
}

double apartMm(const json& a, const json& b) {
    return distance(pointOf(a), pointOf(b)).value();
}

double turnDeg(double a, double b) {
    return std::abs(std::remainder(a - b, 360.0));
}

/// Removes the piece with the smallest distance and returns it. Returns none if that distance is
/// not below `limit`. A piece without a position in millimetres is never returned.
std::optional<json> takeNearest(Pieces& pieces, double limit,
                                const std::function<double(const json&)>& distanceTo) {
    const auto nearest = std::ranges::min_element(pieces, {}, distanceTo);
    if (nearest == pieces.end() || !(distanceTo(*nearest) < limit)) {
        return std::nullopt;
    }
    json taken = std::move(*nearest);
    pieces.erase(nearest);
    return taken;
}

/// Pairs of fleet names of the found galleys: the program's name and the truth's name. The program
/// may have exchanged the two names.
using Fleets = std::vector<std::pair<json, json>>;

void compareFleets(const Fleets& fleets, std::size_t galleys, Figures& figures) {
    const auto isTold = [](const auto& one) { return !one.first.is_null(); };
    const bool wrong = std::ranges::any_of(fleets, [&](const auto& a) {
        return std::ranges::any_of(fleets, [&](const auto& b) {
            return isTold(a) && isTold(b) && (a.first == b.first) != (a.second == b.second);
        });
    });
    figures.judge("fleets_right",
                  fleets.size() == galleys && !wrong && std::ranges::all_of(fleets, isTold));
    figures.counts["fleets_wrong"] += wrong ? 1 : 0;
}

std::map<std::string, std::string> compareGalleys(Pieces said, const json& truth,
                                                  Figures& figures) {
    std::map<std::string, std::string> ids;
    Fleets fleets;
    const Pieces galleys = listIn(truth, "galleys");
    const bool knowsFleets =
        !galleys.empty() &&
        std::ranges::all_of(galleys, [](const json& galley) { return galley.contains("fleet"); });
    for (const json& galley : galleys) {
        const auto found = takeNearest(said, kGalleyNearMm, [&](const json& other) {
            return apartMm(other.at("center_mm"), galley.at("center_mm"));
        });
        figures.judge("galley_found", found.has_value());
        if (!found) {
            continue;
        }
        ids[galley.at("id")] = found->at("id");
        fleets.emplace_back(found->at("fleet"), galley.value("fleet", json()));
        figures.errors["galley_center_mm"].push_back(
            apartMm(found->at("center_mm"), galley.at("center_mm")));
        const json& heading = found->at("heading_deg"); // null if no bow was seen
        const double turn = heading.is_null() ? 180.0 : turnDeg(heading, galley.at("heading_deg"));
        figures.judge("galley_bow_right_way", turn < 90.0);
        if (turn < 90.0) {
            figures.errors["galley_heading_deg"].push_back(turn);
        }
        for (const char* side : {"port", "starboard"}) {
            figures.judge("oar_count_exact",
                          found->at("oars").at(side) == galley.at("oars").at(side));
        }
        figures.judge("mast_count_exact", found->at("masts") == galley.at("masts"));
    }
    figures.counts["galleys_invented"] += int(said.size());
    if (knowsFleets) {
        compareFleets(fleets, galleys.size(), figures);
    }
    return ids;
}

double headingDeg(const json& match) {
    return degreesFromRadians(
        directionOf(pointOf(match.at("tail_mm")), pointOf(match.at("head_mm"))));
}

/// Returns the distance between the middles of two matches. Returns kMatchNearMm, which is too far,
/// if their directions differ by kMatchNearDeg or more.
double matchApartMm(const json& said, const json& truth) {
    const double turn = turnDeg(headingDeg(said), headingDeg(truth));
    const TablePoint middle = midpoint(pointOf(said.at("tail_mm")), pointOf(said.at("head_mm")));
    return std::min(turn, 180.0 - turn) < kMatchNearDeg
               ? distance(middle, pointOf(truth.at("center_mm"))).value()
               : kMatchNearMm;
}

void compareMatch(const json& said, const json& truth, Figures& figures) {
    const bool headed = truth.at("headed");
    figures.judge("match_headed_right", said.at("headed") == headed);
    if (!headed || said.at("headed") != true) {
        return;
    }
    const double turn = turnDeg(headingDeg(said), headingDeg(truth));
    figures.judge("match_head_end_right", turn < 90.0);
    if (turn >= 90.0) {
        return;
    }
    figures.errors["match_angle_deg"].push_back(turn);
    if (truth.at("leaning") == false) {
        figures.errors["match_end_mm"].push_back(
            std::max(apartMm(said.at("head_mm"), truth.at("head_mm")),
                     apartMm(said.at("tail_mm"), truth.at("tail_mm"))));
    }
}

void compareMatches(Pieces said, const json& truth, Figures& figures) {
    for (const json& match : listIn(truth, "matches")) {
        const auto found = takeNearest(
            said, kMatchNearMm, [&](const json& other) { return matchApartMm(other, match); });
        figures.judge("match_found", found.has_value());
        if (found) {
            compareMatch(*found, match, figures);
        }
    }
    figures.counts["matches_invented"] += int(said.size());
}

/// Compares the columns of orders. A reported column that does not belong to an order of the truth
/// at that side counts as a false finding.
void compareOrders(const Pieces& said, const json& truth, Figures& figures) {
    const auto nearTo = [](const json& column) {
        return [&](const json& other) {
            return std::abs(double(other.at("column_x_mm")) - double(column.at("column_x_mm"))) <
                   kColumnNearMm;
        };
    };
    const Pieces columns = listIn(truth, "orders");
    for (const json& column : columns) {
        const auto found = std::ranges::find_if(said, nearTo(column));
        figures.judge("orders_exact",
                      found != said.end() && found->at("sequence") == column.at("sequence"));
    }
    figures.counts["orders_invented"] += int(std::ranges::count_if(said, [&](const json& column) {
        return std::ranges::none_of(columns, [&](const json& other) {
            return nearTo(column)(other) && other.at("side") == column.at("side") &&
                   other.at("sequence") == column.at("sequence");
        });
    }));
}

void compareStones(const Pieces& said, const json& truth, Figures& figures) {
    const json& cells = truth.at("cells");
    const auto isOwn = [&](const json& stone) {
        const auto cell = cells.find(stone.at("cell").get<std::string>());
        return cell != cells.end() &&
               (cell->at("owner") == "roman") == (stone.at("colour") == "light");
    };
    int wrong = 0;
    for (const std::string& name : cellsOf(truth)) {
        const auto stone =
            std::ranges::find_if(said, [&](const json& other) { return other.at("cell") == name; });
        const bool isLaid = cells.contains(name);
        const bool right = stone == said.end() ? !isLaid : isOwn(*stone);
        figures.judge("cell_owner_right", right);
        wrong += right ? 0 : 1;
        if (isLaid) {
            figures.judge("stack_found", right);
            figures.judge("stack_height_right",
                          stone != said.end() &&
                              stone->at("height") == cells.at(name).at("height"));
        }
    }
    figures.judge("board_exact", wrong == 0);
    figures.counts["stacks_invented"] += int(std::ranges::count_if(said, std::not_fn(isOwn)));
}

void compareDice(Pieces said, const json& truth, Figures& figures) {
    for (const json& die : listIn(truth, "dice")) {
        const auto found = takeNearest(said, kDieNearMm, [&](const json& other) {
            return apartMm(other.at("center_mm"), die.at("center_mm"));
        });
        figures.judge("die_found", found.has_value());
        if (found) {
            figures.judge("die_value_right", found->at("value") == die.at("value"));
            figures.errors["die_center_mm"].push_back(
                apartMm(found->at("center_mm"), die.at("center_mm")));
        }
    }
    figures.counts["dice_invented"] += int(said.size());
}

void compareCodes(Pieces said, const json& truth, Figures& figures) {
    for (const json& code : listIn(truth, "codes")) {
        const auto found = takeNearest(said, 1.0, [&](const json& other) {
            return other.at("text") == code.at("text") ? 0.0 : 1.0;
        });
        figures.judge("code_read", found.has_value());
        if (found && !found->at("center_mm").is_null()) {
            figures.errors["code_center_mm"].push_back(
                apartMm(found->at("center_mm"), code.at("center_mm")));
            figures.errors["code_heading_deg"].push_back(
                turnDeg(found->at("heading_deg"), code.at("heading_deg")));
        }
    }
    figures.counts["codes_invented"] += int(said.size());
}

/// Compares the matches of a picture without a table. Their ends are given in pixels.
void compareHandful(Pieces said, const json& truth, Figures& figures) {
    for (const json& match : listIn(truth, "matches")) {
        const auto ends = [&](const json& other, const char* tail, const char* head) {
            return apartMm(other.at(tail), match.at("tail_px")) +
                   apartMm(other.at(head), match.at("head_px"));
        };
        const auto off = [&](const json& other) { return ends(other, "tail_px", "head_px"); };
        const auto turned = [&](const json& other) { return ends(other, "head_px", "tail_px"); };
        const double limit = kEndsNear * apartMm(match.at("tail_px"), match.at("head_px"));
        const auto found = takeNearest(
            said, limit, [&](const json& other) { return std::min(off(other), turned(other)); });
        figures.judge("handful_match_found", found.has_value());
        if (found) {
            figures.judge("handful_head_right",
                          found->at("headed") == match.at("headed") &&
                              (match.at("headed") == false || off(*found) <= turned(*found)));
        }
    }
    figures.counts["handful_matches_invented"] += int(said.size());
}

/// Counts the pieces that are found although there are none. A cube without pips may be reported as
/// a die, but not with a number.
void compareNothing(const json& said, Figures& figures) {
    int& invented = figures.counts["nothing_invented"];
    for (const char* key : {"galleys", "matches", "orders", "stones", "codes"}) {
        invented += int(listIn(said, key).size());
    }
    invented += int(std::ranges::count_if(
        listIn(said, "dice"), [](const json& die) { return !die.at("value").is_null(); }));
}

} // namespace

std::map<std::string, std::string> compareLook(const json& said, const json& truth,
                                               Figures& figures) {
    const std::string kind = kindOf(truth);
    if (kind == "board") {
        compareStones(listIn(said, "stones"), truth, figures);
    } else if (kind == "dice") {
        compareDice(listIn(said, "dice"), truth, figures);
    } else if (kind == "codes") {
        compareCodes(listIn(said, "codes"), truth, figures);
    } else if (kind == "handful") {
        compareHandful(listIn(said, "matches"), truth, figures);
    } else if (kind == "nothing") {
        compareNothing(said, figures);
    } else {
        compareMatches(listIn(said, "matches"), truth, figures);
        compareOrders(listIn(said, "orders"), truth, figures);
        return compareGalleys(listIn(said, "galleys"), truth, figures);
    }
    return {};
}

} // namespace umpire
