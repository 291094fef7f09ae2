#include "tests/app/truth_observation.h"

#include "app/eye/picture/read_picture.h"
#include "app/measure/evaluate/truth.h"

#include <opencv2/calib3d.hpp>

namespace umpire::testing {
namespace {

using nlohmann::json;

constexpr Millimetres kSigma = 0.2_mm;

cv::Vec3d vectorOf(const json& xyz) {
    return {xyz[0].get<double>(), xyz[1].get<double>(), xyz[2].get<double>()};
}

TableView viewOf(const json& truth) {
    const json& camera = truth["camera"];
    TableView view;
    view.camera = *cameraOf(truth, "truth").value();
    cv::Mat rotation;
    cv::Rodrigues(vectorOf(camera["rvec_table_to_camera"]), rotation);
    view.rotation = rotation;
    view.translation = vectorOf(camera["tvec_mm"]);
    view.areaWidth = Millimetres(truth["table"]["area_mm"][0].get<double>());
    view.areaHeight = Millimetres(truth["table"]["area_mm"][1].get<double>());
    view.registration = {RegistrationMethod::Tags, CameraKnowledge::Calibrated, 4, 0.1_mm, 0.1_mm};
    return view;
}

Galley galleyOf(const json& truth, const TableView& view) {
    Galley galley;
    galley.id = truth["id"];
    galley.center = pointOf(truth["center_mm"]);
    galley.heading = radiansFromDegrees(truth["heading_deg"]);
    galley.hull = hullOf(galley.center, galley.heading, 60_mm, 35_mm);
    for (std::size_t i = 0; i < galley.hull.size(); ++i) {
        galley.outline[i] = imageFromTable(view, {galley.hull[i].x, galley.hull[i].y, 0_mm});
    }
    galley.oars = {truth["oars"]["port"].get<int>(), truth["oars"]["starboard"].get<int>()};
    galley.masts = truth["masts"].get<int>();
    galley.fleet = truth["fleet"].get<std::string>();
    galley.sigma = kSigma;
    galley.headingSigma = 0.1_deg;
    galley.confidence = 0.99;
    return galley;
}

Match matchOf(const json& truth, const TableView& view) {
    const auto inImage = [&](const json& end) {
        const TablePoint point = pointOf(end);
        return imageFromTable(view, {point.x, point.y, Millimetres(end[2].get<double>())});
    };
    Match match;
    match.tail = pointOf(truth["tail_mm"]);
    match.head = pointOf(truth["head_mm"]);
    match.tailInImage = inImage(truth["tail_mm"]);
    match.headInImage = inImage(truth["head_mm"]);
    match.headed = headedIf(truth["headed"]);
    match.leaning = truth["leaning"];
    match.tossed = truth["role"] == "tossed";
    match.sigmaTail = match.sigmaHead = kSigma;
    match.confidence = 0.99;
    return match;
}

} // namespace

Look lookFromTruth(const std::filesystem::path& truthFile) {
    const json truth = readTruth(truthFile).value();
    std::filesystem::path picture = truthFile;
    picture.replace_extension(".jpg");
    Look look;
    look.picture = picture;
    look.comparedWithBefore = true;
    look.image = readPicture(picture).value();
    look.view = viewOf(truth);
    look.observation.registration = look.view.registration;
    for (const json& galley : truth.value("galleys", json::array())) {
        look.observation.galleys.push_back(galleyOf(galley, look.view));
    }
    for (const json& match : truth.value("matches", json::array())) {
        look.observation.matches.push_back(matchOf(match, look.view));
        look.observation.matches.back().id = "m" + std::to_string(look.observation.matches.size());
    }
    return look;
}

} // namespace umpire::testing
