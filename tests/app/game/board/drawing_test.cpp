#include "app/game/board/looks.h"
#include "app/game/board/scene_drawing.h"
#include "app/game/board/svg.h"
#include "app/game/referee/make_referee.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <QXmlStreamReader>
#include <set>

namespace umpire {
namespace {

SharedPosition startOf(const std::string& game, const std::string& variant) {
    const auto start = findGame(game)->start(*gameFiles(game), variant);
    const auto* position = std::get_if<SharedPosition>(&*start);
    return position == nullptr ? nullptr : *position;
}

BoardView viewOf(const std::string& game, const AnyPosition& position) {
    return *boardViewOf(game, position.text(), referee::openBoard(position));
}

/// What a program that knows only XML finds in a drawing.
struct Found {
    std::set<std::string> places;
    std::set<std::string> elements;
    std::vector<std::string> ghostTexts;
    int rings = 0; ///< of the preview
    double seaLeft = 0.0;
    double seaRight = 0.0;
    std::string trouble;
};

Found foundIn(const BoardDrawing& drawing) {
    Found found;
    QXmlStreamReader reader(QByteArray::fromStdString(drawing.svg));
    bool isGhost = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const QXmlStreamAttributes attributes = reader.attributes();
        const std::string element = reader.name().toString().toStdString();
        found.elements.insert(element);
        for (const auto* kind : {"data-cell", "data-spot", "data-galley"}) {
            if (attributes.hasAttribute(QLatin1String(kind))) {
                found.places.insert(attributes.value(QLatin1String(kind)).toString().toStdString());
            }
        }
        isGhost = isGhost || attributes.value(QLatin1String("class")) == QLatin1String("ghost");
        if (attributes.value(QLatin1String("class")) == QLatin1String("sea")) {
            found.seaLeft = attributes.value(QLatin1String("x")).toDouble();
            found.seaRight = found.seaLeft + attributes.value(QLatin1String("width")).toDouble();
        }
        found.rings += isGhost && element == "circle" ? 1 : 0;
        if (isGhost && element == "text") {
            found.ghostTexts.push_back(reader.readElementText().toStdString());
        }
    }
    found.trouble = reader.hasError() ? reader.errorString().toStdString() : "";
    return found;
}

TEST(BoardDrawing, OfEveryVariantNamesEachPlaceInsideTheDrawing) {
    for (const AnyGame* known : anyGames()) {
        const AnyGame& game = *known;
        for (const Variant& variant : game.variants) {
            const SharedPosition start = startOf(std::string(game.name), std::string(variant.name));
            ASSERT_NE(start, nullptr) << game.name << " " << variant.name;
            const BoardView view = viewOf(std::string(game.name), *start);
            for (int turns = 0; turns < 4; ++turns) {
                const BoardDrawing drawing = drawingOf(view, {.turns = turns});
                const Found found = foundIn(drawing);
                EXPECT_EQ(found.trouble, "") << game.name << " " << variant.name;
                EXPECT_FALSE(drawing.places.empty()) << game.name << " " << variant.name;
                for (const DrawnPlace& place : drawing.places) {
                    EXPECT_TRUE(found.places.contains(place.name)) << place.name;
                    EXPECT_GE(place.left, -0.01) << variant.name << " " << place.name;
                    EXPECT_GE(place.top, -0.01) << variant.name << " " << place.name;
                    EXPECT_LE(place.left + place.width, drawing.width + 0.01) << place.name;
                    EXPECT_LE(place.top + place.height, drawing.height + 0.01) << place.name;
                }
            }
        }
    }
}

const DrawnPlace& placeIn(const BoardDrawing& drawing, const std::string& name) {
    return *std::ranges::find(drawing.places, name, &DrawnPlace::name);
}

TEST(BoardDrawing, TurnsClockwise) {
    const BoardView view = viewOf("murus-gallicus", *startOf("murus-gallicus", ""));
    const auto cornerOf = [&](int turns) {
        const BoardDrawing drawing = drawingOf(view, {.turns = turns});
        const DrawnPlace& a1 = placeIn(drawing, "a1");
        return std::string(a1.left < drawing.width / 2 ? "left" : "right") +
               (a1.top < drawing.height / 2 ? " above" : " below");
    };
    EXPECT_EQ(cornerOf(0), "left below");
    EXPECT_EQ(cornerOf(1), "left above");
    EXPECT_EQ(cornerOf(2), "right above");
    EXPECT_EQ(cornerOf(-1), "right below");
}

/// Counts a class of shapes in a drawing.
int countOf(const std::string& kind, const BoardDrawing& drawing) {
    const std::string wanted = "class=\"" + kind + '"';
    int count = 0;
    for (std::size_t at = drawing.svg.find(wanted); at != std::string::npos;
         at = drawing.svg.find(wanted, at + 1)) {
        ++count;
    }
    return count;
}

TEST(BoardDrawing, OfAMapHasItsNamesAndItsRoads) {
    const BoardView view = viewOf("buda-1686", *startOf("buda-1686", ""));
    const auto& map = std::get<referee::PieceBoard>(view.board);
    EXPECT_EQ(map.roads.size(), 21U);
    for (int turns = 0; turns < 4; ++turns) {
        const BoardDrawing drawing = drawingOf(view, {.turns = turns});
        EXPECT_EQ(countOf("title", drawing), 10);
        EXPECT_EQ(countOf("road", drawing), 2 * 21) << "each has an edge";
        EXPECT_NE(drawing.svg.find(">Eszaki fal<"), std::string::npos)
            << "without the words in brackets";
        EXPECT_EQ(drawing.svg.find(">EF<"), std::string::npos) << "people read names";
    }
}

/// Returns the pictures of all examples of a game's lesson.
std::vector<LessonPicture> lessonPictures(std::string_view game) {
    std::vector<LessonPicture> all;
    for (const LessonPart& part : lessonOf(game)) {
        for (const LessonExample& example : part.examples) {
            std::ranges::move(picturesOf(game, example), std::back_inserter(all));
        }
    }
    return all;
}

/// The game's file has Hungarian names without accents.
TEST(LessonDrawing, CallsThePlacesOfAMapAsTheReaderDoes) {
    const BoardView view = viewOf("buda-1686", *startOf("buda-1686", ""));
    for (const char* language : {"en", "hu", "bg", "ru", "pl"}) {
        const Tongue tongue(language);
        for (const LessonPicture& picture : lessonPictures("buda-1686")) {
            const std::string svg = drawingOf(picture, tongue).svg;
            for (const auto& spot : std::get<referee::PieceBoard>(view.board).spots) {
                const std::string said = tongue.saidWord("Kit", spot.title).value_or("");
                EXPECT_EQ(said.empty(), spot.title.empty()) << language << " " << spot.title;
                EXPECT_NE(svg.find(">" + shownTitle(said) + "<"), std::string::npos)
                    << language << " " << said;
            }
        }
    }
}

TEST(LessonDrawing, MarksTheFirstActionThatChangesTheBoard) {
    for (const AnyGame* game : anyGames()) {
        for (const LessonPicture& picture : lessonPictures(game->name)) {
            const bool isScene = galleyScene(*picture.position, picture.actions).has_value();
            const std::string svg = drawingOf(picture, Tongue("en")).svg;
            const bool isMarked = svg.find(looks::kActed) != std::string::npos;
            EXPECT_EQ(isMarked, !isScene && !picture.actions.empty())
                << game->name << ": " << english(joined(picture.sentences, "%1; %2"));
        }
    }
}

TEST(BoardDrawing, ShowsGalleysThatAreNotPlacedYet) {
    const auto view = boardViewOf("war-galley", "6:6/6/2;5:5/5/3 6:6/6/2;6:6/6/2 place");
    ASSERT_TRUE(view);
    const BoardDrawing drawing = drawingOf(*view);
    for (const char* name : {"A1", "A2", "B1", "B2"}) {
        EXPECT_GT(placeIn(drawing, name).width, 0.0) << name;
    }
    const Found found = foundIn(drawing);
    EXPECT_LE(found.seaLeft, 0.0);
    EXPECT_GE(found.seaRight, drawing.width) << "the sea has no bare strip beside it";
}

/// The preview looks for the piece first, and then for the place.
TEST(BoardDrawing, AGalleyThatSinksStaysInThePartThatIsDrawn) {
    const auto drawnWith = [](const std::string& rig) {
        return drawingOf(*boardViewOf("war-galley", "6:6/6/2@150,150,90;5:0/0/1@200,100,90 "
                                                    "4:4/2/4@260,250,250;6:" +
                                                        rig + "@480,330,270 orders"));
    };
    const BoardDrawing afloat = drawnWith("6/6/2");
    const BoardDrawing sunk = drawnWith("0/0/2");
    EXPECT_EQ(sunk.width, afloat.width) << "the scale stays";
    EXPECT_EQ(sunk.height, afloat.height);
    const DrawnPlace wreck = placeIn(sunk, "B2");
    EXPECT_GT(wreck.width, 0.0);
    EXPECT_GE(wreck.left, 0.0);
    EXPECT_LE(wreck.left + wreck.width, sunk.width);
    EXPECT_GT(sunk.svg.find(">B2<"), std::max(sunk.svg.rfind("<line"), sunk.svg.rfind("<text")))
        << "its name lies on the cross";
}

TEST(BoardDrawing, ThePreviewLeadsFromThePieceOrElseFromThePlace) {
    referee::PieceBoard board;
    board.players = {"turk", "imperial"};
    for (const auto& [name, x] : {std::pair{"EF", 0.0}, std::pair{"VV", 200.0}}) {
        const referee::SpotArea area{int(x), {Millimetres(x), 0_mm}, 90_mm, 90_mm};
        board.spots.push_back({area, name, referee::Ground::Plain, area});
    }
    board.pieces.push_back({0, "T-J1", 0});
    const BoardView view = *boardViewOf("buda-1686", {}, board);
    const auto lines = [&](const GhostEnd& from, const GhostEnd& to) {
        const Found found = foundIn(drawingOf(view, {.ghost = {{{from, to}}, {}}}));
        return std::pair{found.elements.contains("polyline"), found.rings / 2};
    };
    using Drawn = std::pair<bool, int>; // an arrow, and rings; each ring has a rim
    EXPECT_EQ(lines({"VV", "T-J1"}, {"VV"}), (Drawn{true, 1}));
    EXPECT_EQ(lines({"EF", "T-J9"}, {"VV"}), (Drawn{true, 1})) << "the piece is not drawn";
    EXPECT_EQ(lines({}, {"VV"}), (Drawn{false, 1})) << "it comes from beside the board";
    EXPECT_EQ(lines({"EF"}, {"EF"}), (Drawn{false, 1})) << "nothing goes";
    EXPECT_EQ(lines({"EF"}, {"XX"}), (Drawn{false, 1})) << "nothing is drawn where it goes";
    EXPECT_EQ(lines({"XX"}, {"YY"}), (Drawn{false, 0}));
}

TEST(BoardDrawing, NoLineOfAPreviewStrikesItsLettersOut) {
    const std::string position = "6:6/6/2@300,150,90;5:5/5/3@200,150,90 "
                                 "6:6/6/2@400,300,270;6:6/6/2@150,300,270 orders";
    const Ghost ghost = ghostOf("war-galley", position, {"A1 orders FFXXL", "A2 orders FRXFX"});
    const std::string svg = drawingOf(*boardViewOf("war-galley", position), {.ghost = ghost}).svg;
    EXPECT_LT(svg.rfind("<polyline"), svg.find(">XX<", svg.find("\"ghost\""))) << svg;
}

TEST(BoardDrawing, MarksWhatAnEventSpeaksOf) {
    Called called;
    called.action = "d1-d3";
    EXPECT_EQ(marksOf(called).acted, (std::vector<std::string>{"d1", "d3"}));
    Desynchronised differ;
    differ.differences = {{"d4", {}, {}}};
    EXPECT_EQ(marksOf(differ).wrong, std::vector<std::string>{"d4"});
    EXPECT_EQ(marksOf(Advised{Advised::As::Hint, "gaul", "d7-d5", 0.5, {}, {}}), BoardMarks());
    const std::vector<std::string> both = {"d7", "d5", "c7", "c5"};
    EXPECT_EQ(marksOf(Asked{{{"d7-d5", 0.6}, {"c7-c5", 0.4}}}).acted, both)
        << "every candidate of a question";
    EXPECT_EQ(marksOf(Unfinished{{"d7-d5", "c7-c5"}}).acted, both);
    const BoardView view = viewOf("murus-gallicus", *startOf("murus-gallicus", ""));
    const auto count = [&](const BoardMarks& marks, const std::string& what) {
        const std::string svg = drawingOf(view, marks).svg;
        int found = 0;
        for (auto at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) {
            ++found;
        }
        return found;
    };
    EXPECT_EQ(count(marksOf(called), "class=\"acted\""), 2);
    EXPECT_EQ(count(marksOf(differ), "class=\"wrong\""), 1);
}

TEST(Svg, WritesTextThatIsNoMarkup) {
    svg::Writer writer;
    writer.text("<b>&\"", {{"x", 0.126}, {"y", -0.001}});
    EXPECT_EQ(writer.written(), "<text x=\"0.13\" y=\"0\">&lt;b>&amp;&quot;</text>");
}

} // namespace
} // namespace umpire
