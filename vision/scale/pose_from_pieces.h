#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// Estimates the camera's pose over a table without tags, from pieces of known size.
namespace umpire::scale {

/// The pose of a camera above the point in the middle of its picture: its lean and its scale.
struct CameraLean {
    double pixelsPerMm = 1.0; ///< resolution at the principal point
    cv::Vec2d lean{0.0, 0.0}; ///< rotation about the picture's x and y axes, in rad; zero: straight
                              ///< down

    bool operator==(const CameraLean&) const = default;
};

/// Returns the view of such a camera. The origin is at the least x and y that are visible, up to
/// twice the distance of the picture's middle. Without `camera`, the focal length of a usual webcam
/// is assumed.
TableView leaningView(cv::Size size, const std::optional<CameraIntrinsics>& camera,
                      const CameraLean& lean);

/// Pieces with their places in the picture, so that any pose can be evaluated.
struct SeenPieces {
    struct Stick {
        ImagePoint tail;
        ImagePoint head;
        double score = 0.0; ///< score of the network, from 0 to 1
    };
    struct Deck {
        ImagePoint center;
        ImagePoint bow; ///< a point ahead of the centre
        proposals::DeckHypothesis seen;
    };
    std::vector<Stick> sticks; ///< certain sticks that are not parts of longer sticks
    std::vector<Deck> decks;
};

/// Returns how well a box of that size explains the picture at its place: 1.2 or more for a real
/// box in the true view, 0 if there is no box. `image`: CV_8UC3.
double boxValue(const cv::Mat& image, const TableView& view, const SeenPieces::Deck& deck,
                const PieceSizes& sizes);

/// The data for estimating a camera's lean.
struct LeanEvidence {
    const cv::Mat& image;
    const std::optional<CameraIntrinsics>& camera;
    const SeenPieces& pieces;
    const PieceSizes& sizes;
};

/// Finds the scale and the lean at which the sticks are as long as matches and the boxes have their
/// true edges. The scale of `start` must be accurate to a fifth. Returns `start` if there are no
/// boxes and fewer than five sticks.
CameraLean leanFromPieces(const LeanEvidence& evidence, const CameraLean& start);

} // namespace umpire::scale
