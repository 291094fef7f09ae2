#include "app/record/game_files/variant_file.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests a group's own variant, read from a file.
namespace umpire {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

Json sunday() {
    return {{"schema", "umpire.variant/1"},
            {"game", "war-galley"},
            {"name", "sunday"},
            {"settings", "introduction turn=in-place"},
            {"about", {{"en", "A galley turns on the spot."}, {"hu", "A gálya helyben fordul."}}}};
}

GameFiles filesWith(const Json& json) {
    return {{std::string(kVariantFile), {"sunday.variant.json", json.dump()}}};
}

Loaded<Parsed<SharedPosition>> startWith(const Json& json, std::string_view variant) {
    return findGame("war-galley")->start(filesWith(json), variant);
}

TEST(VariantFile, IsPlayedByItsNameAndWhereNoneIsNamed) {
    const auto words =
        std::get<SharedPosition>(*findGame("war-galley")->start({}, "introduction turn=in-place"));
    for (const std::string_view variant : {"", "sunday"}) {
        EXPECT_EQ(std::get<SharedPosition>(*startWith(sunday(), variant))->text(), words->text());
    }
    EXPECT_THAT(std::get<SharedPosition>(*startWith(sunday(), "sunday box=player"))->text(),
                HasSubstr("box=player"));
    EXPECT_THAT(std::get<SharedPosition>(*startWith(sunday(), "standard"))->text(),
                ::testing::Not(HasSubstr("turn-in-place")))
        << "another one is named";
}

TEST(VariantFile, SaysInOneLineWhatIsWrong) {
    const std::vector<std::tuple<std::string, Json, std::string>> broken = {
        {"schema", "umpire.variant/2", "schema"},
        {"game", "triremes", "game: is `triremes`; give a variant of war-galley"},
        {"name", "on sunday", "name: give one word without `=`"},
        {"name", "standard", "name: the game itself has a variant `standard`; take another word"},
        {"about", Json::object(), "about: say it in English too"},
        {"more", 1, "more"}};
    for (const auto& [field, value, error] : broken) {
        Json json = sunday();
        json[field] = value;
        const auto start = startWith(json, "");
        ASSERT_FALSE(start) << field;
        EXPECT_THAT(start.error(), StartsWith("sunday.variant.json: "));
        EXPECT_THAT(start.error(), HasSubstr(error));
    }
    Json json = sunday();
    json["settings"] = "turn=sideways";
    EXPECT_TRUE(std::holds_alternative<ParseError>(*startWith(json, "")));
}

} // namespace
} // namespace umpire
