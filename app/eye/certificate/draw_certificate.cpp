#include "app/eye/certificate/draw_certificate.h"

#include "app/eye/certificate/certificate_text.h"
#include "app/eye/overlay/canvas.h"
#include "calibration/tags/placed_tag.h"

#include <algorithm>
#include <cctype>

namespace umpire {
namespace {

/// Draws a reading and its certificate on the picture.
class Drawing {
public:
    Drawing(const cv::Mat& picture, const SheetReading& reading, const Certificate& certificate)
        : canvas_(picture), reading_(reading), certificate_(certificate),
          longer_(lengthening(certificate.error.p95)) {}

    cv::Mat drawn() && {
        drawField();
        for (const BarReading& bar : reading_.bars) {
            draw(bar);
        }
        for (const DotReading& dot : reading_.dots) {
            draw(dot);
        }
        drawPanel();
        return canvas_.picture();
    }

private:
    /// Returns the factor by which errors are enlarged. With it most errors are visible and do not
    /// overlap.
    static double lengthening(Millimetres usual) {
        // maximum length of a usual error when drawn, in mm on the table
        constexpr double kWanted = 14.0;
        double times = 1.0;
        for (const double next : {2.0, 3.0, 5.0, 10.0, 20.0, 50.0, 100.0}) {
            times = usual.value() * next <= kWanted ? next : times;
        }
        return times;
    }
    [[nodiscard]] cv::Point2d pixelOf(TablePoint onSheet) const {
        const TablePoint there = onTable(reading_, onSheet);
        const ImagePoint pixel = imageFromTable(reading_.view, {there.x, there.y, kTagThickness});
        return {pixel.x.value(), pixel.y.value()};
    }
    [[nodiscard]] Pen penOf(const MarkReading& mark) const {
        switch (mark.state) {
        case MarkState::Read:
            return {mark.isNearGlare ? palette::kTooClose : palette::kHit};
        case MarkState::LostInGlare:
            return {palette::kTarget, 2.0, Stroke::Dotted};
        case MarkState::Hidden:
            break;
        }
        return {palette::kMiss, 2.0, Stroke::Dashed};
    }
    void drawField() {
        const CertificateSheet& sheet = reading_.sheet;
        const std::array<cv::Point2d, 4> corners = {pixelOf({}), pixelOf({sheet.width, 0_mm}),
                                                    pixelOf({sheet.width, sheet.height}),
                                                    pixelOf({0_mm, sheet.height})};
        canvas_.outline(corners, {palette::kAttacker, 1.6});
    }
    void circle(TablePoint middle, Millimetres radius, const Pen& pen) {
        std::vector<cv::Point2d> points;
        for (int degrees = 0; degrees < 360; degrees += 15) {
            points.push_back(pixelOf(middle + along(radiansFromDegrees(degrees), radius)));
        }
        canvas_.outline(points, pen);
    }
    void draw(const DotReading& dot) {
        const Pen pen = penOf(dot);
        if (dot.state != MarkState::Read) {
            circle(dot.onSheet, 4.5_mm, pen);
            canvas_.mark(dot.state == MarkState::LostInGlare ? Symbol::Cross : Symbol::Question,
                         pixelOf(dot.onSheet), pen.colour);
            return;
        }
        circle(dot.onSheet, 4_mm, pen);
        const TablePoint off = dot.found - dot.onSheet;
        const cv::Point2d from = pixelOf(dot.onSheet);
        const cv::Point2d tip = pixelOf(dot.onSheet + off * longer_);
        if (cv::norm(tip - from) > 3 * canvas_.unit()) {
            const std::array<cv::Point2d, 2> error = {from, tip};
            canvas_.path(error, {pen.colour, 2.4});
            canvas_.disc(tip, 3 * canvas_.unit(), pen.colour);
        }
    }
    void draw(const BarReading& bar) {
        const TablePoint half = along(bar.heading, reading_.sheet.barLength * 0.5);
        const bool isRead = bar.state == MarkState::Read;
        const std::array<cv::Point2d, 2> line = {pixelOf(isRead ? bar.tail : bar.onSheet - half),
                                                 pixelOf(isRead ? bar.head : bar.onSheet + half)};
        canvas_.path(line, penOf(bar));
        if (!isRead) {
            canvas_.mark(bar.state == MarkState::LostInGlare ? Symbol::Cross : Symbol::Question,
                         pixelOf(bar.onSheet), penOf(bar).colour);
        }
    }
    [[nodiscard]] std::vector<std::string> lines() const {
        const GlareCost& glare = certificate_.glare;
        std::string name = nameOf(certificate_.grade);
        name.front() = char(std::toupper(static_cast<unsigned char>(name.front())));
        return {certificate_.grade == Grade::None ? "No class" : "Class: " + name,
                "error: mean " + inMm(certificate_.error.mean) + ", largest " +
                    inMm(certificate_.error.max),
                "too close to call: under " + inMm(certificate_.tooClose.front().distance, 1) +
                    " (one match away)",
                "glare costs " + std::to_string(glare.lost) + " of " +
                    std::to_string(certificate_.marks) + " marks",
                "line with a dot: the error, " + std::to_string(int(longer_)) + " times as long",
                "green: read   yellow: near glare",
                "red cross: lost in glare   grey ?: not readable"};
    }
    void drawPanel() {
        const double unit = canvas_.unit();
        constexpr double kTitle = 24.0;
        constexpr double kLine = 15.0;
        const std::vector<std::string> texts = lines();
        double width = 0.0;
        for (const std::string& text : texts) {
            width = std::max(width, canvas_.textWidth(text, &text == &texts[0] ? kTitle : kLine));
        }
        const double height = (kTitle + 1.55 * kLine * double(texts.size() - 1) + 22) * unit;
        const cv::Point2d corner(
            10 * unit, emptierTop(height) ? 10 * unit : canvas_.size().height - height - 10 * unit);
        canvas_.box({corner.x, corner.y, width + 24 * unit, height});
        double y = corner.y + (kTitle + 6) * unit;
        for (const std::string& text : texts) {
            const bool isTitle = &text == &texts[0];
            canvas_.text(text, {corner.x + 12 * unit, y}, isTitle ? kTitle : kLine);
            y += 1.55 * kLine * unit;
        }
    }
    /// Tells whether there is more room above the sheet than below it.
    [[nodiscard]] bool emptierTop(double) const {
        const CertificateSheet& sheet = reading_.sheet;
        const cv::Point2d middle = pixelOf({sheet.width * 0.5, sheet.height * 0.5});
        return middle.y > canvas_.size().height / 2.0;
    }

    Canvas canvas_;
    const SheetReading& reading_;
    const Certificate& certificate_;
    double longer_;
};

} // namespace

cv::Mat drawCertificate(const cv::Mat& picture, const SheetReading& reading,
                        const Certificate& certificate) {
    return Drawing(picture, reading, certificate).drawn();
}

} // namespace umpire
