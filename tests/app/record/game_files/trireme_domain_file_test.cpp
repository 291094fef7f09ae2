#include "app/record/game_files/trireme_domain_file.h"

#include "app/record/game_files/default_files.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace umpire {
namespace {

using namespace triremes;

std::string defaultDomain() {
    const auto file = std::ranges::find(defaultFiles(), "trireme_domain.txt", &DefaultFile::name);
    EXPECT_NE(file, defaultFiles().end());
    return std::string(file->text);
}

std::string errorOf(const std::string& text) {
    const auto loaded = triremeAtlasFrom({"map.txt", text});
    return loaded ? "" : loaded.error();
}

/// Returns the default domain with one place changed; the replaced text occurs once.
std::string changed(const std::string& from, const std::string& to) {
    std::string text = defaultDomain();
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    EXPECT_EQ(text.find(from, at + 1), std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

struct Broken {
    std::string from;
    std::string to;
    std::string_view error;
};

void expectErrors(const std::vector<Broken>& cases) {
    for (const Broken& broken : cases) {
        const std::string error = errorOf(changed(broken.from, broken.to));
        EXPECT_TRUE(error.starts_with("map.txt: ")) << broken.to << ": " << error;
        EXPECT_NE(error.find(broken.error), std::string::npos) << broken.to << ": " << error;
        EXPECT_EQ(error.find('\n'), std::string::npos) << error;
    }
}

TEST(TriremeDomainFile, TheDefaultLoads) { // 5.3 of the rules
    const auto loaded = triremeAtlasFrom({"default", defaultDomain()});
    ASSERT_TRUE(loaded) << loaded.error();
    const Domain& domain = (*loaded)->domain;
    EXPECT_EQ(domain.columns, 12);
    EXPECT_EQ(domain.rows, 10);
    EXPECT_EQ(std::ranges::count(domain.squares, Terrain::Sea), 76);
    EXPECT_EQ(std::ranges::count(domain.squares, Terrain::Coast), 38);
    EXPECT_EQ(std::ranges::count(domain.squares, Terrain::Fortress), 6);
    EXPECT_EQ(domain.anchors.size(), 6U);
    EXPECT_EQ(domain.compass, (CellName{11, 8}));
    const Chart& chart = (*loaded)->charts[0];
    EXPECT_EQ(chart.rows, 20);
    // The second map is turned by 180°: the anchor c5 becomes j16, looking south.
    EXPECT_EQ(chart.anchors.front(), (Anchor{Player{0}, chart.find({2, 4}), Heading::North}));
    EXPECT_EQ(chart.anchors[6], (Anchor{Player{1}, chart.find({9, 15}), Heading::South}));
    for (Square square = 0; square < chart.squareCount(); ++square) {
        const Square turned = chart.squareCount() - 1 - square;
        EXPECT_EQ(chart.terrain[std::size_t(square)], chart.terrain[std::size_t(turned)]);
    }
}

TEST(TriremeDomainFile, IsReadWithAnyLineEndsCommentsAndEmptyLines) {
    std::string text = defaultDomain();
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 3)) {
        text.replace(at, 1, "\r\n\n");
    }
    EXPECT_EQ(errorOf(text), "");
    EXPECT_EQ(errorOf(defaultDomain() + "\n# the end"), "");
}

TEST(TriremeDomainFile, SizeAndRows) {
    EXPECT_EQ(errorOf(""), "map.txt: give from 4 to 49 rows, not 0");
    EXPECT_EQ(errorOf("# nothing\n03 ~~~~\n02 ~~~~\n01 ~~~~\n"),
              "map.txt: give from 4 to 49 rows, not 3");
    EXPECT_EQ(errorOf("04 ~~~\n03 ~~~\n02 ~~~\n01 ~~~\n"),
              "map.txt: line 1, column 4: give from 4 to 13 squares, not 3");
    std::string wide;
    for (const std::string row : {"04 ", "03 ", "02 ", "01 "}) {
        wide += row + std::string(14, '~') + "\n";
    }
    EXPECT_EQ(errorOf(wide), "map.txt: line 1, column 4: give from 4 to 13 squares, not 14");
    expectErrors({{"\n08 ~", "\n8 ~", "line 5, column 1: begin a row with its two digits"},
                  {"\n08 ~", "\n08~", "line 5, column 1: begin a row"},
                  {"\n08 ~", "\nrow ~", "line 5, column 1: begin a row"},
                  {"\n08 ~", "\n07 ~", "line 5, column 1: rows go down by 1; give row 8, not 7"},
                  {"\n01 .....##.....", "", "line 11, column 1: the last line is row 01"},
                  {"07 .~~~~~~~~~~.", "07 .~~~~~~~~~~", "line 6, column 15: give 12 squares"},
                  {"07 .~~~~~~~~~~.", "07 .~~~~~~~~~~.~", "line 6, column 16: give 12 squares"},
                  {"07 .~~~~~~~~~~.", "07 .~~~~~~~~~~. ", "not 13"}});
}

TEST(TriremeDomainFile, Squares) { // TR-2
    expectErrors(
        {{"07 .~~~", "07 .~x~", "line 6, column 6: c7 holds no square; give one of `.` coast"},
         {"05 ..AA~AA", "05 ..A~~AA", "give 6 anchors `A`, not 5 (TR-2)"},
         {"05 ..AA~AA", "05 ..AAAAA", "line 8, column 13: j5 is 1 too many: give 6 anchors"},
         {"01 .....##", "01 .....#.", "give 6 fortress squares `#`, not 5"},
         {"01 .....##", "01 ....###", "h2 is 1 too many: give 6 fortress squares `#`, not 7"},
         {"~~~~~~o", "~~~~~~~", "give 1 compass `o`, not 0"},
         {"09 ~", "09 o", "line 4, column 15: l9 is 1 too many: give 1 compass"}});
}

TEST(TriremeDomainFile, AnchorsHaveRoomForAShip) {
    expectErrors(
        {{"04 ..~~~", "04 ...~~", "line 8, column 6: c5 is an anchor with c4 below it"},
         {"05 ..AA~AA~AA..\n04 ..~~~", "05 ..~A~AA~AA..\n04 ..~A~",
          "line 8, column 7: d5 is an anchor right above the anchor d4"},
         {"05 ..AA~AA~AA..\n04 ..~~~~~~~~..\n03 ...~~~~~~...\n02 ....####....\n01 .....##.....",
          "05 ..~A~AA~AA..\n04 ..~~~~~~~~..\n03 ...~~~~~~...\n02 ....####....\n01 A....##.....",
          "line 12, column 4: a1 is an anchor in row 1"}});
}

TEST(TriremeDomainFile, TheCoastIsInOnePiece) {
    expectErrors({{"09 ~~~", "09 ~.~", "line 4, column 5: b9 is coast that nobody can walk to"},
                  {"06 ..~~~~~~~~..", "06 ~~~~~~~~~~..",
                   "line 6, column 4: a7 is coast that nobody can walk to from a1"}});
}

TEST(TriremeDomainFile, EveryShipComesToTheOtherCoast) {
    // Coast on the whole of row 10, joined on the left: the ships are shut in.
    expectErrors({{"10 ~~~~~~~~~~~~\n09 ~~~~~~~~~~~o\n08 ~~~~~~~~~~~~\n",
                   "10 ............\n09 .~~~~~~~~~~o\n08 .~~~~~~~~~~~\n",
                   "line 8, column 6: c5 is an anchor from which no ship comes to the coast of the "
                   "other map"}});
    // The bay opens from f to l; the other map, turned, opens from a to g: both are open at f and
    // g.
    EXPECT_EQ(errorOf(changed("10 ~~~~~~~~~~~~\n09 ~~~~~~~~~~~o\n08 ~~~~~~~~~~~~\n",
                              "10 .....~~~~~~~\n09 .~~~~~~~~~~o\n08 .~~~~~~~~~~~\n")),
              "");
}

} // namespace
} // namespace umpire
