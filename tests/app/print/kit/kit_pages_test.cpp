#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"
#include "app/record/sentences/tongue.h"
#include "tests/app/print/kit/printed_page.h"

#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

namespace umpire {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::vector<std::string> kits() {
    std::vector<std::string> names;
    std::istringstream list(listedKits());
    for (std::string name; std::getline(list >> std::ws, name, ',');) {
        names.push_back(name);
    }
    return names;
}

constexpr std::array kLanguages = {Language::English, Language::Hungarian, Language::Bulgarian,
                                   Language::Russian, Language::Polish};

KitRequest requestFor(const std::string& what, Language language, Paper paper) {
    KitRequest request;
    request.what = what;
    request.language = language;
    request.paper = paper;
    return request;
}

std::string whereIs(const KitRequest& request, const PrintedPage& page) {
    return request.what + (request.paper == Paper::A4 ? " on A4, " : " on letter, ") + page.title;
}

/// Every kit in every language on both papers, with the boards of all variants.
template <class Check>
void forEveryKit(Check check) {
    for (const std::string& what : kits()) {
        for (const Language language : kLanguages) {
            for (const Paper paper : {Paper::A4, Paper::Letter}) {
                KitRequest request = requestFor(what, language, paper);
                request.variant = variantPages(what) == VariantPages::OneOrAll ? kAllVariants : "";
                const auto printed = printKit(request);
                ASSERT_TRUE(printed) << english(printed.error().message);
                check(request, *printed);
            }
        }
    }
}

TEST(KitTexts, FitTheirBoxesInEveryLanguageAndAreTranslated) {
    std::set<std::string> said;
    forEveryKit([&](const KitRequest& request, const PrintedKit& printed) {
        for (const PrintedPage& page : printed.pages) {
            EXPECT_EQ(page.misfits, std::vector<std::string>()) << whereIs(request, page);
        }
        EXPECT_EQ(printed.unsaid, std::vector<std::string>()) << request.what;
        said.insert(printed.said.begin(), printed.said.end());
    });
    std::ifstream list(UMPIRE_SOURCE_DIR "/app/print/kit/words.json");
    for (const nlohmann::json& known : nlohmann::json::parse(list)) {
        EXPECT_TRUE(said.contains(known)) << "no page says: " << known;
    }
}

TEST(KitTexts, HaveNoWordsOfTheProgram) {
    const std::regex raw(
        "--[a-z]+|[a-z]+_[a-z]+|[A-Z]{2}:[A-Za-z]|umpire |DICT|ChArUco|\\.(jpg|yaml|json)");
    for (const std::string& what : kits()) {
        for (const Language language : {Language::English, Language::Hungarian}) {
            const auto printed = printKit(requestFor(what, language, Paper::A4));
            ASSERT_TRUE(printed) << english(printed.error().message);
            const std::string text = textIn(*printed);
            EXPECT_FALSE(text.empty()) << what;
            std::smatch found;
            EXPECT_FALSE(std::regex_search(text, found, raw)) << what << ": " << found.str();
        }
    }
}

/// Tells whether a line of the text begins with the sentence, which may go on in the next lines.
bool beginsALine(const std::string& text, const std::string& sentence) {
    using Word = std::istream_iterator<std::string>;
    for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
        std::istringstream printed(text.substr(at));
        std::istringstream said(sentence);
        if (std::mismatch(Word(said), Word(), Word(printed), Word()).first == Word()) {
            return true;
        }
    }
    return false;
}

TEST(KitOfAGame, HasItsTagsAndTellsHowToPlay) {
    const Tongue tongue("pl");
    for (const AnyGame* game : anyGames()) {
        const std::string name(game->name);
        const auto printed = printKit(requestFor(name, Language::Polish, Paper::A4));
        ASSERT_TRUE(printed) << english(printed.error().message);
        std::set<std::string> tags;
        for (const PrintedPage& page : printed->pages) {
            for (const PrintedCode& tag : page.tags) {
                tags.insert(tag.text);
            }
        }
        EXPECT_EQ(tags.size(), 4U) << name;
        // The font has a ligature for "fi".
        const std::string said = std::regex_replace(textIn(*printed), std::regex("ﬁ"), "fi");
        EXPECT_THAT(said, Not(HasSubstr(name))) << "its title is in words";
        for (const LessonPart& part : lessonOf(name)) {
            for (const LessonLine& line : part.lines) {
                const std::string sentence = tongue.said(line.sentence);
                EXPECT_TRUE(beginsALine(said, sentence)) << name << ": " << sentence;
            }
        }
    }
}

std::string textOf(const KitRequest& request) {
    const auto printed = printKit(request);
    EXPECT_TRUE(printed) << english(printed.error().message);
    return textIn(*printed);
}

KitRequest inEnglish(const std::string& what) {
    return requestFor(what, Language::English, Paper::A4);
}

TEST(KitOfAGame, NamesItsPlayersAndItsMatch) {
    EXPECT_THAT(textOf(inEnglish("murus-gallicus")),
                AllOf(HasSubstr("Side A: the Romans"), HasSubstr("Side B: the Gauls")));
    EXPECT_THAT(textOf(inEnglish("naval-battle")),
                AllOf(HasSubstr("Side A: Red"), HasSubstr("Side B: Yellow")));
    EXPECT_THAT(textOf(inEnglish("tags")), Not(HasSubstr("Side A:"))) << "no game is known";
    KitRequest galleys = inEnglish("war-galley");
    galleys.matchLength = 45_mm;
    EXPECT_THAT(textOf(galleys),
                AllOf(HasSubstr("M is one match, 45 mm."), HasSubstr("oars 6 + 6 · masts 2")));
}

