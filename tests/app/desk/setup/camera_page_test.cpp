#include "app/desk/setup/camera_guide.h"
#include "app/desk/window/main_window.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"

#include <gtest/gtest.h>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <set>

namespace umpire::desk {
namespace {

/// How a person holds a board: its middle as a share of the picture, its distance and its tilt.
struct Hold {
    cv::Point2d center{0.5, 0.5};
    double away = 600.0;   // millimetres
    double leftAway = 0.0; // degrees
    double topAway = 0.0;
};

/// A camera without bend, 1280 x 720 pixels.
class Holder {
public:
    static constexpr double kFocal = 1100.0;
    static inline const cv::Size kSize{1280, 720};

    /// Projects points of the board's own frame: x right, y down, origin in the middle of a board
    /// of 7 x 5 squares of 38 mm.
    [[nodiscard]] static std::vector<cv::Point2f> project(const Hold& hold,
                                                          const std::vector<cv::Point3f>& points) {
        const double left = hold.leftAway * CV_PI / 180;
        const double top = hold.topAway * CV_PI / 180;
        // Rotates about the vertical axis, then about the horizontal one.
        const cv::Matx33d across(std::cos(left), 0, std::sin(left), 0, 1, 0, -std::sin(left), 0,
                                 std::cos(left));
        const cv::Matx33d along(1, 0, 0, 0, std::cos(top), std::sin(top), 0, -std::sin(top),
                                std::cos(top));
        const cv::Vec3d middle((hold.center.x - 0.5) * kSize.width / kFocal * hold.away,
                               (hold.center.y - 0.5) * kSize.height / kFocal * hold.away,
                               hold.away);
        std::vector<cv::Point2f> seen;
        for (const cv::Point3f& point : points) {
            const cv::Vec3d at =
                along * (across * cv::Vec3d(point.x - 3.5 * 38, point.y - 2.5 * 38, 0)) + middle;
            seen.emplace_back(float(kFocal * at[0] / at[2] + kSize.width / 2.0 - 0.5),
                              float(kFocal * at[1] / at[2] + kSize.height / 2.0 - 0.5));
        }
        return seen;
    }
    /// Returns only the corners inside the picture.
    [[nodiscard]] static BoardSighting see(const Hold& hold) {
        std::vector<cv::Point3f> corners;
        for (int row = 1; row < 5; ++row) {
            for (int column = 1; column < 7; ++column) {
                corners.emplace_back(38.0F * float(column), 38.0F * float(row), 0.0F);
            }
        }
        const auto all = project(hold, corners);
        BoardSighting sighting{"held", kSize, {}, {}};
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (cv::Rect2f({}, cv::Size2f(kSize)).contains(all[i])) {
                sighting.onBoard.push_back(corners[i]);
                sighting.seen.push_back(all[i]);
            }
        }
        return sighting;
    }
};

/// Follows the guide's step, with small errors.
Hold obeying(Hold hold, const GuideStep& step, int round) {
    const double slip = 0.03 * (round % 3 - 1);
    switch (step.advice) {
    case Advice::MoveTo:
        hold.center = {(step.place.column + 0.6) / 3.2 + slip, (step.place.row + 0.6) / 3.2 - slip};
        hold.away = 700.0;
        break;
    case Advice::TiltIt:
        hold = {};
        hold.leftAway = step.tilt == Tilt::Left ? 28 : step.tilt == Tilt::Right ? -28 : 0;
        hold.topAway = step.tilt == Tilt::Up ? 28 : step.tilt == Tilt::Down ? -28 : 0;
        break;
    case Advice::Closer:
        hold = {};
        hold.away = 380.0;
        break;
    case Advice::Another:
        hold.leftAway = 15.0 * (round % 4) - 20;
        hold.topAway = 25 - 10.0 * (round % 5);
        break;
    case Advice::ShowBoard:
    case Advice::HoldStill:
    case Advice::Enough:
        break;
    }
    return hold;
}

CameraGuide newGuide() {
    return CameraGuide(CalibrationBoard{});
}

TEST(CameraGuide, WhoDoesWhatItSaysHasACameraFileSoon) {
    CameraGuide guide = newGuide();
    Hold hold;
    int frames = 0;
    std::set<Advice> given;
    while (guide.state().next.advice != Advice::Enough && frames < 200) {
        hold = obeying(hold, guide.state().next, frames);
        for (int i = 0; i < 3; ++i, ++frames) { // the board is held still for a moment
            given.insert(guide.see(Holder::see(hold)).next.advice);
        }
    }
    const GuideState& state = guide.state();
    EXPECT_EQ(state.next.advice, Advice::Enough)
        << frames << " frames, " << state.views << " views";
    EXPECT_LE(state.views, 25);
    EXPECT_TRUE(given.contains(Advice::MoveTo) && given.contains(Advice::TiltIt) &&
                given.contains(Advice::HoldStill));
    ASSERT_TRUE(state.calibration);
    EXPECT_LT(state.calibration->rms.value(), 0.05);
    EXPECT_NEAR(state.calibration->camera.fx, Holder::kFocal, 5.0);
    for (const std::string& missing : state.calibration->missing) {
        EXPECT_TRUE(missing.empty()) << missing << ": the library still asks for something";
    }
}

TEST(CameraGuide, KeepsNothingThatMovesOrThatItHas) {
    CameraGuide guide = newGuide();
    Hold hold;
    for (int i = 0; i < 10; ++i) {
        hold.center.x += 0.01; // thirteen pixels a frame
        EXPECT_EQ(guide.see(Holder::see(hold)).views, 0);
        EXPECT_EQ(guide.state().next.advice, Advice::HoldStill);
    }
    EXPECT_EQ(guide.see(Holder::see(hold)).views, 1);
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(guide.see(Holder::see(hold)).views, 1);
    }
    EXPECT_EQ(guide.see(std::nullopt).next.advice, Advice::ShowBoard);
    EXPECT_EQ(guide.state().views, 1);
    EXPECT_FALSE(guide.state().calibration);
}

