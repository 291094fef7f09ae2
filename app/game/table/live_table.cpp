#include "app/game/table/live_table.h"

#include "app/eye/one_picture/kit_table.h"
#include "calibration/measure/calibration_files.h"

#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

constexpr int kMapStep = 8;         // step in pixels at which places are computed exactly
constexpr std::size_t kAllTags = 4; // number of tags on a sheet
constexpr int kPatientTries = 4;    // number of first tries, half a second apart
// after these, only one look in this many searches, because a search takes 1 s
constexpr int kSeldom = 6;

// maximum difference between a board's corners in two looks
constexpr Millimetres kSamePlace = 3_mm;

bool isSame(const TurnedBoard& a, const TurnedBoard& b) {
    return a.sideA == b.sideA && distance(a.frame.origin, b.frame.origin) < kSamePlace &&
           distance(a.board.origin, b.board.origin) < kSamePlace;
}

tl::unexpected<Failure> notFound(Message why) {
    return failWith(ExitStatus::TableNotFound, std::move(why));
}

} // namespace

LiveTable::LiveTable(std::optional<TableDescription> table, std::optional<CameraIntrinsics> camera,
                     const SoughtPieces& sight)
    : table_(std::move(table)), camera_(std::move(camera)), sight_(sight) {}

Expected<std::optional<CameraIntrinsics>> LiveTable::cameraFor(cv::Size size) const {
    if (!camera_) {
        return std::nullopt;
    }
    const auto camera = rescaled(*camera_, size);
    return camera ? Expected<std::optional<CameraIntrinsics>>(*camera)
                  : failWith(ExitStatus::CannotRead, camera.error().message);
}

Expected<TableView> LiveTable::viewIn(const cv::Mat& image) const {
    const auto camera = cameraFor(image.size());
    if (!camera) {
        return tl::make_unexpected(camera.error());
    }
    LookInputs inputs;
    inputs.frame.image = image;
    inputs.table = table_;
    inputs.camera = *camera;
    if (corners_) {
        return viewByCorners(*corners_, image.size(), inputs.camera)
            .map_error([](const CalibrationError& error) {
                return Failure{ExitStatus::TableNotFound, error.message};
            });
    }
    if (kit_) {
        return registerKitTable(image, *kit_, inputs.camera)
            .map([](const TableRegistration& found) { return found.view; })
            .map_error([](const CalibrationError& error) {
                return Failure{ExitStatus::TableNotFound, error.message};
            });
    }
    return findTable(inputs).and_then([&](const FoundTable& found) -> Expected<TableView> {
        if (found.view.registration.method == RegistrationMethod::None ||
            (table_ && found.view.registration.method != RegistrationMethod::Tags)) {
            return notFound(mirroredTags(image, table_)
                                .value_or(message("no tag of the table file is in view; turn the "
                                                  "camera until one is whole")));
        }
        return found.view;
    });
}

/// Returns the view in the frame of the printed board, if the game's print must be found.
Expected<TableView> LiveTable::framedViewIn(const cv::Mat& image) {
    return viewIn(image).and_then([&](const TableView& view) -> Expected<TableView> {
        if (!boardFrame_ && !print_) {
            return view;
        }
        if (!boardFrame_) {
            const bool isDue = printTries_ < kPatientTries || printTries_ % kSeldom == 0;
            ++printTries_;
            const auto place = isDue ? boards::findPrint(image, view, *print_) : std::nullopt;
            if (!place) {
                return notFound(message("the printed board of this game is not seen; lay it "
                                        "between the tags, and take your hands off it"));
            }
            boardFrame_ = {place->corner, place->heading};
            board_ = print_->squares;
            isBoardSure_ = true;
            if (kit_) {
                kit_->table.board = board_;
            }
        }
        return framedAs(view, *boardFrame_);
    });
}

/// Measures the kit's tags. Four tags are used at once. With fewer tags, waits for a few frames,
/// because a hand may cover the other tags. Without tags, the pieces determine the scale.
Expected<void> LiveTable::keepKit(const cv::Mat& image) {
    if (table_ || corners_ || kit_) {
        return {};
    }
    const auto camera = cameraFor(image.size());
    if (!camera) {
        return tl::make_unexpected(camera.error());
    }
    const auto found = tableByKitTags(image, *camera);
    const auto tagsOf = [](const std::optional<KitTable>& kit) {
        return kit ? kit->table.tags.size() : 0;
    };
    if (found && tagsOf(found->kit) > tagsOf(likelyKit_)) {
        const bool shown = sight_.kinds.contains(Detector::Galleys);
        likelyKit_ = shown ? withDoubtOfPrint(image, *found).kit : found->kit;
    }
    ++kitTries_;
    if (!likelyKit_) {
        const auto mirrored = mirroredTags(image, std::nullopt);
        return mirrored ? notFound(*mirrored) : Expected<void>();
    }
    if (tagsOf(likelyKit_) < kAllTags && kitTries_ < kPatientTries) {
        return notFound(message("not all tags are in view; show them all whole"));
    }
    kit_ = fromCorner(*std::move(likelyKit_));
    if (!kit_->warnings.empty()) {
        remark_ = kit_->warnings.back();
    }
    return {};
}

