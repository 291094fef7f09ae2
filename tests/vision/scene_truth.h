#pragma once

#include "rules/table/pieces.h"
#include "tests/calibration/true_scenes.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// The rendered scenes of the shared folder with their truth. Empty if the scenes are absent.
namespace umpire::scenes {

struct TrueMatch {
    TablePoint3 tail;
    TablePoint3 head;
    std::string role; ///< "tossed", "order", …
    bool headed = true;
    bool leaning = false;
};

struct Scene {
    std::string name;
    std::filesystem::path picture;
    TableView view; ///< the true camera
    std::vector<Galley> galleys;
    std::vector<TrueMatch> matches;
    std::string surface;
    std::vector<TablePoint> tags;
};

inline Scene loadScene(const std::filesystem::path& file) {
    const nlohmann::json json = nlohmann::json::parse(std::ifstream(file));
    Scene scene;
    scene.name = file.stem();
    scene.picture = std::filesystem::path(file).replace_extension(".jpg");
    scene.view = trueView(json);
    scene.surface = json.value("surface", "");
    for (const auto& [id, center] : json["table"]["tags"]["centers_mm"].items()) {
        scene.tags.push_back({Millimetres(center[0]), Millimetres(center[1])});
    }
    for (const auto& g : json.value("galleys", nlohmann::json::array())) {
        Galley galley;
        galley.id = g["id"];
        galley.center = {Millimetres(g["center_mm"][0]), Millimetres(g["center_mm"][1])};
        galley.heading = normalized(radiansFromDegrees(g["heading_deg"]));
        galley.oars = {g["oars"]["port"].get<int>(), g["oars"]["starboard"].get<int>()};
        galley.masts = g["masts"].get<int>();
        galley.fleet = g["fleet"].get<std::string>();
        galley.hull = hullOf(galley.center, galley.heading, 60_mm, 35_mm);
        scene.galleys.push_back(galley);
    }
    const auto point = [](const nlohmann::json& p) {
        return TablePoint3{Millimetres(p[0]), Millimetres(p[1]), Millimetres(p[2])};
    };
    for (const auto& m : json.value("matches", nlohmann::json::array())) {
        scene.matches.push_back(
            {point(m["tail_mm"]), point(m["head_mm"]), m["role"], m["headed"], m["leaning"]});
    }
    return scene;
}

/// Returns all scenes whose name starts with `kind`, sorted by name, without the pictures from
/// before a toss.
inline std::vector<Scene> allScenes(const std::string& kind = "") {
    std::vector<Scene> all;
    for (const auto& file : truthFiles(std::filesystem::path(UMPIRE_SHARED_DIR) / "scenes", kind)) {
        all.push_back(loadScene(file));
    }
    return all;
}

inline double quantile(std::vector<double> values, double share) {
    if (values.empty()) {
        return 0;
    }
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, std::size_t(share * double(values.size())))];
}

} // namespace umpire::scenes
