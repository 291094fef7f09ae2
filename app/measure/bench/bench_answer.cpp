#include "app/measure/bench/bench_answer.h"

#include "app/common/failure/printed.h"
#include "app/common/json/json_values.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json hundredths(double value) {
    return rounded(value, 100);
}

Json ratio(double value, double other) {
    return other > 0.0 ? hundredths(value / other) : Json();
}

Json roundedAll(const std::vector<double>& values) {
    return jsonList(values, [](double value) { return hundredths(value); });
}

Json benchJson(const BenchFrame& frame) {
    Json stages = Json::object();
    for (const auto& [stage, milliseconds] : frame.stages) {
        stages[stage] = hundredths(milliseconds);
    }
    Json json = {{"width", frame.size.width},
                 {"height", frame.size.height},
                 {"pictures", frame.pictures},
                 {"look_ms", hundredths(frame.look)},
                 {"stages_ms", stages},
                 {"decode_ms", hundredths(frame.decode.value_or(0.0))},
                 {"live_frame_ms", hundredths(frame.live)},
                 {"live_frame_over_aruco", ratio(frame.live, frame.aruco)},
                 {"aruco_ms", hundredths(frame.aruco)},
                 {"lsd_ms", hundredths(frame.lsd)},
                 {"zxing_ms", hundredths(frame.zxing)},
                 {"look_over_aruco", ratio(frame.look, frame.aruco)},
                 {"look_over_aruco_each", roundedAll(frame.looksOverAruco)},
                 {"look_over_lsd", ratio(frame.look, frame.lsd)}};
    if (frame.before) {
        json["look_before_ms"] = hundredths(frame.before->look);
        json["look_before_over_aruco"] = ratio(frame.before->look, frame.before->aruco);
        json["look_before_over_aruco_each"] = roundedAll(frame.before->looksOverAruco);
    }
    return json;
}

/// Returns the counts of all depths. The results of the greatest depth also stand under the
/// documented keys.
Json benchJson(const std::vector<PerftSpeed>& perft) {
    const auto stepOf = [](const PerftSpeed& step) -> Json {
        return {{"depth", step.depth},
                {"leaves", step.leaves},
                {"nodes_per_s", std::round(step.leavesPerSecond)}};
    };
    return {{"game", kPerftGame},
            {"depth", perft.back().depth},
            {"nodes_per_s", std::round(perft.back().leavesPerSecond)},
            {"growth", jsonList(perft, stepOf)}};
}

Json benchJson(const EngineSpeed& engine) {
    return {{"game", kPerftGame},
            {"nodes", engine.nodes},
            {"depth", engine.depth},
            {"nodes_per_s", std::round(engine.nodesPerSecond)}};
}

Json benchJson(const std::vector<DepthStep>& byDepth) {
    Json steps = Json::array();
    double before = 0.;
    for (const DepthStep& step : byDepth) {
        steps.push_back({{"depth", step.depth},
                         {"nodes", step.nodes},
                         {"ms", hundredths(step.milliseconds)},
                         {"nodes_over_before", ratio(double(step.nodes), before)}});
        before = double(step.nodes);
    }
    return steps;
}

Json benchJson(const EngineGrowth& engine) {
    Json steps = Json::array();
    double first = 0.;
    for (const TimeStep& step : engine.byTime) {
        first = steps.empty() ? double(step.nodes) : first;
        steps.push_back({{"seconds", step.seconds},
                         {"nodes", step.nodes},
                         {"nodes_per_s", std::round(double(step.nodes) / step.seconds)},
                         {"nodes_over_first", ratio(double(step.nodes), first)},
                         {"depth", step.depth},
                         {"value", hundredths(step.value)}});
    }
    Json json = {{"game", engine.game}, {"by_time", steps}};
    if (!engine.failure.empty()) {
        json["failure"] = engine.failure;
    }
    return json;
}

