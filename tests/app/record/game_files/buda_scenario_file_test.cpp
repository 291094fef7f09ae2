#include "app/record/game_files/buda_map_plan.h"
#include "app/record/game_files/buda_scenario_file.h"

#include "app/record/game_files/default_files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::json;
using Pointer = Json::json_pointer;

Json defaultScenario() {
    for (const DefaultFile& file : defaultFiles()) {
        if (file.game == "buda-1686") {
            return Json::parse(file.text);
        }
    }
    ADD_FAILURE() << "no default scenario";
    return {};
}

std::string errorOf(const std::string& text) {
    const auto loaded = budaScenarioFrom({"scenario.json", text});
    return loaded ? "" : loaded.error();
}

/// One invalid field, and the beginning of the error after the file's name.
struct Broken {
    std::string field; ///< JSON pointer
    Json value;        ///< null: the field is taken out
    std::string_view error;
};

Json without(Json document, const Pointer& field) {
    Json& parent = document.at(field.parent_pointer());
    if (parent.is_array()) {
        parent.erase(std::stoul(field.back()));
    } else {
        parent.erase(field.back());
    }
    return document;
}

void expectErrors(const std::vector<Broken>& cases) {
    for (const Broken& broken : cases) {
        const Pointer field(broken.field);
        Json document = defaultScenario();
        if (broken.value.is_null()) {
            document = without(document, field);
        } else {
            document[field] = broken.value;
        }
        const std::string error = errorOf(document.dump());
        EXPECT_NE(error.find(broken.error), std::string::npos)
            << broken.field << " = " << broken.value << ": " << error;
        EXPECT_TRUE(error.starts_with("scenario.json: ")) << error;
        EXPECT_EQ(error.find('\n'), std::string::npos) << error;
    }
}

TEST(BudaScenarioFile, TheDefaultLoads) {
    const auto loaded = budaScenarioFrom({"default", defaultScenario().dump()});
    ASSERT_TRUE(loaded) << loaded.error();
    const buda_1686::Scenario& scenario = **loaded;
    EXPECT_EQ(scenario.zones.size(), 10U);
    EXPECT_EQ(scenario.units.size(), 18U);
    EXPECT_EQ(scenario.cups[0].values.size(), 20U);
    EXPECT_EQ(scenario.cups[1].events.size(), 2U);
    EXPECT_EQ(scenario.startLevels, (buda_1686::Levels{1, 4, 4, 4}));
    for (int a = 0; a < 10; ++a) {
        for (int b = 0; b < 10; ++b) {
            EXPECT_EQ(areNeighbours(scenario, a, b), areNeighbours(scenario, b, a));
        }
    }
}

