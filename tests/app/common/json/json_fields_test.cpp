#include "app/common/json/json_reader.h"
#include "app/common/json/json_writer.h"

#include <gmock/gmock.h>

namespace umpire {

enum class Colour { Red, Yellow };
constexpr Named<Colour> kColours[] = {{Colour::Red, "red"}, {Colour::Yellow, "yellow"}};

struct Boat {
    std::string name;
    Colour colour = Colour::Red;
    int masts = 1;
    std::optional<double> speed{};
    bool operator==(const Boat&) const = default;
};
template <typename Visit>
void fields(Visit& visit, Boat& it) {
    visit("name", it.name, AtMost{8});
    visit("colour", it.colour, kColours);
    visit("masts", it.masts, Between{1, 3});
    visit("speed", it.speed, Between{0, 20});
}

struct Harbour {
    std::vector<Boat> boats;
    std::vector<std::string> flags;
    std::map<std::string, std::int64_t> depths;
    std::string hash;
    bool isOpen = false;
    std::string note{};
    bool operator==(const Harbour&) const = default;
};
template <typename Visit>
void fields(Visit& visit, Harbour& it) {
    visit.schema("harbour/1");
    visit("boats", it.boats, AtMost{2});
    visit("flags", it.flags, AtMost{2}, AtMost{3});
    visit("depths", it.depths);
    visit("hash", it.hash, Sha256::OrEmpty);
    visit("open", it.isOpen);
    visit.ifAny("note", it.note);
}

namespace {

Harbour full() {
    return {{{"Adria", Colour::Yellow, 3, 4.5}, {"Béla", Colour::Red, 1, std::nullopt}},
            {"HU", "BG"},
            {{"west", -7}, {"east", std::int64_t(1) << 60}},
            std::string(64, 'a'),
            true,
            "all\nis well"};
}

TEST(JsonFields, ComeBackAsTheyWere) {
    for (const Harbour& harbour : {full(), Harbour{}}) {
        const std::string text = compactText(jsonOfFields(harbour));
        const auto read = fromText<Harbour>(text);
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(*read, harbour);
        EXPECT_EQ(compactText(jsonOfFields(*read)), text);
    }
    EXPECT_EQ(compactText(jsonOfFields(Harbour{})),
              R"({"schema":"harbour/1","boats":[],"flags":[],"depths":{},"hash":"","open":false})")
        << "in the order of the fields, and without a note";
}

TEST(JsonFields, ReplaceWhatAValueHeldBefore) {
    Harbour harbour = full();
    const nlohmann::json other = jsonOfFields(Harbour{.flags = {"PL"}});
    const JsonReader reader(other);
    reader.read(harbour);
    EXPECT_EQ(harbour, (Harbour{.flags = {"PL"}, .note = full().note})) << "no note was read";
}

std::string whyNot(const std::string& pointer, const nlohmann::json& value) {
    nlohmann::json json = jsonOfFields(full());
    json[nlohmann::json::json_pointer(pointer)] = value;
    const auto read = fromJson<Harbour>(json);
    EXPECT_FALSE(read) << pointer << " " << value;
    return read ? "" : read.error();
}

TEST(JsonFields, ThatAreWrongAreNamedByTheirPath) {
    const nlohmann::json none;
    EXPECT_EQ(whyNot("/schema", "harbour/2"), "schema: give \"harbour/1\"");
    EXPECT_EQ(whyNot("/boats/1/name", 3), "boats[1].name: give a text");
    EXPECT_EQ(whyNot("/boats/1/name", "Galleonia"),
              "boats[1].name: give a text of at most 8 bytes");
    EXPECT_EQ(whyNot("/boats/0/colour", "blue"), "boats[0].colour: give one of red, yellow");
    EXPECT_EQ(whyNot("/boats/0/masts", 4), "boats[0].masts: give a number from 1 to 3, not 4");
    EXPECT_EQ(whyNot("/boats/0/masts", 1.5), "boats[0].masts: give a whole number");
    EXPECT_EQ(whyNot("/boats/0/masts", none), "boats[0].masts: give a whole number");
    EXPECT_EQ(whyNot("/boats/0/masts", std::uint64_t(1) << 63),
              "boats[0].masts: give a whole number");
    EXPECT_EQ(whyNot("/boats/0/speed", 20.5),
              "boats[0].speed: give a number from 0 to 20, not 20.5");
    EXPECT_EQ(whyNot("/boats/0/speed", "fast"), "boats[0].speed: give a number");
    EXPECT_EQ(whyNot("/boats/0", 7), "boats[0].name: is missing; give it");
    EXPECT_EQ(whyNot("/boats/2", {}), "boats: give at most 2");
    EXPECT_EQ(whyNot("/flags", "HU"), "flags: give a list");
    EXPECT_EQ(whyNot("/flags/1", "HUNG"), "flags[1]: give a text of at most 3 bytes");
    EXPECT_EQ(whyNot("/depths", 7), "depths: give an object");
    EXPECT_EQ(whyNot("/depths/west", true), "depths.west: give a whole number");
    EXPECT_EQ(whyNot("/hash", "abc"), "hash: is no SHA-256; give its 64 hexadecimal digits");
    EXPECT_EQ(whyNot("/open", 1), "open: give true or false");
    EXPECT_EQ(fromText<Boat>("{}").error(), "name: is missing; give it");
    EXPECT_EQ(fromText<Boat>("[1]").error(), "is no JSON object; give one in braces");
}

TEST(JsonFields, KeepTheFirstErrorAndReadNothingAfterIt) {
    const nlohmann::json json{{"a", 1}, {"b", "two"}, {"c", {3}}};
    const JsonReader reader(json);
    int number = 7;
    std::string text = "before";
    reader("b", number);
    reader("b", text);
    reader("d", text);
    EXPECT_EQ(number, 7);
    EXPECT_EQ(text, "before");
    EXPECT_EQ(reader.at("c").elements().size(), 0U);
    EXPECT_EQ(reader.error(), "b: give a whole number");
    const JsonReader strict(json);
    strict.onlyThese({"a", "b"});
    EXPECT_EQ(strict.error(), "\"c\": is no field here; take it out");
}

} // namespace
} // namespace umpire
