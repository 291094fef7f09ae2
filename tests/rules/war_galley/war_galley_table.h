#pragma once

#include "rules/games/war_galley/toss.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

/// Small tables for the tests of War Galley. Lengths in millimetres, angles in degrees.
namespace umpire::war_galley {

inline TablePoint at(double x, double y) {
    return {Millimetres(x), Millimetres(y)};
}

/// Returns a box of 60 x 35 mm, measured without doubt unless a sigma is given.
inline Galley galleyAt(std::string id, TablePoint center, double headingDegrees,
                       double sigma = 0.0) {
    Galley galley;
    galley.id = std::move(id);
    galley.center = center;
    galley.heading = radiansFromDegrees(headingDegrees);
    galley.hull = hullOf(center, galley.heading, 60_mm, 35_mm);
    galley.masts = 3;
    galley.sigma = Millimetres(sigma);
    galley.headingSigma = Radians(sigma / 30.0);
    galley.confidence = 1.0;
    return galley;
}

inline Match matchBetween(std::string id, TablePoint tail, TablePoint head, double sigma = 0.0) {
    Match match;
    match.id = std::move(id);
    match.tail = tail;
    match.head = head;
    match.sigmaTail = match.sigmaHead = Millimetres(sigma);
    match.confidence = 1.0;
    return match;
}

/// Makes a match of 42 mm with its head at that point and in that direction.
inline Match matchAt(std::string id, TablePoint head, double headingDegrees, double sigma = 0.0) {
    const TablePoint back = along(radiansFromDegrees(headingDegrees), -42_mm);
    return matchBetween(std::move(id), head + back, head, sigma);
}

inline Match headless(Match match) {
    match.headed = Headed::No;
    return match;
}

/// Returns a question in which attacker g1 heads along +x at (100, 100), and target g2 lies beside
/// it at (100, 200) with the same heading.
inline TossQuestion broadsides(std::vector<Match> matches, double sigma = 0.0) {
    return {"g1",
            "g2",
            {galleyAt("g1", at(100, 100), 0, sigma), galleyAt("g2", at(100, 200), 0, sigma)},
            std::move(matches)};
}

/// Returns the same question, but the target lies 100 mm ahead of the attacker, outside its side
/// zone.
inline TossQuestion inLine(std::vector<Match> matches, double sigma = 0.0) {
    return {"g1",
            "g2",
            {galleyAt("g1", at(100, 100), 0, sigma), galleyAt("g2", at(260, 100), 0, sigma)},
            std::move(matches)};
}

inline TossRuling ruled(const TossQuestion& question, const TossOptions& options = {}) {
    const TossAnswer answer = ruleToss(question, options);
    if (const auto* violation = std::get_if<Violation>(&answer)) {
        ADD_FAILURE() << english(violation->because);
        return {};
    }
    return std::get<TossRuling>(answer);
}

inline std::vector<std::string> linesOf(const TossRuling& ruling) {
    std::vector<std::string> lines;
    for (const Message& each : ruling.because) {
        lines.push_back(english(each));
    }
    return lines;
}

} // namespace umpire::war_galley
