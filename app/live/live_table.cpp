#include "app/live/live_table.h"

#include "calibration/calibration_files.h"

namespace umpire {

LiveTable::LiveTable(std::optional<TableDescription> table, std::optional<CameraIntrinsics> camera,
                     std::set<Detector> detectors)
    : table_(std::move(table)), camera_(std::move(camera)), detectors_(std::move(detectors)) {}

Expected<void> LiveTable::registerIn(const cv::Mat& image) {
    LookInputs inputs;
    inputs.frame.image = image;
    inputs.table = table_;
    if (camera_) {
        const auto camera = rescaled(*camera_, image.size());
        if (!camera) {
            return tl::make_unexpected(Failure{ExitStatus::CannotRead, camera.error().message});
        }
        inputs.camera = *camera;
    }
    return findTable(inputs).and_then([&](const TableRegistration& found) -> Expected<void> {
        if (found.view.registration.method == RegistrationMethod::None ||
            (table_ && found.view.registration.method != RegistrationMethod::Tags)) {
            return tl::make_unexpected(
                Failure{ExitStatus::TableNotFound,
                        "no tag of the table file is in view; turn the camera until one is whole"});
        }
        view_ = found.view;
        meter_.emplace(*view_, image);
        return {};
    });
}

FrameFacts LiveTable::see(const cv::Mat& image, std::chrono::microseconds stamp) {
    return meter_->see(image, stamp);
}

TableObservation LiveTable::look(const cv::Mat& image) {
    ObserveOptions options;
    options.detectors = detectors_;
    options.board = table_ ? table_->board : std::nullopt;
    Frame frame;
    frame.image = image;
    meter_->atRest();
    return observeTable(frame, *view_, options);
}

std::optional<cv::Size> LiveTable::size() const {
    return view_ ? std::optional(view_->camera.size) : std::nullopt;
}

} // namespace umpire
