#include "app/common/json/json_text.h"
#include "app/eye/one_picture/look_json.h"
#include "tests/app/run_umpire.h"
#include "tests/app/truth_observation.h"

#include <gtest/gtest.h>
#include <limits>
#include <nlohmann/json.hpp>

namespace umpire::testing {
namespace {

using Json = nlohmann::ordered_json;

/// Makes a look with one thing of each kind and every field set.
Look everything() {
    Look look;
    look.picture = "a.jpg";
    look.comparedWithBefore = true;
    look.image = cv::Mat(720, 1280, CV_8UC3);
    TableObservation& seen = look.observation;
    seen.registration = {RegistrationMethod::Tags, CameraKnowledge::Calibrated, 4, 0.214_mm,
                         0.3_mm};
    Galley galley;
    galley.id = "g1";
    galley.center = {100_mm, 200_mm};
    galley.heading = -10_deg;
    galley.hull = hullOf(galley.center, 0_deg, 60_mm, 35_mm);
    galley.oars = {5, std::nullopt};
    galley.masts = 3;
    galley.mastChances = {0.0, 0.02, 0.03, 0.9, 0.05};
    galley.fleet = "A";
    galley.confidence = 0.98;
    seen.galleys = {galley};
    Match match;
    match.id = "m1";
    match.tail = {10_mm, 10_mm};
    match.head = {10_mm, 51.8_mm};
    match.tailInImage = {Pixels(20.004), Pixels(30.0)};
    match.sigmaTail = 0.2_mm;
    match.sigmaHead = 0.4_mm;
    match.tossed = false;
    match.confidence = 0.9714;
    seen.matches = {match};
    seen.orders = {{Side::A,
                    110_mm,
                    {Order::Forward, Order::Left, Order::Right, Order::Fire, Order::RearrangeOars},
                    {"m6", "m5", "m4", "m3", "m2", "m1"}}};
    seen.stones = {{"d4",
                    StoneColour::Light,
                    2,
                    {1_mm, 2_mm},
                    {Pixels(3), Pixels(4)},
                    0.99,
                    HeightChances{0.01, 0.98, 0.01}}};
    seen.dice = {{std::nullopt, {1_mm, 2_mm}, {Pixels(3), Pixels(4)}, 0.5}};
    seen.codes = {{"BU:IMP3", "DataMatrix", {1_mm, 2_mm}, 12_deg, {}, 0.9}};
    seen.warnings = {"glare over the lower left corner"};
    return look;
}

TEST(LookJson, HasTheContractsKeysInItsOrder) {
    const Json json = jsonOf(everything());
    std::string keys;
    for (const auto& [key, value] : json.items()) {
        keys += key + " ";
    }
    EXPECT_EQ(keys, "schema picture registration galleys matches orders stones dice "
                    "codes tokens warnings ");
    EXPECT_EQ(json["schema"], "umpire.table/1");
    EXPECT_EQ(json["picture"].dump(), R"({"path":"a.jpg","width":1280,"height":720})");
    EXPECT_EQ(
        json["registration"].dump(),
        R"({"method":"tags","tags_seen":4,"camera":"calibrated","rms_mm":0.21,"sigma_mm":0.3,)"
        R"("confidence":null})");
    EXPECT_EQ(json["warnings"].dump(), R"(["glare over the lower left corner"])");
}

TEST(LookJson, TellsAGalleyInTableMillimetresAndDegrees) {
    const Json galley = jsonOf(everything())["galleys"][0];
    EXPECT_EQ(galley["id"], "g1");
    EXPECT_EQ(galley["center_mm"].dump(), "[100.0,200.0]");
    EXPECT_EQ(galley["heading_deg"], 350.0) << "headings are in [0, 360)";
    EXPECT_EQ(galley["hull_mm"].dump(), "[[130.0,217.5],[70.0,217.5],[70.0,182.5],[130.0,182.5]]")
        << "bow-port, stern-port, stern-starboard, bow-starboard";
    EXPECT_EQ(galley["outline_px"].size(), 4u);
    EXPECT_EQ(galley["oars"].dump(), R"({"port":5,"starboard":null})") << "not seen is null";
    EXPECT_EQ(galley["masts"], 3);
    EXPECT_EQ(galley["masts_chances"].dump(), "[0.0,0.02,0.03,0.9,0.05]") << "of 0 to 4 masts";
    EXPECT_EQ(galley["fleet"], "A");
    EXPECT_EQ(galley["confidence"], 0.98);
}

TEST(LookJson, TellsNoHeadingOfABoxThatShowsNoBow) {
    Look look = everything();
    look.observation.galleys[0].bow = Bow::NotSeen;
    const Json galley = jsonOf(look)["galleys"][0];
    EXPECT_TRUE(galley["heading_deg"].is_null());
    EXPECT_EQ(galley["hull_mm"].size(), 4u);
}

TEST(LookJson, TellsAMatchByItsEndsOnTheTableAndInThePicture) {
    const Json match = jsonOf(everything())["matches"][0];
    EXPECT_EQ(
        match.dump(),
        R"({"id":"m1","tail_mm":[10.0,10.0],"head_mm":[10.0,51.8],"tail_px":[20.0,30.0],)"
        R"("head_px":[0.0,0.0],"headed":true,"length_mm":41.8,"leaning":false,"tossed":false,)"
        R"("sigma_mm":0.4,"confidence":0.971})");
}

TEST(LookJson, DoesNotGuessWhatWasTossedWithoutThePictureBefore) {
    Look look = everything();
    look.comparedWithBefore = false;
    EXPECT_TRUE(jsonOf(look)["matches"][0]["tossed"].is_null());
}

TEST(LookJson, TellsOrdersStonesDiceAndCodesAsTheContractNamesThem) {
    const Json json = jsonOf(everything());
    EXPECT_EQ(json["orders"][0].dump(),
              R"({"side":"A","column_x_mm":110.0,)"
              R"("sequence":["forward","left","right","fire","rearrange_oars"],)"
              R"("matches":["m6","m5","m4","m3","m2","m1"]})");
    EXPECT_EQ(
        json["stones"][0].dump(),
        R"({"cell":"d4","colour":"light","height":2,)"
        R"("heights":[0.01,0.98,0.01],"height_chances":[0.01,0.98,0.01],"center_mm":[1.0,2.0],)"
        R"("center_px":[3.0,4.0],"confidence":0.99})");
    EXPECT_TRUE(json["dice"][0]["value"].is_null()) << "a cocked die has no value";
    EXPECT_EQ(json["codes"][0]["text"], "BU:IMP3");
    EXPECT_EQ(json["codes"][0]["format"], "DataMatrix");
    EXPECT_EQ(json["codes"][0]["heading_deg"], 12.0);
}

TEST(LookJson, SaysThatAHandSetTheCorners) {
    Look look = everything();
    look.observation.registration.method = RegistrationMethod::Corners;
    look.observation.registration.tagsSeen = 0;
    const Json json = jsonOf(look);
    EXPECT_EQ(json["registration"]["method"], "corners by hand");
    EXPECT_EQ(json["registration"]["tags_seen"], 0);
    EXPECT_FALSE(json["registration"]["sigma_mm"].is_null()) << "places are in the table's frame";
}

TEST(LookJson, EverythingOnTheTableIsNullWithoutAScale) {
    Look look = everything();
    look.observation.registration = {};
    const Json json = jsonOf(look);
    EXPECT_EQ(json["registration"]["method"], "none");
    EXPECT_TRUE(json["registration"]["sigma_mm"].is_null());
    for (const char* key : {"center_mm", "hull_mm", "sigma_mm", "heading_deg"}) {
        EXPECT_TRUE(json["galleys"][0][key].is_null()) << key;
    }
    for (const char* key : {"tail_mm", "head_mm", "length_mm", "sigma_mm"}) {
        EXPECT_TRUE(json["matches"][0][key].is_null()) << key;
    }
    EXPECT_EQ(json["matches"][0]["tail_px"].dump(), "[20.0,30.0]") << "pixels are still known";
}

TEST(LookJson, AnImpossibleNumberAndAStrangePathStillMakeADocument) {
    Look look = everything();
    look.picture = "caf\xE9.jpg"; // Latin-1
    look.observation.matches[0].confidence = std::numeric_limits<double>::quiet_NaN();
    const Json again = Json::parse(indentedText(jsonOf(look)));
    EXPECT_TRUE(again["matches"][0]["confidence"].is_null());
}

TEST(TossJson, TellsARulingAsTheContractDoes) {
    using namespace war_galley;
    TossRuling ruling;
    ruling.attacker = "g1";
    ruling.target = "g2";
    ruling.gap = 61.2_mm;
    ruling.rangeMatches = 2;
    ruling.inRange = Certainty::Yes;
    ruling.matchesAllowed = 3;
    ruling.matchesDropped = 4;
    ruling.matchesCounted = 3;
    ruling.notSeen = 1;
    ruling.doubtful = {"m2"};
    ruling.sideZone = Certainty::TooClose;
    ruling.isVoid = Certainty::No;
    ruling.matches = {{"m1", Verdict::Hit, End::Head, 6.2_mm, 0.9_mm, {}, {}},
                      {"m2", Verdict::TooClose, End::Tail, -0.3_mm, 0.9_mm, {}, {}}};
    ruling.hits = ruling.hitsMin = 1;
    ruling.hitsMax = 2;
    ruling.because = {"m1's head points at g2's hull (WG-30)"};
    const Json json = jsonOf(ruling);
    EXPECT_EQ(json["schema"], "umpire.toss/1");
    const Json& toss = json["toss"];
    EXPECT_EQ(toss["attacker"], "g1");
    EXPECT_EQ(toss["gap_mm"], 61.2);
    EXPECT_EQ(toss["matches_dropped"], 4);
    EXPECT_EQ(toss["not_seen"], 1);
    EXPECT_EQ(toss["doubtful"], Json({"m2"}));
    EXPECT_EQ(toss["range_matches"], 2);
    EXPECT_EQ(toss["in_range"], true);
    EXPECT_EQ(toss["matches_allowed"], 3);
    EXPECT_EQ(toss["side_zone"], "too_close");
    EXPECT_EQ(toss["void"], false);
    EXPECT_EQ(toss["matches"][0].dump(),
              R"({"id":"m1","verdict":"hit","by":"head","margin_mm":6.2,"doubt_mm":0.9})");
    EXPECT_EQ(toss["matches"][1]["verdict"], "too_close");
    EXPECT_EQ(toss["matches"][1]["by"], "tail");
    EXPECT_EQ(toss["hits_min"], 1);
    EXPECT_EQ(toss["hits_max"], 2);
    EXPECT_EQ(toss["because"][0], "m1's head points at g2's hull (WG-30)");
}

TEST(TossJson, OutOfRangeHasNoRangeInMatches) {
    const Json toss = jsonOf(war_galley::TossRuling{})["toss"];
    EXPECT_TRUE(toss["range_matches"].is_null());
    EXPECT_EQ(toss["in_range"], false);
}

} // namespace
} // namespace umpire::testing