Json benchJson(const GamePlayouts& game) {
    const auto speedOf = [](const PlayoutSpeed& speed) -> Json {
        return {{"most_actions", speed.mostActions},
                {"playouts_per_s", hundredths(speed.playoutsPerSecond)},
                {"actions_per_s", std::round(speed.actionsPerSecond)},
                {"mean_length", hundredths(speed.meanLength)},
                {"ended", hundredths(speed.ended)}};
    };
    Json json = {{"game", game.game}, {"growth", jsonList(game.byLength, speedOf)}};
    if (!game.failure.empty()) {
        json["failure"] = game.failure;
    }
    return json;
}

Json benchJson(const BenchGrowth& step) {
    return {{"matches_painted", step.painted},
            {"matches_found", step.found},
            {"look_ms", hundredths(step.look)}};
}

Json benchJson(const BenchCodes& frame) {
    return {{"width", frame.size.width},
            {"height", frame.size.height},
            {"pictures", frame.pictures},
            {"read", frame.read},
            {"codes_ms", hundredths(frame.codes)},
            {"zxing_read", frame.zxingRead},
            {"zxing_ms", hundredths(frame.zxing)},
            {"codes_over_zxing", ratio(frame.codes, frame.zxing)}};
}

Json benchJson(const BenchBoards& frame) {
    return {{"width", frame.size.width},
            {"height", frame.size.height},
            {"pictures", frame.pictures},
            {"stones", frame.stones},
            {"look_ms", hundredths(frame.look)},
            {"stages_ms",
             {{"register", hundredths(frame.registering)}, {"stones", hundredths(frame.stage)}}},
            {"aruco_ms", hundredths(frame.aruco)},
            {"look_over_aruco", ratio(frame.look, frame.aruco)},
            {"look_over_aruco_each", roundedAll(frame.looksOverAruco)}};
}

Json benchJson(const BenchReport& report, const RulesBench& rules) {
    const auto each = [](const auto& one) { return benchJson(one); };
    return {{"schema", "umpire.bench/1"},
            {"threads", 1},
            {"peak_rss_mb", std::round(report.peakRssMb)},
            {"frames", jsonList(report.frames, each)},
            {"growth", jsonList(report.growth, each)},
            {"codes", jsonList(report.codes, each)},
            {"boards", jsonList(report.boards, each)},
            {"perft", benchJson(rules.perft)},
            {"engine", benchJson(rules.engine)},
            {"playouts", jsonList(rules.playouts, each)},
            {"rules_grown_rss_mb", hundredths(rules.grownRssMb)}};
}

std::string row(const std::string& what, double milliseconds, double aruco) {
    return printed("  %-22s %8.1f ms  %6.2f x ArUco\n", what.c_str(), milliseconds,
                   aruco > 0.0 ? milliseconds / aruco : 0.0);
}

/// Lists the ratio of every picture, because ArUco takes three to ten times longer on a textured
/// table.
std::string eachPicture(const std::vector<double>& ratios) {
    std::string text = "  each picture by itself, x ArUco on it:";
    for (const double ratio : ratios) {
        text += printed(" %.1f", ratio);
    }
    return text + "\n";
}

std::string describe(const BenchFrame& frame) {
    std::string text = std::to_string(frame.size.width) + " x " +
                       std::to_string(frame.size.height) + ", " + std::to_string(frame.pictures) +
                       " pictures\n" + row("look", frame.look, frame.aruco) +
                       eachPicture(frame.looksOverAruco);
    for (const auto& [stage, milliseconds] : frame.stages) {
        text += row("  " + stage, milliseconds, frame.aruco);
    }
    if (frame.before) {
        text += row("look, earlier picture", frame.before->look, frame.before->aruco) +
                eachPicture(frame.before->looksOverAruco);
    }
    return text + row("reading the file", frame.decode.value_or(0.0), frame.aruco) +
           row("a live game's frame", frame.live, frame.aruco) +
           row("OpenCV ArUco", frame.aruco, frame.aruco) +
           row("OpenCV LSD", frame.lsd, frame.aruco) + row("ZXing-cpp", frame.zxing, frame.aruco);
}

