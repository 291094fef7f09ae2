#pragma once

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>
#include <utility>

namespace umpire {

/// A sum of squares near a state: half its value, and its second and first derivatives with respect
/// to a small step (n x n, n x 1). `usable` is false for an impossible state.
struct Quadratic {
    double cost = 0.0;
    cv::Mat1d curvature;
    cv::Mat1d gradient;
    bool usable = true;
};

/// Minimises a sum of squares by Levenberg-Marquardt with Marquardt's scaling, for about 12 to 24
/// unknowns. OpenCV's own solver stops too early in the long valleys between focal length and
/// distance (cost 10.6 instead of 8.2 on near-vertical views) and cannot reduce the weight of
/// outliers.
/// `quadraticAt(state)` returns a Quadratic, `moved(state, step)` returns a state. Returns the best
/// state with its Quadratic.
template <class State, class QuadraticAt, class Moved>
std::pair<State, Quadratic> minimised(State state, QuadraticAt quadraticAt, Moved moved) {
    constexpr int kMaxRounds = 200;
    constexpr double kMaxDamping = 1e9;
    constexpr double kMinDamping = 1e-9;
    // Ends when a step reduces the cost by less than this share; such a step moves the table by
    // less than a micrometre.
    constexpr double kSettled = 1e-7;
    Quadratic here = quadraticAt(state);
    double damping = 1e-3;
    for (int round = 0; round < kMaxRounds && damping < kMaxDamping; ++round) {
        cv::Mat1d damped = here.curvature.clone();
        damped.diag() *= 1.0 + damping;
        cv::Mat1d step;
        damping *= 10;
        if (!cv::solve(damped, -here.gradient, step, cv::DECOMP_CHOLESKY)) {
            continue;
        }
        State next = moved(state, step);
        Quadratic there = quadraticAt(next);
        if (!there.usable || !(there.cost < here.cost)) {
            continue;
        }
        const bool settled = here.cost - there.cost < kSettled * here.cost;
        damping = std::max(kMinDamping, damping / 100);
        state = std::move(next);
        here = std::move(there);
        if (settled) {
            break;
        }
    }
    return {state, here};
}

} // namespace umpire
