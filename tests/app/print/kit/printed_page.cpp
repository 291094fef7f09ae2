#include "tests/app/print/kit/printed_page.h"

#include "calibration/tags/placed_tag.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <sstream>

namespace umpire {
namespace {

/// Margin of the table's picture around the play area.
constexpr double kBeyondMm = 100.0;
constexpr double kWood = 118.0;
/// Step in pixels between computed rays; rays in between are interpolated.
constexpr int kMapStep = 16;
/// Rays a pixel, a side.
constexpr int kRays = 2;
constexpr double kBlurPixels = 0.7;
constexpr double kNoise = 3.0;

/// Maps table coordinates to the table's picture, whose pixels have their centres at integers.
cv::Matx23d pictureFromTable(const TableView& view) {
    const double top = view.areaHeight.value() + kBeyondMm;
    return {kDotsAMillimetre,
            0,
            kBeyondMm * kDotsAMillimetre - 0.5,
            0,
            -kDotsAMillimetre,
            top * kDotsAMillimetre - 0.5};
}

cv::Matx33d squared(const cv::Matx23d& m) {
    return {m(0, 0), m(0, 1), m(0, 2), m(1, 0), m(1, 1), m(1, 2), 0, 0, 1};
}

cv::Matx33d tableFromSheet(const Sheet& sheet) {
    const double c = std::cos(sheet.heading.value());
    const double s = std::sin(sheet.heading.value());
    const double height = sheet.picture.rows / kDotsAMillimetre;
    const cv::Matx33d millimetres(1 / kDotsAMillimetre, 0, 0.5 / kDotsAMillimetre, 0,
                                  -1 / kDotsAMillimetre, height - 0.5 / kDotsAMillimetre, 0, 0, 1);
    return cv::Matx33d(c, -s, sheet.corner.x.value(), s, c, sheet.corner.y.value(), 0, 0, 1) *
           millimetres;
}

cv::Mat tablePicture(const TableView& view, const std::vector<Sheet>& sheets) {
    const cv::Size size(int((view.areaWidth.value() + 2 * kBeyondMm) * kDotsAMillimetre),
                        int((view.areaHeight.value() + 2 * kBeyondMm) * kDotsAMillimetre));
    cv::Mat table(size, CV_8UC1, cv::Scalar(kWood));
    for (const Sheet& sheet : sheets) {
        const cv::Matx33d whole = squared(pictureFromTable(view)) * tableFromSheet(sheet);
        const cv::Matx23d affine(whole(0, 0), whole(0, 1), whole(0, 2), whole(1, 0), whole(1, 1),
                                 whole(1, 2));
        cv::warpAffine(sheet.picture, table, affine, size, cv::INTER_LINEAR,
                       cv::BORDER_TRANSPARENT);
    }
    return table;
}

/// Maps each ray of the camera to its point on the table's picture: CV_32FC2.
cv::Mat rayMap(const TableView& view) {
    const cv::Size size = view.camera.size;
    const cv::Matx23d picture = pictureFromTable(view);
    const int columns = size.width / kMapStep + 2;
    const int rows = size.height / kMapStep + 2;
    cv::Mat coarse(rows, columns, CV_32FC2);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const auto place = tableFromImage(
                view, {Pixels(column * kMapStep), Pixels(row * kMapStep)}, kTagThickness);
            const cv::Vec2d at = place ? picture * cv::Vec3d(place->x.value(), place->y.value(), 1)
                                       : cv::Vec2d(-1e4, -1e4);
            coarse.at<cv::Vec2f>(row, column) = {float(at[0]), float(at[1])};
        }
    }
    cv::Mat places(size * kRays, CV_32FC2);
    for (int row = 0; row < places.rows; ++row) {
        for (int column = 0; column < places.cols; ++column) {
            const double x = ((column + 0.5) / kRays - 0.5) / kMapStep;
            const double y = ((row + 0.5) / kRays - 0.5) / kMapStep;
            places.at<cv::Vec2f>(row, column) = {float(x), float(y)};
        }
    }
    cv::Mat map;
    cv::remap(coarse, map, places, {}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return map;
}

/// Makes the picture bright on one side and dark on the other.
void light(cv::Mat& image) {
    for (int row = 0; row < image.rows; ++row) {
        auto* const pixels = image.ptr<float>(row);
        for (int column = 0; column < image.cols; ++column) {
            const double across = double(column) / image.cols;
            const double down = double(row) / image.rows;
            pixels[column] *= float(0.95 - 0.35 * across - 0.15 * down);
        }
    }
}

cv::Mat photographedInGray(const TableView& view, const std::vector<Sheet>& sheets, unsigned seed) {
    cv::Mat rays;
    cv::remap(tablePicture(view, sheets), rays, rayMap(view), {}, cv::INTER_LINEAR,
              cv::BORDER_CONSTANT, cv::Scalar(kWood));
    cv::Mat image;
    cv::resize(rays, image, view.camera.size, 0, 0, cv::INTER_AREA);
    image.convertTo(image, CV_32F);
    light(image);
    cv::GaussianBlur(image, image, {}, kBlurPixels);
    cv::Mat noise(image.size(), CV_32F);
    cv::RNG(seed).fill(noise, cv::RNG::NORMAL, 0.0, kNoise);
    image += noise;
    image.convertTo(image, CV_8U);
    return image;
}

/// Stores the kit as kit.pdf in a fresh folder, runs the command there, and returns what `read`
/// makes of the folder. A default value if the command fails.
template <typename Read>
auto afterCommand(const PrintedKit& kit, const std::string& command, const Read& read) {
    namespace fs = std::filesystem;
    decltype(read(fs::path())) result;
    std::string pattern = (fs::temp_directory_path() / "umpire-kit-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) {
        return result;
    }
    const fs::path folder = pattern;
    std::ofstream(folder / "kit.pdf", std::ios::binary) << kit.pdf;
    if (std::system(("cd '" + pattern + "' && " + command).c_str()) == 0) {
        result = read(folder);
    }
    fs::remove_all(folder);
    return result;
}

} // namespace