std::string describe(const BenchReport& report) {
    std::string text = "One thread; medians; peak memory of look " +
                       std::to_string(int(std::lround(report.peakRssMb))) + " MB.\n";
    for (const BenchFrame& frame : report.frames) {
        text += describe(frame);
    }
    for (const BenchCodes& codes : report.codes) {
        text +=
            printed("%d x %d, %d pictures of coded counters: %.1f ms, %d read; ZXing-cpp over the "
                    "whole frame: %.1f ms, %d read\n",
                    codes.size.width, codes.size.height, codes.pictures, codes.codes, codes.read,
                    codes.zxing, codes.zxingRead);
    }
    for (const BenchBoards& boards : report.boards) {
        text += std::to_string(boards.size.width) + " x " + std::to_string(boards.size.height) +
                ", " + std::to_string(boards.pictures) + " boards, " +
                std::to_string(boards.stones) + " stacks\n" +
                row("look", boards.look, boards.aruco) + eachPicture(boards.looksOverAruco) +
                row("  register", boards.registering, boards.aruco) +
                row("  stones", boards.stage, boards.aruco);
    }
    text += "Matches painted on an empty table\n";
    for (const BenchGrowth& step : report.growth) {
        text += printed("  %3d (%d found) %17.1f ms\n", step.painted, step.found, step.look);
    }
    return text;
}

std::string describe(const RulesBench& rules) {
    std::string text = "Murus Gallicus, perft: leaves a second on one core\n";
    for (const PerftSpeed& step : rules.perft) {
        text += printed("  depth %d %12llu leaves %9.1f million/s\n", step.depth,
                        static_cast<unsigned long long>(step.leaves), step.leavesPerSecond / 1e6);
    }
    text +=
        printed("Murus Gallicus, engine: %.2f million positions/s on one core, %d actions ahead "
                "after %llu\n",
                rules.engine.nodesPerSecond / 1e6, rules.engine.depth,
                static_cast<unsigned long long>(rules.engine.nodes));
    text += "Random playouts a second, left after so many actions\n";
    for (const GamePlayouts& game : rules.playouts) {
        text += "  " + game.game + (game.failure.empty() ? "" : ": " + game.failure) + "\n";
        for (const PlayoutSpeed& speed : game.byLength) {
            text += printed("    %4d %10.1f playouts/s %10.0f actions/s, %3.0f%% ended\n",
                            speed.mostActions, speed.playoutsPerSecond, speed.actionsPerSecond,
                            100.0 * speed.ended);
        }
    }
    return text + "Peak memory grew meanwhile by " +
           std::to_string(int(std::lround(rules.grownRssMb))) + " MB.\n";
}

std::string describe(const EnginesBench& engines) {
    std::string text =
        "Murus Gallicus, engine: positions for each action more that it looks ahead\n";
    double before = 0.;
    for (const DepthStep& step : engines.byDepth) {
        text += printed("  %3d ahead %12llu positions %9.1f ms", step.depth,
                        static_cast<unsigned long long>(step.nodes), step.milliseconds);
        text += before > 0. ? printed("  %5.1f x the row above\n", double(step.nodes) / before)
                            : std::string("\n");
        before = double(step.nodes);
    }
    text += "Engines with more time, from the first position that they search\n";
    for (const EngineGrowth& engine : engines.games) {
        text += "  " + engine.game + (engine.failure.empty() ? "" : ": " + engine.failure) + "\n";
        for (const TimeStep& step : engine.byTime) {
            text += printed("    %6.2f s %12llu positions %10.0f a second, %3d ahead, value %.2f\n",
                            step.seconds, static_cast<unsigned long long>(step.nodes),
                            double(step.nodes) / step.seconds, step.depth, step.value);
        }
    }
    return text;
}

} // namespace

Json jsonOf(const BenchAnswer& answer) {
    Json json = benchJson(answer.look, answer.rules);
    json["engine"]["by_depth"] = benchJson(answer.engines.byDepth);
    json["engines"] = jsonList(answer.engines.games,
                               [](const EngineGrowth& engine) { return benchJson(engine); });
    return json;
}

std::string describe(const BenchAnswer& answer) {
    return describe(answer.look) + describe(answer.rules) + describe(answer.engines);
}

} // namespace umpire
