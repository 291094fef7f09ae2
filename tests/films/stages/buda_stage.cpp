#include "tests/films/stages/buda_stage.h"

#include "app/record/game_files/buda_codes.h"
#include "app/record/game_files/buda_map_plan.h"
#include "tests/app/print/kit/kit_scene.h"
#include "tests/calibration/described_table.h"

namespace umpire::films {

using namespace buda_1686;
using referee::BudaTable;

namespace {

constexpr TablePoint kMapCorner{8_mm, 12_mm};
/// Beside the map: chits above, a die below.
constexpr TablePoint kChits{625_mm, 300_mm};
constexpr Millimetres kBetweenChits = 50_mm;
constexpr TablePoint kDice{625_mm, 165_mm};
constexpr Millimetres kCounter = 28_mm;
constexpr Millimetres kChit = 27_mm;
/// Offset from a code's middle to its counter's: codes lie towards the lower right.
constexpr TablePoint kCounterFromCode{-3.8_mm, 3.8_mm};
constexpr TablePoint kChitFromCode{-2.6_mm, 2.6_mm};

const PlanBox& slotOf(const std::vector<ZonePlan>& plans, int spot, int slot) {
    const bool breach = spot >= kMaxZones;
    const ZonePlan& plan = plans[std::size_t(breach ? spot - kMaxZones : spot)];
    return (breach ? plan.breaches : plan.places).at(std::size_t(slot));
}

int slotsOf(const std::vector<ZonePlan>& plans, int spot) {
    const bool breach = spot >= kMaxZones;
    const ZonePlan& plan = plans[std::size_t(breach ? spot - kMaxZones : spot)];
    return int((breach ? plan.breaches : plan.places).size());
}

std::optional<int> spotOf(const Place& place) {
    if (place.spot == Spot::Zone) {
        return BudaTable::zoneSpot(place.where);
    }
    return place.spot == Spot::Breach ? std::optional(BudaTable::breachSpot(place.where))
                                      : std::nullopt;
}

bool hasRoom(const State& state) {
    const std::vector<ZonePlan> plans = budaMapPlan(state.scenario());
    std::map<int, int> crowd;
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        if (const auto spot = spotOf(state.at(unit).place)) {
            ++crowd[*spot];
        }
    }
    for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
        crowd[zone] += state.entrenchments[std::size_t(zone)].level > 0 ? 1 : 0;
    }
    return std::ranges::all_of(
        crowd, [&](const auto& each) { return each.second <= slotsOf(plans, each.first); });
}

} // namespace

/// Pictures cut from the kit's pages, by code.
struct BudaStage::Printed {
    PrintedTable table;
    std::map<std::string, cv::Mat> pieces; ///< "I-C1"
};

TableDescription budaTable() {
    TableDescription table =
        describedTable(700_mm, 480_mm, 40_mm,
                       {{{44_mm, 48_mm}, {656_mm, 48_mm}, {656_mm, 432_mm}, {44_mm, 432_mm}}});
    table.board = BoardPlacement{"buda-1686", kMapCorner, 12_mm, 45, 38};
    return table;
}

namespace {

struct Cuttings {
    cv::Mat map;
    std::map<std::string, cv::Mat> pieces;
};
Cuttings cutUp() {
    const PrintedKit kit = kitOf("buda-1686");
    const auto scenario = *resourcesFor<Buda1686>();
    const std::vector<cv::Mat> pages = rasterised(kit, Ink::Colour);
    Cuttings cuttings{glued(kit, pages, 0), {}};
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (const PrintedCode& code : kit.pages[i].codes) {
            const std::string kind = budaPieceOf(*scenario, code.text.substr(3));
            const bool chit = kind.size() == 3 && std::isdigit(kind[1]) != 0;
            const Millimetres side = chit ? kChit : kCounter;
            cuttings.pieces[kind] =
                cutFrom(pages[i], code, chit ? kChitFromCode : kCounterFromCode, {side, side});
        }
    }
    return cuttings;
}

} // namespace

BudaStage::BudaStage(const TableView& view, std::uint64_t seed) : random_(seed) {
    static const Cuttings kCuttings = cutUp();
    printed_ = std::make_shared<const Printed>(Printed{
        PrintedTable(view, budaTable(), {kCuttings.map, kMapCorner, {}}), kCuttings.pieces});
}

double BudaStage::careless(double most) {
    return most * (double(random_() % 2001) / 1000.0 - 1.0);
}

