#include "tests/app/print/kit/kit_scene.h"

#include "calibration/measure/register_table.h"
#include "tests/calibration/rendered_table.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire {

TableView viewOf(const Sight& sight) {
    CameraIntrinsics camera = testCamera();
    camera.size = {1920, 1080};
    camera.fx = camera.fy = kDistanceMm / sight.pixelMm;
    camera.cx = 952.0;
    camera.cy = 545.0;
    return testView(camera, sight.tilt, sight.turn);
}

PrintedKit kitOf(const std::string& what, const std::string& variant) {
    KitRequest request;
    request.what = what;
    request.variant = variant;
    const auto printed = printKit(request);
    EXPECT_TRUE(printed) << english(printed.error().message);
    return printed.value_or(PrintedKit{});
}

namespace {

/// Returns the four corner tags, cut from their page and laid at the test table's places.
std::vector<Sheet> cornerTags() {
    static const PrintedKit kKit = kitOf("tags");
    static const std::vector<cv::Mat> kPages = rasterised(kKit);
    std::vector<Sheet> sheets;
    for (const PrintedCode& tag : kKit.pages.at(0).tags) {
        const double half = tag.side.value() * 0.68;
        const cv::Rect card(int((tag.center.x.value() - half) * kDotsAMillimetre),
                            kPages.at(0).rows -
                                int((tag.center.y.value() + half) * kDotsAMillimetre),
                            int(2 * half * kDotsAMillimetre), int(2 * half * kDotsAMillimetre));
        Sheet sheet{kPages.at(0)(card), {}, {}};
        const TablePoint onCard{
            tag.center.x - Millimetres(card.x / kDotsAMillimetre),
            tag.center.y - Millimetres((kPages.at(0).rows - card.br().y) / kDotsAMillimetre)};
        sheet.corner = testTable().tags.at(std::size_t(std::stoi(tag.text))).center - onCard;
        sheets.push_back(sheet);
    }
    return sheets;
}

} // namespace

Scene sceneOf(std::vector<Sheet> sheets, const Sight& sight, unsigned seed) {
    Scene scene;
    scene.truth = viewOf(sight);
    const std::vector<Sheet> tags = cornerTags();
    sheets.insert(sheets.end(), tags.begin(), tags.end());
    scene.image = photographed(scene.truth, sheets, seed);
    const auto registered = registerTable(scene.image, testTable(), scene.truth.camera);
    EXPECT_TRUE(registered) << english(registered.error().message);
    scene.found = registered ? registered->view : scene.truth;
    return scene;
}

Sheet laidInTheMiddle(const cv::Mat& page, Radians heading) {
    return laid(page, {300_mm, 210_mm}, heading);
}

cv::Mat glued(const PrintedKit& kit, const std::vector<cv::Mat>& pages, std::size_t firstPage) {
    while (firstPage + 1 < kit.pages.size() && !kit.pages[firstPage].tile) {
        ++firstPage;
    }
    std::vector<std::size_t> sheets;
    cv::Size2d whole;
    for (std::size_t i = 0; i < kit.pages.size(); ++i) {
        const auto& tile = kit.pages[i].tile;
        if (tile && tile->firstPage == firstPage) {
            sheets.push_back(i);
            whole.width = std::max(whole.width, (tile->onBoard.x + tile->width).value());
            whole.height = std::max(whole.height, (tile->onBoard.y + tile->height).value());
        }
    }
    const cv::Size size(cvRound(whole.width * kDotsAMillimetre),
                        cvRound(whole.height * kDotsAMillimetre));
    cv::Mat board(size, pages[firstPage].type(), cv::Scalar::all(255));
    for (const std::size_t i : sheets) {
        const PrintedTile& tile = *kit.pages[i].tile;
        const double top = pages[i].rows - (tile.corner.y + tile.height).value() * kDotsAMillimetre;
        const cv::Rect place(cvRound(tile.onBoard.x.value() * kDotsAMillimetre),
                             size.height -
                                 cvRound((tile.onBoard.y + tile.height).value() * kDotsAMillimetre),
                             cvRound(tile.width.value() * kDotsAMillimetre),
                             cvRound(tile.height.value() * kDotsAMillimetre));
        const cv::Matx23d onBoard(1, 0, tile.corner.x.value() * kDotsAMillimetre - place.x, 0, 1,
                                  top - place.y);
        cv::Mat moved;
        cv::warpAffine(pages[i], moved, onBoard, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
        const cv::Rect inside = place & cv::Rect({}, size);
        moved(inside).copyTo(board(inside));
    }
    return board;
}

cv::Mat tokenCutFrom(const cv::Mat& page, const PrintedCode& code, TokenSide side) {
    constexpr Millimetres kToken = 20_mm;
    const TablePoint corner = code.center - kCodeOnToken;
    const Millimetres top = corner.y + kToken * (side == TokenSide::Face ? 1.0 : 2.0);
    const int pixels = int(kToken.value() * kDotsAMillimetre);
    return page(cv::Rect(cvRound(corner.x.value() * kDotsAMillimetre),
                         page.rows - cvRound(top.value() * kDotsAMillimetre), pixels, pixels));
}

} // namespace umpire
