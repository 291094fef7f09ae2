#include "app/record/game_files/any_game.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <regex>

/// Tests symmetry: on a symmetric board, mirrored positions have equally many actions, also if the
/// sides change places.
namespace umpire {
namespace {

using Change = std::function<std::string(const std::smatch&)>;

/// Changes each match of the pattern.
std::string changed(const std::string& text, const std::string& pattern, const Change& change) {
    const std::regex expression(pattern);
    std::string all;
    auto from = text.cbegin();
    for (std::sregex_iterator each(text.begin(), text.end(), expression), end; each != end;
         ++each) {
        all.append(from, text.cbegin() + each->position()).append(change(*each));
        from = text.cbegin() + each->position() + each->length();
    }
    return all.append(from, text.cend());
}

/// Mirrors squares such as a6, on a board of that size.
std::string squaresChanged(const std::string& text, char lastColumn, int rows, bool columnsToo,
                           bool rowsToo) {
    return changed(text, "([a-p])([0-9]+)", [=](const std::smatch& square) {
        const char column =
            columnsToo ? char('a' + lastColumn - square.str(1)[0]) : square.str(1)[0];
        const int row = std::stoi(square.str(2));
        return column + std::to_string(rowsToo ? rows + 1 - row : row);
    });
}

std::string swapped(const std::string& text, const std::string& one, const std::string& other) {
    return changed(text, one + "|" + other,
                   [&](const std::smatch& side) { return side.str() == one ? other : one; });
}

std::string mirroredMurus(const std::string& text) {
    const auto rows = text.find(' ');
    return changed(text.substr(0, rows), "[^/]+",
                   [](const std::smatch& row) {
                       const std::string cells = row.str();
                       return std::string(cells.rbegin(), cells.rend());
                   }) +
           text.substr(rows);
}

std::string swappedMurus(const std::string& text) {
    const auto rows = text.find(' ');
    std::string board = mirroredMurus(text).substr(0, rows);
    std::ranges::reverse(board); // reverses the board, then each row
    std::ranges::transform(board, board.begin(), [](char cell) {
        const auto letter = static_cast<unsigned char>(cell);
        return char(std::isupper(letter) ? std::tolower(letter) : std::toupper(letter));
    });
    return board + changed(text.substr(rows), "^ [rg]", [](const std::smatch& mover) {
               return std::string(mover.str() == " r" ? " g" : " r");
           });
}

std::string mirroredNaval(const std::string& text) {
    return squaresChanged(text, 'p', 20, true, false);
}

std::string swappedNaval(const std::string& text) {
    const std::string turned = squaresChanged(text, 'p', 20, false, true);
    return changed(swapped(turned, "red", "yellow"), "^([^ ]+) ([^ ]+)",
                   [](const std::smatch& fleets) { return fleets.str(2) + " " + fleets.str(1); });
}

std::string swappedTriremes(const std::string& text) {
    const std::string turned =
        changed(squaresChanged(text, 'l', 20, true, true), "([a-l][0-9]+)([nesw])",
                [](const std::smatch& ship) {
                    const std::string headings = "neswne";
                    return ship.str(1) + headings[headings.find(ship.str(2)) + 2];
                });
    return changed(swapped(turned, "light", "dark"), "^(dark[^ ]+) (light[^ ]+)",
                   [](const std::smatch& fleets) { return fleets.str(2) + " " + fleets.str(1); });
}

/// Exchanges port and starboard, on a table 600 mm wide.
std::string mirroredGalleys(const std::string& text) {
    const std::string rigs =
        changed(text, "([0-9]+:)?([0-9]+)/([0-9]+)/([0-9]+)", [](const std::smatch& rig) {
            return rig.str(1) + rig.str(3) + "/" + rig.str(2) + "/" + rig.str(4);
        });
    return changed(rigs, "@([0-9.]+),([0-9.]+),([0-9.]+)(=[A-Z]*)?", [](const std::smatch& pose) {
        const int x = 600 - std::stoi(pose.str(1));
        const int heading = (540 - std::stoi(pose.str(3))) % 360;
        return "@" + std::to_string(x) + "," + pose.str(2) + "," + std::to_string(heading) +
               swapped(pose.str(4), "L", "R");
    });
}

struct Symmetry {
    std::string game;
    std::string position;
    std::string (*of)(const std::string& position);
    bool isPlayedOn = true; ///< plays on at random from that position
};

std::ostream& operator<<(std::ostream& out, const Symmetry& symmetry) {
    return out << symmetry.game << " " << symmetry.position;
}

class Symmetries : public ::testing::TestWithParam<Symmetry> {};

/// Perft to depth 3, for positions with at most that many sequences.
constexpr std::uint64_t kMost = 60'000;

std::string counted(const AnyPosition& position) {
    std::string counts;
    for (int depth = 1; depth <= 3; ++depth) {
        const std::uint64_t count = position.perft(depth);
        counts += std::to_string(count) + " ";
        if (count * position.legalActions().size() > kMost) {
            break;
        }
    }
    return counts;
}

TEST_P(Symmetries, GiveAPositionAsManyActions) {
    const auto files = gameFiles(GetParam().game, {});
    ASSERT_TRUE(files);
    const auto start = findGame(GetParam().game)->start(*files, "");
    ASSERT_TRUE(start);
    const auto read = [&](const std::string& text) {
        const auto parsed = std::get<SharedPosition>(*start)->read(text);
        EXPECT_TRUE(std::holds_alternative<SharedPosition>(parsed)) << text;
        return std::holds_alternative<SharedPosition>(parsed) ? std::get<SharedPosition>(parsed)
                                                              : nullptr;
    };
    std::mt19937 chance(7);
    for (int game = 0; game < (GetParam().isPlayedOn ? 4 : 1); ++game) {
        SharedPosition now = read(GetParam().position);
        for (int ply = 0; now != nullptr && ply < 6 && !now->outcome(); ++ply) {
            const SharedPosition other = read(GetParam().of(now->text()));
            ASSERT_NE(other, nullptr) << now->text();
            ASSERT_EQ(counted(*now), counted(*other)) << now->text() << "\n" << other->text();
            const auto actions = now->legalActions();
            if (actions.empty() || !GetParam().isPlayedOn) {
                break;
            }
            const auto step = now->play(actions[chance() % actions.size()]);
            ASSERT_TRUE(std::holds_alternative<AnyStep>(step));
            now = std::get<AnyStep>(step).position;
        }
    }
}

const std::string kFleets = "LOd6,PAh6,KRe8,NIi8,TRk6,DEn10,ORe12 LOm16,PAd14,NIh11,FRa10,DEp9 red";
const std::string kGalleys = "4:2/1/2@300,100,90 4:1/2/2@340,200,270 orders introduction";

INSTANTIATE_TEST_SUITE_P(
    Of, Symmetries,
    ::testing::Values(Symmetry{"murus-gallicus", "tttttttt/8/8/8/8/8/TTTTTTTT r", &mirroredMurus},
                      Symmetry{"murus-gallicus", "tttttttt/8/8/8/8/8/TTTTTTTT r", &swappedMurus},
                      Symmetry{"naval-battle", kFleets, &mirroredNaval},
                      Symmetry{"naval-battle", kFleets, &swappedNaval},
                      Symmetry{"triremes",
                               "light=c5n:1,h5n|a1,k5 dark=j16s,c16s|l20,b16 turn=light",
                               &swappedTriremes},
                      Symmetry{"war-galley", kGalleys, &mirroredGalleys, false}));

} // namespace
} // namespace umpire
