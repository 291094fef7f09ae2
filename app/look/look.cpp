#include "app/look/look.h"

#include "app/look/read_picture.h"
#include "calibration/calibration_files.h"
#include "calibration/register_table.h"
#include "calibration/tag_detection.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

Failure failureOf(const CalibrationError& error) {
    switch (error.kind) {
    case CalibrationError::Kind::CannotRead:
        return {ExitStatus::CannotRead, error.message};
    case CalibrationError::Kind::TableNotFound:
        return {ExitStatus::TableNotFound, error.message};
    case CalibrationError::Kind::CannotWrite:
        return {ExitStatus::CannotWrite, error.message};
    }
    return {ExitStatus::CannotRead, error.message};
}

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

Expected<cv::Mat> readBefore(const std::filesystem::path& file, cv::Size size) {
    Expected<cv::Mat> before = readPicture(file);
    if (before && before->size() != size) {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead,
                    file.string() + ": the picture before is " + sizeText(before->size()) +
                        " px but the picture is " + sizeText(size) +
                        " px; take both with the same camera, without moving it"});
    }
    return before;
}

Expected<CameraIntrinsics> readCamera(const std::filesystem::path& file, cv::Size size) {
    return loadCamera(file)
        .and_then([&](const CameraIntrinsics& camera) { return rescaled(camera, size); })
        .map_error([&](const CalibrationError& error) {
            Failure failure = failureOf(error);
            if (failure.message.find(file.filename().string()) == std::string::npos) {
                failure.message = file.string() + ": " + failure.message;
            }
            return failure;
        });
}

bool anyTagOfTable(const cv::Mat& image, const TableDescription& table) {
    const std::optional<TagFamily> family = tagFamily(table.tagDictionary);
    if (!family) {
        return false;
    }
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    return std::ranges::any_of(detectTags(gray, *family), [&](const DetectedTag& tag) {
        return std::ranges::count(table.tags, tag.id, &TableTag::id) > 0;
    });
}

Expected<TableView> findTableByPieces(const LookInputs& inputs,
                                      std::vector<std::string>& warnings) {
    TableView view = viewFromPieces(inputs.frame.image, inputs.camera);
    if (view.registration.method != RegistrationMethod::None) {
        if (inputs.table) {
            warnings.emplace_back("no tag of the table file is in view: positions are the "
                                  "picture's, the scale is that of the pieces");
        }
        return view;
    }
    if (inputs.table) {
        return tl::make_unexpected(Failure{
            ExitStatus::TableNotFound, "no tag of the table file is in the picture, and no match "
                                       "or matchbox to take the scale from; show a tag whole"});
    }
    warnings.emplace_back("nothing of known size is in view: lay a match or a matchbox on the "
                          "table, or use a table file and its tags");
    return view;
}

template <class T>
void keepOnlyIf(bool wanted, std::vector<T>& seen) {
    if (!wanted) {
        seen.clear();
    }
}

void keepOnly(const std::set<Detector>& wanted, TableObservation& seen) {
    keepOnlyIf(wanted.contains(Detector::Galleys), seen.galleys);
    keepOnlyIf(wanted.contains(Detector::Matches), seen.matches);
    keepOnlyIf(wanted.contains(Detector::Orders), seen.orders);
    keepOnlyIf(wanted.contains(Detector::Stones), seen.stones);
    keepOnlyIf(wanted.contains(Detector::Dice), seen.dice);
    keepOnlyIf(wanted.contains(Detector::Codes), seen.codes);
}

/// The pictures' seam: vision's OpenCV may throw for want of memory or on input nobody thought of.
Expected<Look> lookWith(const LookRequest& request, const LookInputs& inputs) {
    try {
        std::vector<std::string> warnings;
        const Expected<TableView> view = findTable(inputs, warnings);
        if (!view) {
            return tl::make_unexpected(Failure{
                view.error().status, request.picture.string() + ": " + view.error().message});
        }
        Look look{.picture = request.picture,
                  .comparedWithBefore = inputs.frame.before.has_value(),
                  .image = inputs.frame.image,
                  .view = *view,
                  .observation = observeTable(inputs.frame, *view)};
        std::vector<std::string>& all = look.observation.warnings;
        all.insert(all.begin(), warnings.begin(), warnings.end());
        keepOnly(request.detectors, look.observation);
        return look;
    } catch (const std::exception& error) {
        std::string what = error.what();
        std::ranges::replace(what, '\n', ' ');
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead, request.picture.string() +
                                                ": the picture could not be examined (" + what +
                                                "); please report it with the picture"});
    }
}

} // namespace

Expected<LookInputs> readLookInputs(const LookRequest& request) {
    LookInputs inputs;
    const Expected<cv::Mat> image = readPicture(request.picture);
    if (!image) {
        return tl::make_unexpected(image.error());
    }
    inputs.frame.image = *image;
    if (request.before) {
        const Expected<cv::Mat> before = readBefore(*request.before, image->size());
        if (!before) {
            return tl::make_unexpected(before.error());
        }
        inputs.frame.before = *before;
    }
    if (request.table) {
        const Calibrated<TableDescription> table = loadTable(*request.table);
        if (!table) {
            return tl::make_unexpected(failureOf(table.error()));
        }
        inputs.table = *table;
    }
    if (request.camera) {
        const Expected<CameraIntrinsics> camera = readCamera(*request.camera, image->size());
        if (!camera) {
            return tl::make_unexpected(camera.error());
        }
        inputs.camera = *camera;
    }
    return inputs;
}

Expected<TableView> findTable(const LookInputs& inputs, std::vector<std::string>& warnings) {
    if (!inputs.table) {
        return findTableByPieces(inputs, warnings);
    }
    const Calibrated<TableRegistration> found =
        registerTable(inputs.frame.image, *inputs.table, inputs.camera);
    if (found) {
        warnings.insert(warnings.end(), found->warnings.begin(), found->warnings.end());
        return found->view;
    }
    if (anyTagOfTable(inputs.frame.image, *inputs.table)) {
        return tl::make_unexpected(failureOf(found.error()));
    }
    return findTableByPieces(inputs, warnings);
}

Expected<Look> lookAtTable(const LookRequest& request) {
    return readLookInputs(request).and_then(
        [&](const LookInputs& inputs) { return lookWith(request, inputs); });
}

} // namespace umpire
