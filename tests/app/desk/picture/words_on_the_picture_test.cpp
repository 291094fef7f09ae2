#include "app/desk/picture/draw_table.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/scratch_folder.h"
#include "tests/films/galley_film.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <QImage>
#include <QPainter>

namespace umpire::desk {
namespace {

constexpr QSize kPicture(1280, 720);

/// Looks at five galleys that lie as close as in a melee.
Look fiveGalleys() {
    const TableDescription table = films::galleyTable();
    const films::RenderedGalleys rendered(
        films::filmingView(table, {kPicture.width(), kPicture.height()}, 18_deg), table, {});
    films::GalleyTable melee;
    const auto lay = [&melee](Side side, Millimetres x, Millimetres y, Radians heading) {
        melee.galleys.push_back(
            {melee.galleys.size(), side, {{x, y}, heading}, war_galley::Rig{5, 5, 3}});
    };
    lay(Side::A, 190_mm, 130_mm, 90_deg);
    lay(Side::A, 280_mm, 130_mm, 90_deg);
    lay(Side::A, 370_mm, 135_mm, 80_deg);
    lay(Side::B, 235_mm, 235_mm, 270_deg);
    lay(Side::B, 325_mm, 240_mm, 260_deg);
    const ::umpire::testing::ScratchFolder scratch;
    const std::string file = scratch.file("melee.png").string();
    cv::imwrite(file, rendered.picture(melee));
    return lookAtTable({.picture = file}).value();
}

/// Returns the places of all words, as the screen shows them at that size.
std::vector<QRectF> wordsOn(const SeenTable& seen, double scale, QImage& drawn) {
    QPainter painter(&drawn);
    painter.scale(scale, scale);
    Ink ink(painter, kPicture);
    drawPieces(ink, seen);
    drawGame(ink, seen);
    std::vector<QRectF> places;
    for (const QRectF& place : ink.write()) {
        places.push_back(painter.worldTransform().mapRect(place));
    }
    return places;
}

TEST(WordsOnThePicture, OfFiveGalleysAreLegibleAndNoneHidesAnother) {
    const Look look = fiveGalleys();
    SeenTable seen = seenIn(look);
    ASSERT_EQ(seen.observation.galleys.size(), 5U);
    for (const Names names : {Names::OfTheLook, Names::OfTheRecord}) {
        for (const double scale : {1.0, 0.45}) { // the whole window, and beside the board
            seen.names = names;
            seen.ringed = {seen.observation.galleys[1].id};
            seen.ringWord = QStringLiteral("no such galley");
            QImage drawn((QSizeF(kPicture) * scale).toSize(), QImage::Format_RGB32);
            drawn.fill(QColor(70, 80, 90));
            const std::vector<QRectF> places = wordsOn(seen, scale, drawn);
            EXPECT_GE(places.size(), 21U) << "three counts and a name each, and the fault";
            for (std::size_t i = 0; i < places.size(); ++i) {
                EXPECT_GE(places[i].height(), 13.0) << "pixels of the screen";
                EXPECT_TRUE(QRectF(drawn.rect()).contains(places[i]));
                for (std::size_t k = 0; k < i; ++k) {
                    EXPECT_FALSE(places[i].intersects(places[k]))
                        << "words " << k << " and " << i << " at " << scale;
                }
            }
            if (const QString folder = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS");
                !folder.isEmpty()) {
                drawn.save(folder + QStringLiteral("/words-%1-%2.png").arg(int(names)).arg(scale));
            }
        }
    }
}

TEST(WordsOnThePicture, AreLargeWhereLettersAreAndStayInTheVisiblePart) {
    SeenTable seen = seenIn(fiveGalleys());
    seen.names = Names::OfTheRecord;
    QRectF all; // what lies around the galleys, as the page Picture zooms to it
    for (const Galley& galley : seen.observation.galleys) {
        for (const ImagePoint& corner : galley.outline) {
            all |= QRectF(corner.x.value() - 40.0, corner.y.value() - 40.0, 80.0, 80.0);
        }
    }
    const auto heights = [&](double letters) {
        QImage drawn(kPicture, QImage::Format_RGB32);
        QPainter painter(&drawn);
        Ink ink(painter, kPicture, all, letters);
        drawPieces(ink, seen);
        double least = 1000.0;
        for (const QRectF& place : ink.write()) {
            EXPECT_TRUE(all.contains(place)) << place.x() << ", " << place.y();
            least = std::min(least, place.height());
        }
        return least;
    };
    EXPECT_NEAR(heights(1.5), 1.5 * heights(1.0), 0.01);
}

} // namespace
} // namespace umpire::desk