TEST(CameraGuide, TellsHowABoardIsHeld) {
    for (const double left : {-30.0, 0.0, 25.0}) {
        for (const double top : {-20.0, 0.0, 30.0}) {
            const BoardView view = viewOf(Holder::see({{0.5, 0.5}, 600.0, left, top}));
            EXPECT_NEAR(degreesFromRadians(view.leftAway), left, 6.0) << left << ", " << top;
            EXPECT_NEAR(degreesFromRadians(view.topAway), top, 6.0) << left << ", " << top;
            EXPECT_NEAR(view.center.x, 0.5, 0.05);
        }
    }
}

/// Returns a photograph of the printed board.
cv::Mat photographOf(const Hold& hold) {
    const CalibrationBoard board;
    const auto printed = cv::aruco::CharucoBoard::create(
        7, 5, 38.0F, 28.0F, cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50));
    cv::Mat print;
    printed->draw({7 * 152, 5 * 152}, print, 0);
    const std::vector<cv::Point2f> corners = {{-0.5F, -0.5F},
                                              {7 * 152 - 0.5F, -0.5F},
                                              {7 * 152 - 0.5F, 5 * 152 - 0.5F},
                                              {-0.5F, 5 * 152 - 0.5F}};
    const auto seen =
        Holder::project(hold, {{0, 0, 0}, {7 * 38, 0, 0}, {7 * 38, 5 * 38, 0}, {0, 5 * 38, 0}});
    cv::Mat gray(Holder::kSize, CV_8UC1, cv::Scalar(150));
    cv::warpPerspective(print, gray, cv::getPerspectiveTransform(corners, seen), Holder::kSize,
                        cv::INTER_AREA, cv::BORDER_TRANSPARENT);
    cv::Mat picture;
    cv::cvtColor(gray, picture, cv::COLOR_GRAY2BGR);
    return picture;
}

TEST(CameraPage, MakesACameraFileFromWhatItIsShown) {
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir("views");
    const std::vector<Hold> holds = {{{0.2, 0.3}, 700, 0, 0},   {{0.8, 0.3}, 700, 0, 20},
                                     {{0.5, 0.5}, 600, 28, 0},  {{0.5, 0.5}, 600, -28, 0},
                                     {{0.25, 0.7}, 650, 0, 28}, {{0.75, 0.7}, 650, 0, -28}};
    int number = 0;
    for (const Hold& hold : holds) {
        for (int i = 0; i < 2; ++i) {
            const QString name = QStringLiteral("views/%1.png").arg(number++, 3, 10, QChar('0'));
            cv::imwrite(folder.filePath(name).toStdString(), photographOf(hold));
        }
    }
    MainWindow window;
    window.resize(1180, 800);
    window.show();
    CameraPage& page = window.cameraPage();
    QSignalSpy ended(&page, &CameraPage::ended);
    window.calibrateCamera(folder.filePath("views"));
    ASSERT_TRUE(ended.wait(kPatience));
    ASSERT_EQ(english(ended[0][0].value<Message>()), "");
    photograph(window, "camera-page");
    EXPECT_EQ(page.state().views, int(holds.size()));
    ASSERT_TRUE(page.state().calibration);
    EXPECT_LT(page.state().calibration->rms.value(), 0.5);
    std::string texts;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        texts += label->text().toStdString() + "\n";
    }
    EXPECT_NE(texts.find("6 of 10 views kept."), std::string::npos) << texts;

    QSignalSpy saved(&page, &CameraPage::saved);
    const QString file = folder.filePath("camera.yaml");
    page.save(file);
    ASSERT_TRUE(saved.wait(kPatience));
    const auto camera = loadCamera(file.toStdString());
    ASSERT_TRUE(camera) << english(camera.error().message);
    EXPECT_NEAR(camera->fx, Holder::kFocal, 0.03 * Holder::kFocal);
    EXPECT_EQ(camera->size, Holder::kSize);
}

} // namespace
} // namespace umpire::desk