TEST(KitVariants, TellToGlueOnlyABoardOfSeveralSheets) {
    EXPECT_THAT(textOf(inEnglish("naval-battle")), HasSubstr("grey strip"));
    KitRequest triremes = inEnglish("triremes");
    EXPECT_THAT(textOf(triremes),
                AllOf(HasSubstr("Leave room beside the map"), Not(HasSubstr("grey strip")),
                      Not(HasSubstr("sheet 1 of"))));
    triremes.variant = "eight-players";
    EXPECT_THAT(textOf(triremes), AllOf(HasSubstr("grey strip"), HasSubstr("sheet 1 of")));
}

TEST(KitVariants, PrintOnlyWhatTheyNeed) {
    KitRequest request = requestFor("murus-gallicus", Language::English, Paper::A4);
    const auto first = printKit(request);
    request.variant = kAllVariants;
    const auto all = printKit(request);
    request.variant = "escape-3-small";
    const auto small = printKit(request);
    ASSERT_TRUE(first && all && small);
    EXPECT_EQ(small->pages.size(), 6U)
        << "a cover, the rules, tags, a board of two sheets, stones with their tops";
    EXPECT_GT(all->pages.size(), first->pages.size());
    EXPECT_TRUE(first->said.end() == std::ranges::find(first->said, std::string("hexagon of 4")));
    EXPECT_TRUE(first->said.end() != std::ranges::find(first->said, std::string("8 x 7")));
    EXPECT_TRUE(small->said.end() != std::ranges::find(small->said, std::string("hexagon of 4")));
    EXPECT_TRUE(small->said.end() == std::ranges::find(small->said, std::string("8 x 7")));
    request.variant = "chess";
    EXPECT_EQ(printKit(request).error().status, ExitStatus::WrongUsage);
    EXPECT_EQ(printKit(request).error().setting, "variant");
    request = requestFor("tags", Language::English, Paper::A4);
    request.variant = "basic";
    EXPECT_EQ(printKit(request).error().status, ExitStatus::WrongUsage);
}

TEST(KitVariants, OfAGroupAreNamedOnTheCover) {
    KitRequest request = requestFor("murus-gallicus", Language::Hungarian, Paper::A4);
    const std::string file = R"({"schema": "umpire.variant/1",
        "game": "murus-gallicus", "name": "forum", "settings": "advanced",
        "about": {"en": "With catapults.", "hu": "Katapultokkal, ahogy a klubban játsszuk."}})";
    request.files = {{"variant.json", {"variant.json", file}}};
    const auto said = [&] {
        const auto printed = printKit(request);
        EXPECT_TRUE(printed) << english(printed.error().message);
        EXPECT_EQ(printed->pages.front().misfits, std::vector<std::string>());
        return textIn(*printed);
    };
    EXPECT_THAT(said(), AllOf(HasSubstr("forum"), HasSubstr("ahogy a klubban játsszuk")));
    request.language = Language::Russian;
    EXPECT_THAT(said(), HasSubstr("With catapults.")) << "they have no Russian sentence";
    request.variant = "basic";
    EXPECT_THAT(said(), Not(HasSubstr("forum"))) << "another one is printed";
}

TEST(KitSizes, FitTheirPagesFrom30To60Millimetres) {
    for (const double size : {30.0, 60.0}) {
        for (const char* what : {"tags", "ruler", "war-galley"}) {
            KitRequest request = requestFor(what, Language::Bulgarian, Paper::Letter);
            request.tagSize = request.matchLength = Millimetres(size);
            const auto printed = printKit(request);
            ASSERT_TRUE(printed) << english(printed.error().message);
            for (const PrintedPage& page : printed->pages) {
                EXPECT_EQ(page.misfits, std::vector<std::string>()) << whereIs(request, page);
            }
        }
    }
    KitRequest request = requestFor("tags", Language::English, Paper::A4);
    request.tagSize = 61_mm;
    EXPECT_EQ(printKit(request).error().status, ExitStatus::WrongUsage);
    EXPECT_EQ(printKit(request).error().setting, "tag-size");
    request.tagSize = 30_mm;
    request.matchLength = Millimetres(std::numeric_limits<double>::quiet_NaN());
    EXPECT_EQ(printKit(request).error().setting, "match");
}

TEST(KitRequests, ForWhatIsUnknownAreRefusedByName) {
    const auto printed = printKit(requestFor("chess", Language::English, Paper::A4));
    ASSERT_FALSE(printed);
    EXPECT_EQ(printed.error().status, ExitStatus::WrongUsage);
    EXPECT_THAT(english(printed.error().message), HasSubstr("`chess`"));
    EXPECT_THAT(english(printed.error().message), HasSubstr("war-galley"));
}

TEST(KitRequests, ArePrintedAlikeAsOftenAsOneAsks) {
    const KitRequest request = requestFor("triremes", Language::English, Paper::A4);
    const auto first = printKit(request);
    const auto second = printKit(request);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->pages.size(), second->pages.size());
    EXPECT_EQ(first->said, second->said);
}

} // namespace
} // namespace umpire
