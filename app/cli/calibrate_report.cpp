#include "app/cli/calibrate_report.h"

#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"

#include <cstdio>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json hundredths(double value) {
    return rounded(value, 100.0);
}
Json thousandths(double value) {
    return rounded(value, 1000.0);
}

std::string fixed(double value, int decimals) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

/// Returns three rows of numbers: how many corners of the board were seen in each ninth of the
/// picture.
std::string coverageText(const Coverage& coverage) {
    std::string text;
    for (const auto& row : coverage) {
        text += "   ";
        for (const int corners : row) {
            const std::string count = std::to_string(corners);
            text += std::string(count.size() < 7 ? 7 - count.size() : 1, ' ') + count;
        }
        text += '\n';
    }
    return text;
}

/// Names the two tags that are farthest apart, for a check with a ruler.
std::string rulerText(const TableDescription& table) {
    const TableTag* from = nullptr;
    const TableTag* to = nullptr;
    Millimetres longest;
    for (const TableTag& a : table.tags) {
        for (const TableTag& b : table.tags) {
            if (distance(a.center, b.center) > longest) {
                longest = distance(a.center, b.center);
                from = &a;
                to = &b;
            }
        }
    }
    if (from == nullptr) {
        return {};
    }
    return "check with a ruler: from the centre of tag " + std::to_string(from->id) +
           " to that of tag " + std::to_string(to->id) + " are " + fixed(longest.value(), 1) +
           " mm;\n  where they are not, the tags' size is off by as much a share: give it with "
           "--tag-size\n";
}

} // namespace

std::string textOf(const CameraReport& report) {
    const CameraCalibration& c = report.calibration;
    std::string text = "camera written to " + report.file.string() + "\n";
    text += "board seen in " + std::to_string(c.pictures.size()) + " of " +
            std::to_string(c.pictures.size() + report.unseen.size()) + " pictures";
    text += ", reprojection error " + fixed(c.rms.value(), 2) + " px\n";
    text += "focal length " + fixed(c.camera.fx, 1) + " px, give or take " +
            fixed(c.focalSigma.value(), 1) + "\n";
    for (const PictureError& picture : c.pictures) {
        text += "  " + fixed(picture.rms.value(), 2) + " px  " + picture.picture + "\n";
    }
    for (const std::string& picture : report.unseen) {
        text += "  not seen " + picture + "\n";
    }
    text += "corners seen, by ninths of the picture:\n" + coverageText(c.coverage);
    for (const std::string& what : c.missing) {
        text += "to do better: " + what + "\n";
    }
    return text;
}

std::string textOf(const TableReport& report) {
    const TableDescription& table = report.measured.table;
    std::string text = "table written to " + report.file.string() + "\n";
    text += "play area " + fixed(table.width.value(), 1) + " x " + fixed(table.height.value(), 1) +
            " mm, around the tags\n";
    for (std::size_t i = 0; i < table.tags.size(); ++i) {
        const TableTag& tag = table.tags[i];
        text += "  tag " + std::to_string(tag.id) + " at " + fixed(tag.center.x.value(), 1) + ", " +
                fixed(tag.center.y.value(), 1) + " mm, give or take " +
                fixed(report.measured.sigmas[i].sigma.value(), 1) + ", turned " +
                fixed(degreesFromRadians(tag.heading), 1) + " degrees\n";
    }
    return text + rulerText(table);
}

std::string jsonTextOf(const CameraReport& report) {
    const CameraCalibration& c = report.calibration;
    Json pictures = Json::array();
    for (const PictureError& picture : c.pictures) {
        pictures.push_back({{"path", picture.picture},
                            {"board_seen", true},
                            {"rms_px", thousandths(picture.rms.value())}});
    }
    for (const std::string& picture : report.unseen) {
        pictures.push_back({{"path", picture}, {"board_seen", false}, {"rms_px", nullptr}});
    }
    return indentedText(
        {{"schema", "umpire.camera_calibration/1"},
         {"file", report.file.string()},
         {"image", {{"width", c.camera.size.width}, {"height", c.camera.size.height}}},
         {"camera",
          {{"fx", c.camera.fx},
           {"fy", c.camera.fy},
           {"cx", c.camera.cx},
           {"cy", c.camera.cy},
           {"distortion", c.camera.distortion}}},
         {"rms_px", thousandths(c.rms.value())},
         {"focal_sigma_px", thousandths(c.focalSigma.value())},
         {"pictures", pictures},
         {"coverage", c.coverage},
         {"missing", c.missing}});
}

std::string jsonTextOf(const TableReport& report) {
    const TableDescription& table = report.measured.table;
    Json tags = Json::array();
    for (std::size_t i = 0; i < table.tags.size(); ++i) {
        const TableTag& tag = table.tags[i];
        tags.push_back({{"id", tag.id},
                        {"center_mm", Json::array({hundredths(tag.center.x.value()),
                                                   hundredths(tag.center.y.value())})},
                        {"heading_deg", hundredths(degreesFromRadians(tag.heading))},
                        {"sigma_mm", hundredths(report.measured.sigmas[i].sigma.value())}});
    }
    return indentedText({{"schema", "umpire.table_calibration/1"},
                         {"file", report.file.string()},
                         {"area_mm", Json::array({hundredths(table.width.value()),
                                                  hundredths(table.height.value())})},
                         {"tag_dictionary", table.tagDictionary},
                         {"tag_size_mm", table.tagSize.value()},
                         {"tags", tags},
                         {"warnings", jsonList(report.measured.warnings, &english)}});
}

} // namespace umpire
