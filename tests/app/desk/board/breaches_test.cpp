#include "app/desk/board/drawn_board.h"
#include "app/desk/words/read_position.h"
#include "app/game/board/looks.h"
#include "app/game/referee/make_referee.h"

#include <gtest/gtest.h>

namespace umpire::desk {
namespace {

/// Counts pixels of the Imperial counters' ground, with `inBreaches` counters in the breaches of
/// VV.
long imperialPixels(std::size_t inBreaches) {
    const SharedPosition position = readPosition(
        startOf("buda-1686", ""),
        "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF "
        "T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=VV* I-C2=VV* I-C3=VV* I-S1=VV* I-B1=ID "
        "I-B2=ID I-C4=reserve I-H1=reserve drawn=8/3 phase=act actions=2");
    referee::PieceBoard printed = *referee::openBoard(*position);
    std::erase_if(printed.pieces, [&](const referee::BoardPiece& each) {
        const bool isThere = std::ranges::any_of(printed.spots, [&](const auto& spot) {
            return spot.area.spot == each.spot && spot.name == "VV*";
        });
        return isThere && (inBreaches == 0 || inBreaches-- == 0);
    });
    DrawnBoard board;
    board.setBoard(*boardViewOf("buda-1686", {}, printed));
    board.resize(900, 900);
    const QImage image = board.grab().toImage();
    const QColor imperial(QLatin1String(looks::lookOf("imperial").fill));
    long count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == imperial ? 1 : 0;
        }
    }
    return count;
}

TEST(PiecesOnTheBoard, OneUnitStandsInEachBreach) {
    const long none = imperialPixels(0);
    const long one = imperialPixels(1) - none;
    EXPECT_GT(one, 100);
    EXPECT_NEAR(double(imperialPixels(4) - none) / double(one), 4.0, 0.8);
}

} // namespace
} // namespace umpire::desk