void BudaStage::happens(const State& state, const Action& action) {
    if (std::holds_alternative<RollDie>(action)) {
        dice_ = {{std::get<RollDie>(action).value,
                  kDice + TablePoint{Millimetres(careless(35)), Millimetres(careless(35))},
                  Radians(careless(1.5))}};
    } else if (std::holds_alternative<DrawChit>(action)) {
        if (state.drawn[0] == kNoChit && state.drawn[1] == kNoChit) {
            chits_ = {}; // the last round's go away
        }
        chits_[indexOf(std::get<DrawChit>(action).side)] =
            BudaTable::shown(state, action).front().kind;
    }
}

void BudaStage::settle(const State& state) {
    const std::vector<ZonePlan> plans = budaMapPlan(state.scenario());
    std::map<int, int> taken; ///< used slots by spot, one bit each
    std::map<int, Lying> before = std::exchange(units_, {});
    std::vector<int> homeless;
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        const auto spot = spotOf(state.at(unit).place);
        if (spot && before.contains(unit) && before[unit].spot == *spot) {
            units_[unit] = before[unit];
            taken[*spot] |= 1 << before[unit].slot;
        } else if (spot) {
            homeless.push_back(unit);
        }
    }
    std::erase_if(entrenchments_, [&](const auto& each) {
        return state.entrenchments[std::size_t(each.first)].level == 0;
    });
    for (const auto& [zone, lying] : entrenchments_) {
        taken[zone] |= 1 << lying.slot;
    }
    for (const int unit : homeless) {
        const int spot = *spotOf(state.at(unit).place);
        int slot = 0;
        while ((taken[spot] >> slot & 1) != 0 && slot + 1 < slotsOf(plans, spot)) {
            ++slot;
        }
        taken[spot] |= 1 << slot;
        units_[unit] = laidAt(spot, slot);
    }
    for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
        int slot = slotsOf(plans, zone) - 1; // the last free place: the map has none for markers
        while ((taken[zone] >> slot & 1) != 0 && slot > 0) {
            --slot;
        }
        if (state.entrenchments[std::size_t(zone)].level > 0 && !entrenchments_.contains(zone)) {
            entrenchments_[zone] = laidAt(zone, slot);
        }
    }
}

BudaStage::Lying BudaStage::laidAt(int spot, int slot) {
    return {spot,
            slot,
            {Millimetres(careless(1)), Millimetres(careless(1))},
            radiansFromDegrees(careless(4))};
}

Sheet BudaStage::sheetAt(const State& state, const std::string& kind, const Lying& lying) const {
    const std::vector<ZonePlan> plans = budaMapPlan(state.scenario());
    const TablePoint at = kMapCorner + lying.off + slotOf(plans, lying.spot, lying.slot).center();
    return laid(printed_->pieces.at(kind), at, lying.turn);
}

cv::Mat BudaStage::picture(const State& state) {
    settle(state);
    std::vector<Sheet> sheets;
    const BudaTable table({referee::SpotArea{}});
    for (const referee::PieceAt& piece : table.layoutOf(state)) {
        const Lying* lying = nullptr;
        for (const auto& [unit, place] : units_) {
            std::string id = state.spec(unit).id;
            std::ranges::transform(id, id.begin(), [&](char c) {
                return state.at(unit).face == Face::Hurt ? char(std::tolower(c)) : c;
            });
            lying = id == piece.kind ? &place : lying;
        }
        sheets.push_back(
            sheetAt(state, piece.kind, lying ? *lying : entrenchments_.at(piece.spot)));
    }
    for (std::size_t side = 0; side < chits_.size(); ++side) {
        if (!chits_[side].empty()) {
            sheets.push_back(laid(printed_->pieces.at(chits_[side]),
                                  kChits + TablePoint{0_mm, kBetweenChits * double(side)},
                                  side == 0 ? 4_deg : 175_deg));
        }
    }
    return printed_->table.picture(sheets, dice_);
}

bool BudaStage::suits(const State& before, const Action& action, const State& after) {
    const auto* chit = std::get_if<DrawChit>(&action);
    const bool inOrder =
        chit == nullptr || chit->side == buda_1686::Side::Imperial || before.drawn[0] != kNoChit;
    return inOrder && hasRoom(after);
}

std::vector<referee::Trespass<Buda1686>> BudaStage::trespasses(const State& state) {
    std::vector<referee::Trespass<Buda1686>> found;
    std::set<std::pair<ViolationKind, std::string>> known;
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        if (!isOnMap(state, unit)) {
            continue;
        }
        for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
            State after = state;
            after.units[std::size_t(unit)].place = {Spot::Zone, zone};
            const MoveUnit move{unit, zone};
            const auto violation = validate(state, move);
            if (violation && hasRoom(after) && state.at(unit).place.where != zone &&
                known.insert({violation->kind, violation->rule}).second) {
                found.push_back({move, after});
            }
        }
    }
    return found;
}

} // namespace umpire::films
