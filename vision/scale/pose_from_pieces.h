#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// Estimates the camera's pose over a table without tags, from pieces of known size.
namespace umpire::scale {

/// The lean of a camera above the middle of its picture, and its scale.
struct CameraLean {
    double pixelsPerMm = 1.0; ///< at the principal point
    cv::Vec2d lean{0.0, 0.0}; ///< radians about the picture's x and y; zero: straight down

    bool operator==(const CameraLean&) const = default;
};

/// Returns the view of such a camera. The table's lower left has the least visible x and y, limited
/// to twice the distance of the picture's middle.
/// Without `camera` a usual webcam's focal length is assumed.
TableView leaningView(cv::Size size, const std::optional<CameraIntrinsics>& camera,
                      const CameraLean& lean);

/// Pieces by their place in the picture, so that any pose can be evaluated.
struct SeenPieces {
    struct Stick {
        ImagePoint tail;
        ImagePoint head;
        double score = 0.0; ///< score of the network, 0..1
    };
    struct Deck {
        ImagePoint center;
        ImagePoint bow; ///< ahead of the centre
        proposals::DeckHypothesis seen;
    };
    std::vector<Stick> sticks; ///< sticks that are complete and of a match's length
    std::vector<Deck> decks;
};

/// Rates how well a box of that size explains the picture at its place: from 1.2 on for a real box
/// in the true view, 0 if there is no box. `image`: CV_8UC3.
double boxValue(const cv::Mat& image, const TableView& view, const SeenPieces::Deck& deck,
                const PieceSizes& sizes);

/// The data for estimating a camera's lean.
struct LeanEvidence {
    const cv::Mat& image;
    const std::optional<CameraIntrinsics>& camera;
    const SeenPieces& pieces;
    const PieceSizes& sizes;
};

/// Finds the scale and lean at which sticks are as long as matches and boxes have their true edges.
/// `start`: its scale must be within a fifth. Sticks alone determine the lean only if there are at
/// least five.
CameraLean leanFromPieces(const LeanEvidence& evidence, const CameraLean& start);

} // namespace umpire::scale