Expected<void> LiveTable::registerIn(const cv::Mat& image) {
    if (corners_ && view_) {
        return notFound(message(
            "the table or the camera has moved since its corners were set by hand: set them anew"));
    }
    const auto framed = [&] {
        if (!emptyBoard_.empty()) {
            static_cast<void>(framedViewIn(emptyBoard_)); // the print is found best without pieces
        }
        return framedViewIn(image);
    };
    return keepKit(image).and_then(framed).map([&](const TableView& view) {
        view_ = view;
        meter_.emplace(*view_, image);
        turnEmptyBoard();
    });
}

Expected<void> LiveTable::takeEmptyBoard(const cv::Mat& image) {
    return viewIn(image).map([&](const TableView&) { emptyBoard_ = image; });
}

/// Computes the picture of the empty board as the present view shows it. Some pixels are mapped
/// exactly by their places on the table; the others are interpolated linearly.
void LiveTable::turnEmptyBoard() {
    const auto before = emptyBoard_.empty() ? tl::unexpected(Failure{}) : framedViewIn(emptyBoard_);
    if (!before) {
        return; // the picture shows other tags
    }
    const cv::Size size = view_->camera.size;
    cv::Mat places((size.height + kMapStep - 1) / kMapStep + 1,
                   (size.width + kMapStep - 1) / kMapStep + 1, CV_32FC2, cv::Scalar(-1, -1));
    for (int row = 0; row < places.rows; ++row) {
        for (int column = 0; column < places.cols; ++column) {
            const auto place =
                tableFromImage(*view_, {Pixels(column * kMapStep), Pixels(row * kMapStep)});
            if (place) {
                const ImagePoint then = imageFromTable(*before, {place->x, place->y, 0_mm});
                places.at<cv::Vec2f>(row, column) = {float(then.x.value()), float(then.y.value())};
            }
        }
    }
    cv::Mat map;
    // Sample k of `places` lies at pixel k * kMapStep, not in the middle of its patch.
    const double step = kMapStep;
    cv::warpAffine(places, map, cv::Matx23d(1 / step, 0, 0, 0, 1 / step, 0), size,
                   cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cv::remap(emptyBoard_, emptyNow_, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
}

/// Searches for the board of squares. Two looks must agree, because a hand may hide a row of the
/// board. After that the board does not change. A turned board counts only after two looks.
void LiveTable::seeBoard(const cv::Mat& image, const RecordedStacks& recorded) {
    const auto before = std::exchange(turned_, findTurnedBoard(image, *view_, *cells_, recorded));
    if (!turned_ && ++boardTries_ == kPatientTries) {
        remark_ = message("no board of %1 by %2 squares is seen; lay the board straight between "
                          "the tags, and take your hands off its edges",
                          cells_->width, cells_->height);
    }
    isBoardSure_ = before && turned_ && isSame(*before, *turned_);
    const bool isTurned = turned_ && turned_->sideA != SideA::Near;
    board_.reset();
    if (isTurned && isBoardSure_) {
        takeFrame(image, *turned_);
    }
    if (turned_ && (!isTurned || isBoardSure_)) {
        board_ = turned_->board;
    }
    if (kit_) {
        kit_->table.board = board_;
    }
}

void LiveTable::takeFrame(const cv::Mat& image, const TurnedBoard& seen) {
    boardFrame_ = seen.frame;
    view_ = framedAs(*view_, seen.frame);
    meter_.emplace(*view_, image);
    turnEmptyBoard();
    remark_ = toldTurn(seen.sideA);
}

FrameFacts LiveTable::see(const cv::Mat& image, std::chrono::microseconds stamp) {
    return meter_->see(image, stamp);
}

std::optional<TableObservation> LiveTable::look(const cv::Mat& image, const LookWanted& wanted) {
    if (cells_ && !isBoardKnown() && isInTablesFrame(view_->registration)) {
        seeBoard(image, wanted.recorded);
        if (!board_) {
            return std::nullopt;
        }
    }
    ObserveOptions options;
    options.detectors = sight_.kinds;
    options.tokens = sight_.tokens;
    options.looseMatches = wanted.looseMatches;
    options.recorded = wanted.recorded;
    options.learned = learned_;
    if (wanted.dice == DiceToo::No) {
        options.detectors.erase(Detector::Dice);
    } else if (options.detectors.contains(Detector::Dice)) {
        options.diceIn = diceParts_.of(image);
    }
    if (const BoardPlacement* known = board()) {
        options.board = *known;
    }
    Frame frame;
    frame.image = image;
    if (emptyNow_.size() == image.size()) {
        frame.before = emptyNow_;
    }
    meter_->atRest();
    TableObservation seen = observeTable(frame, meter_->steadied(*view_), options);
    if (options.detectors.contains(Detector::Dice)) {
        diceParts_.found(seen.dice);
    }
    return seen;
}

std::optional<LiveTable> LiveTable::forAnotherCamera(std::optional<CameraIntrinsics> camera) const {
    const bool isBoardMissing = (cells_ && !isBoardKnown()) || (print_ && !boardFrame_);
    if (corners_ || table() == nullptr || isBoardMissing) {
        return std::nullopt;
    }
    LiveTable other = *this;
    other.camera_ = std::move(camera);
    other.view_.reset();
    other.meter_.reset();
    other.emptyBoard_ = cv::Mat();
    other.emptyNow_ = cv::Mat();
    other.diceParts_ = ChangedParts();
    return other;
}

std::optional<cv::Size> LiveTable::size() const {
    return view_ ? std::optional(view_->camera.size) : std::nullopt;
}

} // namespace umpire