std::vector<cv::Mat> rasterised(const PrintedKit& kit, Ink ink) {
    const int dotsAnInch = int(kDotsAMillimetre * 25.4);
    const std::string command = "pdftoppm " + std::string(ink == Ink::Gray ? "-gray " : "") +
                                "-r " + std::to_string(dotsAnInch) + " kit.pdf p";
    return afterCommand(kit, command, [&](const std::filesystem::path& folder) {
        std::vector<cv::Mat> pages;
        std::vector<std::string> files;
        cv::glob((folder / "p*.p?m").string(), files); // in the order of the pages
        for (const std::string& file : files) {
            pages.push_back(
                cv::imread(file, ink == Ink::Gray ? cv::IMREAD_GRAYSCALE : cv::IMREAD_COLOR));
        }
        return pages;
    });
}

std::string textIn(const PrintedKit& kit, const std::string& options) {
    return afterCommand(kit, "pdftotext " + options + " kit.pdf kit.txt",
                        [](const std::filesystem::path& folder) {
                            std::ostringstream text;
                            text << std::ifstream(folder / "kit.txt").rdbuf();
                            return text.str();
                        });
}

TablePoint Sheet::onTable(TablePoint onSheet) const {
    return corner + along(heading, onSheet.x) + along(heading + 90_deg, onSheet.y);
}

Sheet laid(const cv::Mat& picture, TablePoint middle, Radians heading) {
    Sheet sheet{picture, {}, heading};
    sheet.corner = middle - sheet.onTable({Millimetres(picture.cols / kDotsAMillimetre / 2),
                                           Millimetres(picture.rows / kDotsAMillimetre / 2)});
    return sheet;
}

cv::Mat photographed(const TableView& view, const std::vector<Sheet>& sheets, unsigned seed) {
    std::vector<cv::Mat> channels;
    for (int channel = 0; channel < 3; ++channel) {
        std::vector<Sheet> inks = sheets;
        bool coloured = false;
        for (Sheet& sheet : inks) {
            coloured = coloured || sheet.picture.channels() > 1;
            if (sheet.picture.channels() > 1) {
                cv::extractChannel(sheet.picture, sheet.picture, channel);
            }
        }
        if (coloured || channels.empty()) {
            channels.push_back(photographedInGray(view, inks, seed + unsigned(channel)));
        }
    }
    cv::Mat image;
    if (channels.size() == 1) {
        cv::cvtColor(channels.front(), image, cv::COLOR_GRAY2BGR);
    } else {
        cv::merge(channels, image);
    }
    return image;
}

} // namespace umpire
