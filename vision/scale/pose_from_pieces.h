#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// The camera's pose over a table without tags, from pieces of known size.
namespace umpire::scale {

/// A camera over the middle of its picture, and how it leans.
struct CameraLean {
    double pixelsPerMm = 1.0; ///< at the principal point
    cv::Vec2d lean{0.0, 0.0}; ///< radians about the picture's x and y; zero: straight down

    bool operator==(const CameraLean&) const = default;
};

/// The view of such a camera; the table's lower left is the least x and y that the picture shows no
/// more than twice as far off as its middle.
/// Without `camera` a usual webcam's focal length is assumed.
TableView leaningView(cv::Size size, const std::optional<CameraIntrinsics>& camera,
                      const CameraLean& lean);

/// Pieces by their place in the picture, so that any pose can be asked about them.
struct SeenPieces {
    struct Stick {
        ImagePoint tail;
        ImagePoint head;
        double score = 0.0; ///< 0..1: the net's
    };
    struct Deck {
        ImagePoint center;
        ImagePoint bow; ///< ahead of the centre
        proposals::DeckHypothesis seen;
    };
    std::vector<Stick> sticks; ///< whole ones, of a match's length
    std::vector<Deck> decks;
};

/// How well a box of that size explains what the picture shows at its place: from 1.2 on at a real
/// box in the true view, 0 where none is. `image`: CV_8UC3.
double boxValue(const cv::Mat& image, const TableView& view, const SeenPieces::Deck& deck,
                const PieceSizes& sizes);

/// What a picture tells of its camera.
struct LeanEvidence {
    const cv::Mat& image;
    const std::optional<CameraIntrinsics>& camera;
    const SeenPieces& pieces;
    const PieceSizes& sizes;
};

/// The scale and lean at which the sticks are as long as matches and the boxes' edges lie where a
/// box of that size has them. `start`: the scale within a fifth. Sticks alone tell how the camera
/// leans from five on.
CameraLean leanFromPieces(const LeanEvidence& evidence, const CameraLean& start);

} // namespace umpire::scale
