#include "app/common/json/json_text.h"

#include <gmock/gmock.h>
#include <limits>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string nested(std::size_t levels) {
    return std::string(levels, '[') + std::string(levels, ']');
}

std::string whyNot(const std::string& text, std::size_t mostBytes = kMostJsonBytes) {
    const auto json = parsedJson(text, mostBytes);
    EXPECT_FALSE(json) << text.substr(0, 80);
    return json ? "" : json.error();
}

TEST(JsonText, OfAMillionLevelsIsRefusedAndOf64IsRead) {
    EXPECT_TRUE(parsedJson(nested(64)));
    EXPECT_EQ(whyNot(nested(65)), "has more than 64 levels at byte 65; give one with fewer");
    EXPECT_THAT(whyNot(nested(1'000'000)), StartsWith("has more than 64 levels at byte 65"));
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i) {
        objects += R"({"a":)";
    }
    EXPECT_THAT(whyNot(objects), StartsWith("has more than 64 levels at byte 321"));
    EXPECT_TRUE(parsedJson("[\"" + std::string(100, '[') + "\\\"" + std::string(100, '{') + "\"]"))
        << "brackets in a text are no levels";
}

TEST(JsonText, WithU0000IsRefusedWhereverItStands) {
    using namespace std::string_literals;
    for (const std::string& text :
         {R"({"a": "b\u0000"})"s, R"({"\u0000": 1})"s, R"(["\\\u0000"])"s, "{}\0"s, "[\"\0\"]"s}) {
        EXPECT_THAT(whyNot(text), StartsWith("has the character U+0000 at byte ")) << text;
    }
    EXPECT_EQ(parsedJson(R"(["\\u0000"])")->at(0), "\\u0000") << "a backslash and five letters";
}

TEST(JsonText, ThatIsNoneIsOneLineThatSaysWhere) {
    EXPECT_EQ(whyNot("{\n  \"a\": 1,,\n}"),
              "is no JSON at line 2, byte 10; look for a missing comma or brace");
    EXPECT_EQ(whyNot(""), "is no JSON at byte 1; look for a missing comma or brace");
    EXPECT_THAT(whyNot("[\"\xff\"]"), StartsWith("is no JSON at byte 3"));
    EXPECT_THAT(whyNot("[1e999]"), HasSubstr("number that is too large"));
    EXPECT_EQ(whyNot("[1, 2]", 5), "is longer than 5 bytes; give a shorter text");
    EXPECT_TRUE(parsedJson("[1, 2]", 6));
}

TEST(JsonText, IsReadAgainWhateverWasWritten) {
    using namespace std::string_literals;
    const nlohmann::ordered_json odd{{"z", "a\0b"s}, {"a", "\\u0000\xff\n"s}, {"m", R"(\)"}};
    const std::string text = compactText(odd);
    EXPECT_EQ(text, R"({"z":"a�b","a":"\\u0000�\n","m":"\\"})");
    EXPECT_EQ(compactText(*parsedInOrder(text)), text);
    EXPECT_EQ(compactText(*parsedInOrder(indentedText(odd))), text);
}

TEST(UtcText, IsIso8601) {
    EXPECT_EQ(utcText(0), "1970-01-01T00:00:00Z");
    EXPECT_EQ(utcText(1'763'735'400), "2025-11-21T14:30:00Z");
    EXPECT_EQ(utcText(std::numeric_limits<std::int64_t>::max()), "no time");
}

} // namespace
} // namespace umpire
