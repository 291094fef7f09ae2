#include "app/record/lessons/galley_scene.h"
#include "app/record/lessons/lesson_json.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

/// Tests that the lessons agree with the rules.
namespace umpire {
namespace {

constexpr std::size_t kLongestSubject = 60; ///< in bytes

bool hasClause(const AnyGame& game, std::string_view id) {
    return std::ranges::find(game.clauses, id, &Clause::id) != game.clauses.end();
}

TEST(Lessons, EachGameHasOneWhoseClausesExist) {
    for (const AnyGame* game : anyGames()) {
        const std::vector<LessonPart> parts = lessonOf(game->name);
        EXPECT_EQ(parts.size(), 5U) << game->name;
        for (const LessonPart& part : parts) {
            EXPECT_FALSE(part.lines.empty()) << game->name << ": " << english(part.heading);
            for (const LessonLine& line : part.lines) {
                for (const std::string_view id : line.clauses) {
                    EXPECT_TRUE(hasClause(*game, id)) << id << ": " << english(line.sentence);
                }
            }
        }
    }
    EXPECT_TRUE(lessonOf("no-such-game").empty());
}

/// Lists the clauses that a newcomer cannot play without.
TEST(Lessons, CiteTheClausesThatANewcomerNeeds) {
    struct Needed {
        std::string_view game;
        std::vector<std::string_view> clauses;
    };
    const std::vector<Needed> all = {{"war-galley", {"WG-11", "WG-16", "WG-21", "WG-24", "WG-28"}},
                                     {"naval-battle", {"NB-14", "NB-16", "NB-17"}},
                                     {"triremes", {"TR-15", "TR-16", "TR-20"}},
                                     {"buda-1686",
                                      {"BU-14", "BU-22", "BU-23", "BU-27", "BU-35", "BU-37",
                                       "BU-38", "BU-39", "BU-40", "BU-41"}}};
    for (const Needed& needed : all) {
        std::set<std::string_view> cited;
        for (const LessonPart& part : lessonOf(needed.game)) {
            for (const LessonLine& line : part.lines) {
                cited.insert(line.clauses.begin(), line.clauses.end());
            }
        }
        for (const std::string_view clause : needed.clauses) {
            EXPECT_TRUE(cited.contains(clause)) << clause;
        }
    }
}

/// The kit prints these subjects in bold.
TEST(Lessons, BeginTheirTermsWithASubjectInEveryLanguage) {
    std::size_t lines = 0;
    for (const AnyGame* game : anyGames()) {
        for (const LessonPart& part : lessonOf(game->name)) {
            for (const LessonLine& line : part.lines) {
                for (const char* language : {"en", "hu", "bg", "ru", "pl"}) {
                    const std::string said = Tongue(language).said(line.sentence);
                    const auto colon = said.find(": ");
                    const bool isSubject = colon < said.find('.') && colon < kLongestSubject;
                    EXPECT_TRUE(isSubject || part.start == LineStart::Sentence) << said;
                }
                lines += part.start == LineStart::Subject ? 1 : 0;
            }
        }
    }
    EXPECT_GE(lines, 20U);
}

/// Each ship type appears with its letters, its move and its strength from the game's own table.
TEST(Lessons, OfNavalBattleExplainsTheLettersOfItsPictures) {
    std::string all;
    for (const LessonPart& part : lessonOf("naval-battle")) {
        for (const LessonLine& line : part.lines) {
            all += english(line.sentence) + "\n";
        }
    }
    for (const std::string_view kind :
         {"PA battleship: 2, 10;", "KT torpedo boat: 4, 3;", "DE landing ship: 2, 1.", "BA is a"}) {
        EXPECT_NE(all.find(kind), std::string::npos) << kind << "\n" << all;
    }
}

TEST(Lessons, EveryActionOfAnExampleIsLegalAndSaidInWords) {
    for (const AnyGame* game : anyGames()) {
        std::size_t played = 0;
        for (const LessonPart& part : lessonOf(game->name)) {
            for (const LessonExample& example : part.examples) {
                const auto pictures = picturesOf(game->name, example);
                const std::size_t last = example.last == LastPicture::Shown ? 1 : 0;
                ASSERT_EQ(pictures.size(), example.steps.size() + last)
                    << game->name << ": " << example.position;
                for (const LessonPicture& picture : pictures) {
                    played += picture.actions.size();
                    EXPECT_TRUE(std::ranges::none_of(picture.sentences, &Message::isVerbatim))
                        << game->name << ": " << picture.position->text();
                }
            }
        }
        EXPECT_GE(played, 3U) << game->name << " has no example turn";
    }
}

TEST(Lessons, AnIllegalActionLeavesItsPicturesOut) {
    EXPECT_TRUE(picturesOf("murus-gallicus", {{}, {{{"d1-d7"}}}}).empty());
    EXPECT_TRUE(picturesOf("murus-gallicus", {"no position", {}}).empty());
}

/// Returns all drawings of the lesson, in order.
std::vector<Scene> scenesOf(std::string_view game) {
    std::vector<Scene> scenes;
    for (const LessonPart& part : lessonOf(game)) {
        for (const LessonExample& example : part.examples) {
            for (const LessonPicture& picture : picturesOf(game, example)) {
                if (auto scene = galleyScene(*picture.position, picture.actions)) {
                    scenes.push_back(*std::move(scene));
                }
            }
        }
    }
    return scenes;
}

auto countOf(const Scene& scene, SceneKind kind) {
    return std::ranges::count(scene.marks, kind, &SceneMark::kind);
}

/// The drawings show what the text explains: a mast, an order match, the side zone and a spoiled
/// toss.
TEST(Lessons, TheDrawingsOfWarGalleyShowWhatItsWordsExplain) {
    const std::vector<Scene> scenes = scenesOf("war-galley");
    ASSERT_EQ(scenes.size(), 6U);
    EXPECT_EQ(countOf(scenes[0], SceneKind::Mast), 7);
    EXPECT_EQ(countOf(scenes[0], SceneKind::Oar), 18);
    EXPECT_EQ(countOf(scenes[0], SceneKind::Label), 3) << "the parts are named once";
    EXPECT_EQ(countOf(scenes[1], SceneKind::Order), 10);
    EXPECT_EQ(countOf(scenes[2], SceneKind::Zone), 2);
    EXPECT_EQ(countOf(scenes[2], SceneKind::Match), 3);
    EXPECT_EQ(countOf(scenes[2], SceneKind::Hit), 2) << "a head, and a plain end in the side zone";
    EXPECT_EQ(countOf(scenes[3], SceneKind::Hit), 0);
    EXPECT_EQ(countOf(scenes[5], SceneKind::Match), 3);
    EXPECT_EQ(countOf(scenes[5], SceneKind::Hit), 0) << "the toss is spoiled";
    EXPECT_TRUE(scenesOf("triremes").empty());
}

} // namespace
} // namespace umpire
