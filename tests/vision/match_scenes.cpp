#include "tests/vision/match_scenes.h"

#include "tests/calibration/true_scenes.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

namespace umpire::test {

using proposals::StickHypothesis;

namespace {

using nlohmann::json;

TablePoint pointOf(const json& xyz) {
    return {Millimetres(xyz[0].get<double>()), Millimetres(xyz[1].get<double>())};
}

class Jitter {
public:
    explicit Jitter(std::mt19937& random) : random_(random) {}
    double normal(double sigma) { return std::normal_distribution<double>(0, sigma)(random_); }
    double uniform(double from, double to) {
        return std::uniform_real_distribution<double>(from, to)(random_);
    }
    TablePoint about(TablePoint p, double sigma) {
        return {p.x + Millimetres(normal(sigma)), p.y + Millimetres(normal(sigma))};
    }

private:
    std::mt19937& random_;
};

StickHypothesis netLike(const TrueMatch& m, Jitter& jitter) {
    constexpr double kEndSigma = 1.2; // mm a coordinate
    StickHypothesis stick;
    stick.tail = jitter.about(m.tail, kEndSigma);
    stick.head = jitter.about(m.head, kEndSigma);
    stick.score = jitter.uniform(0.5, 1.0);
    stick.headScore = m.headed ? jitter.uniform(0.6, 1.0) : jitter.uniform(0.0, 0.6);
    if (jitter.uniform(0, 1) < 0.05) {
        std::swap(stick.tail, stick.head);
        stick.headScore = jitter.uniform(0.3, 0.7);
    }
    return stick;
}

StickHypothesis falseStick(TablePoint middle, Radians direction, Jitter& jitter) {
    StickHypothesis stick;
    stick.tail = middle - along(direction, 21_mm);
    stick.head = middle + along(direction, 21_mm);
    stick.score = jitter.uniform(0.3, 0.8);
    stick.headScore = jitter.uniform(0.2, 0.8);
    return stick;
}

/// Adds false lines from one stick to another with near middles.
void addBridges(const MatchScene& scene, Jitter& jitter, std::vector<SimulatedStick>& sticks) {
    for (std::size_t i = 0; i < scene.matches.size(); ++i) {
        for (std::size_t j = i + 1; j < scene.matches.size(); ++j) {
            const TrueMatch& a = scene.matches[i];
            const TrueMatch& b = scene.matches[j];
            const TablePoint p = a.tail + (a.head - a.tail) * jitter.uniform(0.2, 0.8);
            const TablePoint q = b.tail + (b.head - b.tail) * jitter.uniform(0.2, 0.8);
            const double gap = distance(p, q).value();
            if (gap > 15 && gap < 35 && jitter.uniform(0, 1) < 0.3) {
                sticks.push_back({falseStick(midpoint(p, q), directionOf(p, q), jitter), -1, true});
            }
        }
    }
}

} // namespace

std::vector<std::string> matchSceneNames(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const char* kind : {"orders", "toss"}) {
        for (const auto& file : scenes::truthFiles(folder, kind)) {
            names.push_back(file.stem());
        }
    }
    return names;
}

MatchScene loadMatchScene(const std::filesystem::path& folder, const std::string& name) {
    std::ifstream file(folder / (name + ".json"));
    const json truth = json::parse(file);
    MatchScene scene;
    scene.name = name;
    scene.surface = truth["surface"];
    scene.image = cv::imread((folder / (name + ".jpg")).string());
    scene.view = scenes::trueView(truth);
    scene.view.registration.method = RegistrationMethod::Tags;
    scene.view.registration.camera = CameraKnowledge::Calibrated;
    for (const json& m : truth["matches"]) {
        scene.matches.push_back({pointOf(m["tail_mm"]), pointOf(m["head_mm"]), m["tail_mm"][2],
                                 m["head_mm"][2], m["headed"], m["leaning"]});
    }
    return scene;
}

std::vector<SimulatedStick> simulateSticks(const MatchScene& scene, std::mt19937& random) {
    Jitter jitter(random);
    std::vector<SimulatedStick> sticks;
    for (std::size_t i = 0; i < scene.matches.size(); ++i) {
        sticks.push_back({netLike(scene.matches[i], jitter), int(i), true});
    }
    for (std::size_t i = 0; i < scene.matches.size(); i += 5) {
        SimulatedStick again{netLike(scene.matches[i], jitter), int(i), false};
        const TrueMatch& m = scene.matches[i];
        const TablePoint aside = along(directionOf(m.tail, m.head) + 90_deg, 3_mm);
        again.stick.tail = again.stick.tail + aside;
        again.stick.head = again.stick.head + aside;
        again.stick.score *= 0.8;
        sticks.push_back(again);
    }
    addBridges(scene, jitter, sticks);
    for (int i = 0; i < 4; ++i) {
        const TablePoint p{scene.view.areaWidth * jitter.uniform(0.1, 0.9),
                           scene.view.areaHeight * jitter.uniform(0.1, 0.9)};
        sticks.push_back({falseStick(p, Radians(jitter.uniform(-3.1, 3.1)), jitter), -1, true});
    }
    return sticks;
}

} // namespace umpire::test