TEST(BudaScenarioFile, WhatIsNoJsonObjectIsRefused) {
    const std::string deep =
        "{\"name\": " + std::string(200'000, '[') + std::string(200'000, ']') + "}";
    for (const std::string& text :
         {std::string(), std::string("{"), std::string("[]"), std::string("null"), std::string("3"),
          std::string("\xff\xfe"), deep}) {
        EXPECT_NE(errorOf(text).find("scenario.json: "), std::string::npos) << text;
    }
}

TEST(BudaScenarioFile, EveryFieldIsNeeded) {
    for (const std::string_view path : {"/name",
                                        "/scale",
                                        "/scale/max",
                                        "/start_levels",
                                        "/start_levels/time",
                                        "/start_levels/cas",
                                        "/level_limits",
                                        "/level_limits/cms",
                                        "/level_limits/tms_relief_cap",
                                        "/turns",
                                        "/max_rounds_per_turn",
                                        "/wall_zones",
                                        "/wall_zones/0/id",
                                        "/wall_zones/1/name",
                                        "/wall_zones/2/breaches",
                                        "/wall_zones/3/terrain",
                                        "/wall_zones/4/capacity",
                                        "/wall_zones/5/centre",
                                        "/wall_zones/0/x",
                                        "/start_zones",
                                        "/start_zones/0/id",
                                        "/start_zones/1/name",
                                        "/start_zones/2/y",
                                        "/wall_wall",
                                        "/start_start",
                                        "/start_wall",
                                        "/units",
                                        "/units/0/id",
                                        "/units/0/name",
                                        "/units/1/side",
                                        "/units/2/kind",
                                        "/units/3/full",
                                        "/units/4/hurt",
                                        "/units/5/at",
                                        "/units/16/enters_cup_at_turn",
                                        "/entrenchments_per_side",
                                        "/chits",
                                        "/chits/turk",
                                        "/chits/turk/values",
                                        "/chits/imperial/events",
                                        "/chits/turk/events/0/value",
                                        "/chits/turk/events/1/event",
                                        "/chits/turk/events/1/from_turn"}) {
        const std::string error =
            errorOf(without(defaultScenario(), Pointer(std::string(path))).dump());
        EXPECT_NE(error.find("is missing"), std::string::npos) << path << ": " << error;
        const std::string field(path.substr(path.rfind('/') + 1));
        EXPECT_NE(error.find(field), std::string::npos) << path << ": " << error;
    }
}

TEST(BudaScenarioFile, ABrokenLevelOrCountIsNamed) {
    expectErrors({
        {"/name", 3, "name: give a text"},
        {"/turns", 9, "turns: give a number from 1 to 8, not 9"},
        {"/turns", "8", "turns: give a whole number"},
        {"/turns", 8.5, "turns: give a whole number"},
        {"/turns", 18446744073709551615ULL, "turns: give a whole number"},
        {"/max_rounds_per_turn", 21, "max_rounds_per_turn: give a number from 1 to 20"},
        {"/max_rounds_per_turn", 19, "as many chits as there are rounds, 19, not 20 (BU-6)"},
        {"/entrenchments_per_side", -1, "entrenchments_per_side: give a number from 0"},
        {"/scale/max", 5, "units[0].full: give a number from 2 to 5, not 6"},
        {"/start_levels/time", 2, "start_levels.time: give 1, not 2"},
        {"/start_levels/cas", 6, "start_levels.cas: give a number from 1 to 5, not 6"},
        {"/level_limits/cms", Json::array({5, 1}), "level_limits.cms: give the least and the most"},
        {"/level_limits/cts", Json::array({1}), "level_limits.cts: give the least and the most"},
        {"/level_limits/cts", Json::array({"1", 4}), "level_limits.cts[0]: give a whole number"},
        {"/level_limits/tms_relief_cap", 9, "level_limits.tms_relief_cap: give a number"},
    });
}

TEST(BudaScenarioFile, ABrokenMapIsNamed) {
    expectErrors({
        {"/wall_zones", 1, "wall_zones: give a list"},
        {"/wall_zones/1/id", "VV", "wall_zones[1].id: `VV` is used twice"},
        {"/wall_zones/1/id", "ef", "wall_zones[1].id: give one of capital letters"},
        {"/start_zones/1/id", "IE", "start_zones[1].id: `IE` is used twice"},
        {"/wall_zones/1/breaches", 0, "wall_zones[1].breaches: give a number from 1 to 16, not 0"},
        {"/wall_zones/5/breaches", 1, "wall_zones[5].breaches: give 0, not 1"},
        {"/wall_zones/1/capacity", 4, "wall_zones[1].capacity: give 3, not 4"},
        {"/wall_zones/1/terrain", -1, "wall_zones[1].terrain: give a number from 0"},
        {"/wall_zones/5/centre", 1, "wall_zones[5].centre: give true or false"},
        {"/wall_zones/0/x", "left", "wall_zones[0].x: give a whole number"},
        {"/wall_wall/0", Json::array({"VV"}), "wall_wall[0]: give a list of 2"},
        {"/wall_wall/0", Json::array({"VV", "XX"}), "wall_wall[0]: give two different zones"},
        {"/wall_wall/0", Json::array({"VV", "VV"}), "wall_wall[0]: give two different zones"},
        {"/wall_wall/0", Json::array({"VV", "IE"}), "wall_wall[0]: give two different zones"},
        {"/wall_wall/1", Json::array({"EF", "VV"}), "wall_wall[1]: this road is there already"},
        {"/start_wall/0", Json::array({"VV", "IE"}), "start_wall[0]: give two different zones"},
        {"/start_wall/3", Json::array({"IN", "DF"}), "start_wall: NF has no camp beside it"},
        {"/start_wall/3", Json::array({"IN", "KZ"}), "start_wall: "},
        {"/start_zones", Json::array({Json{{"id", "IE"}, {"name", ""}, {"x", 1}, {"y", 1}}}), ""},
    });
    Json twoCentres = defaultScenario();
    twoCentres["wall_zones"][1]["centre"] = true;
    twoCentres["wall_zones"][1]["breaches"] = 0;
    EXPECT_NE(errorOf(twoCentres.dump()).find("one wall zone with centre true"), std::string::npos);
    Json island = defaultScenario();
    island["start_zones"].push_back({{"id", "ISLE"}, {"name", ""}, {"x", 0}, {"y", 0}});
    EXPECT_NE(errorOf(island.dump()).find("no road leads from VV to ISLE"), std::string::npos);
}

TEST(BudaScenarioFile, ABrokenUnitIsNamed) {
    expectErrors({
        {"/units/1/id", "T-ABD", "units[1].id: `T-ABD` is used twice"},
        {"/units/8/id", "I-XXX", "units[8].id: give one of T-ABD, I-KAR, I-MIK"},
        {"/units/1/side", "french", "units[1].side: give one of imperial, turk"},
        {"/units/1/side", "imperial", "units[1].side: such units fight on the other side"},
        {"/units/1/kind", "knight", "units[1].kind: give one of imperial, hungarian"},
        {"/units/10/kind", "saxon", "units: give 1 saxon, not 2 (BU-3)"},
        {"/units/1/full", 9, "units[1].full: give a number from 2 to 8, not 9"},
        {"/units/1/hurt", 4, "units[1].hurt: give a number from 1 to 3, not 4"},
        {"/units/1/hurt", 0, "units[1].hurt: give a number from 1 to 3, not 0"},
        {"/units/1/at", "XX", "units[1].at: `XX` is no zone"},
        {"/units/1/at", "IE", "units[1].at: Turks start on walls"},
        {"/units/10/at", "VV", "units[10].at: Turks start on walls, Imperials in camps"},
        {"/units/16/at", "IE", "units: give 8 Imperial units on the map, not 9"},
        {"/units/16/enters_cup_at_turn", 9, "units[16].enters_cup_at_turn: give a number"},
        {"/units/5", nullptr, "units: give 8 Turkish units, not 7"},
        {"/units/15", nullptr, "units: give 2 bavarian, not 1"},
    });
    Json crowded = defaultScenario();
    for (const std::size_t unit : {4U, 5U, 6U}) {
        crowded["units"][unit]["at"] = "NF";
    }
    EXPECT_NE(errorOf(crowded.dump()).find("units[6].at: NF holds 2 units (BU-12)"),
              std::string::npos);
}

TEST(BudaScenarioFile, ABrokenChitIsNamed) {
    expectErrors({
        {"/chits/turk/values/3", 2, "chits.turk.values: give each number once (BU-2)"},
        {"/chits/turk/values/0", 20, "chits.turk.values: give numbers from 0 to 63, one of them 0"},
        {"/chits/turk/values/4", 64, "chits.turk.values: give numbers from 0 to 63"},
        {"/chits/turk/values/4", "4", "chits.turk.values[4]: give a whole number"},
        {"/chits/turk/values/4", nullptr, "chits.turk.values: give as many chits as there are"},
        {"/chits/turk/events/0/value", 33, "chits.turk.events[0].value: give a number of this cup"},
        {"/chits/turk/events/0/value", 0, "chits.turk.events[0].value: give a number of this cup"},
        {"/chits/turk/events/0/value", 13, "chits.turk.events[0].value: the chit 13 has an event"},
        {"/chits/turk/events/0/event", "plague", "events[0].event: give one of relief, fate"},
        {"/chits/turk/events/0/event", "fate", "chits.turk.events[0].event: relief is Turkish"},
        {"/chits/turk/events/0/from_turn", 5, "chits.turk.events[0].from_turn: give a turn from 6"},
        {"/chits/imperial/events/0/value", 5, "put fate on an odd and on an even chit (BU-40)"},
        {"/chits/turk/events", Json::array(), "put relief on an odd and on an even chit (BU-39)"},
    });
}

TEST(BudaMapPlan, HasAPlaceForEveryUnitInsideTheMapAndNoneOverAnother) {
    const auto scenario = resourcesFor<Buda1686>();
    ASSERT_TRUE(scenario) << scenario.error();
    const std::vector<ZonePlan> plans = budaMapPlan(**scenario);
    ASSERT_EQ(plans.size(), (*scenario)->zones.size());
    std::vector<PlanBox> all;
    for (std::size_t zone = 0; zone < plans.size(); ++zone) {
        const buda_1686::Zone& wanted = (*scenario)->zones[zone];
        EXPECT_EQ(int(plans[zone].breaches.size()), wanted.breaches) << wanted.id;
        EXPECT_GE(int(plans[zone].places.size()), wanted.capacity) << wanted.id;
        all.insert(all.end(), plans[zone].places.begin(), plans[zone].places.end());
        all.insert(all.end(), plans[zone].breaches.begin(), plans[zone].breaches.end());
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const TablePoint far = all[i].corner + TablePoint{all[i].width, all[i].height};
        EXPECT_TRUE(all[i].corner.x > 0_mm && all[i].corner.y > 0_mm && far.x < kBudaMapWidth &&
                    far.y < kBudaMapHeight);
        for (std::size_t k = 0; k < i; ++k) {
            const TablePoint apart = all[i].center() - all[k].center();
            EXPECT_TRUE(abs(apart.x) > all[i].width * 0.99 || abs(apart.y) > all[i].height * 0.99)
                << i << " lies over " << k;
        }
    }
}

} // namespace
} // namespace umpire
