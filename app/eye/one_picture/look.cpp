#include "app/eye/one_picture/look.h"

#include "app/common/failure/last_catch.h"
#include "app/eye/detectors/sight.h"
#include "app/eye/learn/learned_file.h"
#include "app/eye/one_picture/calibration_failure.h"
#include "app/eye/one_picture/kit_table.h"
#include "app/eye/one_picture/names.h"
#include "app/eye/picture/read_picture.h"
#include "calibration/measure/calibration_files.h"
#include "calibration/measure/register_table.h"
#include "calibration/tags/tag_detection.h"
#include "rules/games/war_galley/orders.h"
#include "vision/scale/trusted_scale.h"
#include "vision/scale/view_from_pieces.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

/// Reads a picture of the request. If the picture is damaged, adds a warning or returns an error,
/// as requested.
Expected<cv::Mat> readOneOf(const LookRequest& request, const std::filesystem::path& file,
                            LookInputs& inputs) {
    const Expected<CheckedPicture> picture = readDamagedPicture(file);
    if (!picture) {
        return tl::make_unexpected(picture.error());
    }
    if (picture->damage.isAny()) {
        const std::string damage = describe(picture->damage);
        if (request.damage == Damage::IsRefused) {
            return wrongSetting("accept-damage",
                                file.string() + ": the picture is damaged (" + damage +
                                    "), so no ruling is given on it; copy or take it again, or "
                                    "accept the damage",
                                ExitStatus::CannotRead);
        }
        inputs.warnings.push_back(message("%1: %2", file.string(), warningOf(picture->damage)));
    }
    return picture->image;
}

Expected<cv::Mat> readBefore(const LookRequest& request, LookInputs& inputs) {
    const std::filesystem::path& file = *request.before;
    const cv::Size size = inputs.frame.image.size();
    Expected<cv::Mat> before = readOneOf(request, file, inputs);
    if (before && before->size() != size) {
        return failWith(
            ExitStatus::CannotRead,
            message("%1: %2", file.string(),
                    message("the picture before is %1 px but the picture is %2 px; take "
                            "both with the same camera, without moving it",
                            sizeText(before->size()), sizeText(size))));
    }
    return before;
}

Expected<CameraIntrinsics> readCamera(const std::filesystem::path& file, cv::Size size) {
    return loadCamera(file)
        .and_then([&](const CameraIntrinsics& camera) { return rescaled(camera, size); })
        .map_error([&](const CalibrationError& error) {
            Failure failure = failureOf(error);
            if (english(failure.message).find(file.filename().string()) == std::string::npos) {
                failure.message = message("%1: %2", file.string(), failure.message);
            }
            return failure;
        });
}

void takeLearned(const std::filesystem::path& table, LookInputs& inputs) {
    const learn::LearnedOrNot learned = learn::learnedLookOf(table);
    inputs.learned = learned.look;
    if (learned.warning) {
        inputs.warnings.push_back(*learned.warning);
    }
}

std::vector<int> tagsInView(const cv::Mat& image, const TableDescription& table) {
    const std::optional<TagFamily> family = tagFamily(table.tagDictionary);
    std::vector<int> ids;
    if (family) {
        cv::Mat gray;
        cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
        for (const DetectedTag& tag : detectTags(gray, *family)) {
            ids.push_back(tag.id);
        }
    }
    std::ranges::sort(ids);
    return ids;
}

std::string listOf(const std::vector<int>& ids) {
    std::string list;
    for (const int id : ids) {
        list += (list.empty() ? "" : ", ") + std::to_string(id);
    }
    return list;
}

/// Returns the failure for tags that are visible but do not give the view of the table.
Failure tagsDoNotServe(const std::vector<int>& seen, const TableDescription& table,
                       const CalibrationError& error) {
    const auto isOfTable = [&](int id) {
        return std::ranges::count(table.tags, id, &TableTag::id) > 0;
    };
    if (std::ranges::any_of(seen, isOfTable)) {
        return failureOf(error);
    }
    return {ExitStatus::TableNotFound,
            message("the tags in view (%1) are not in the table file; is it another table's?",
                    listOf(seen))};
}

FoundTable byPieces(const LookInputs& inputs) {
    auto [view, pieces] = scale::viewFromPieces(inputs.frame.image, inputs.camera);
    FoundTable found{std::move(view), {}, std::move(pieces)};
    if (const auto mirrored = mirroredTags(inputs.frame.image, inputs.table)) {
        found.warnings.push_back(*mirrored);
    }
    return found;
}

/// Determines the view without a table file. Uses the kit's tags. If they are unusable, the pieces
/// give the scale, and a warning names the tags' fault.
FoundTable withoutTableFile(const LookInputs& inputs) {
    const auto kit = tableByKitTags(inputs.frame.image, inputs.camera);
    if (kit) {
        return *kit;
    }
    FoundTable found = byPieces(inputs);
    if (!tagsInView(inputs.frame.image, {}).empty()) {
        found.warnings.push_back(kit.error().message);
    }
    return found;
}

FoundTable withoutScale(const cv::Mat& image) {
    FoundTable found;
    found.view.camera.size = image.size();
    return found;
}

/// Determines the view only from the kit's tags. Used for pieces that are found at any scale,
/// because determining the scale from pieces takes long.
FoundTable byKitTagsAlone(const LookInputs& inputs) {
    return tableByKitTags(inputs.frame.image, inputs.camera)
        .value_or(withoutScale(inputs.frame.image));
}

/// Checks the tags' printed size with the pieces of War Galley, if such pieces are to be found.
FoundTable withPieces(FoundTable found, const LookInputs& inputs, const ObserveOptions& options) {
    const bool soughtThem = options.detectors.contains(Detector::Galleys) ||
                            options.detectors.contains(Detector::Matches);
    return found.kit && soughtThem ? withDoubtOfPrint(inputs.frame.image, std::move(found)) : found;
}

/// Returns the kinds of pieces of the table file's game; the default kinds if the file names no
/// board.
SoughtPieces sightFor(const std::optional<TableDescription>& table) {
    return table && table->board ? sightOf(table->board->game)
                                 : SoughtPieces{ObserveOptions{}.detectors};
}

/// Tells whether the scale is needed. It is not needed for codes and dice, which are found at any
/// scale.
bool needsScale(const std::set<Detector>& sought) {
    return std::ranges::any_of(
        sought, [](Detector d) { return d != Detector::Codes && d != Detector::Dice; });
}

/// Adds the detectors of all pieces that can confirm a scale, if pieces gave the scale. So the
/// result does not depend on the requested detectors.
ObserveOptions withAllPieces(ObserveOptions options, const Registration& registration) {
    if (isByPieces(registration)) {
        options.detectors.insert({Detector::Galleys, Detector::Matches});
    }
    return options;
}

/// Discards a scale from pieces, and all pieces found with it, if these pieces do not confirm the
/// scale.
void distrustScale(const cv::Mat& image, const TableView& view, TableObservation& seen) {
    if (isByPieces(seen.registration) && !scale::isBorneOut(image, view, seen)) {
        seen.registration = {};
        seen.galleys.clear();
        seen.matches.clear();
        seen.orders.clear();
    }
}

void keepWhatIsSought(const std::set<Detector>& sought, TableObservation& seen) {
    if (!sought.contains(Detector::Galleys)) {
        seen.galleys.clear();
    }
    if (!sought.contains(Detector::Matches)) {
        seen.matches.clear();
    }
}

/// Adds warnings if no tag of a table file gave the positions. Error: TableNotFound if a table file
/// was given and nothing in the picture gives a scale.
Expected<void> settleScale(const LookInputs& inputs, const std::set<Detector>& sought,
                           TableObservation& seen) {
    if (isByPieces(seen.registration) && inputs.table) {
        seen.warnings.push_back(message("no tag of the table file is in view: positions are the "
                                        "picture's, the scale is that of the pieces"));
    }
    if (seen.registration.method != RegistrationMethod::None) {
        return {};
    }
    if (inputs.table) {
        return failWith(
            ExitStatus::TableNotFound,
            message("no tag of the table file is in the picture, and no match or matchbox "
                    "to take the scale from; show a tag whole"));
    }
    if (!needsScale(sought)) {
        seen.warnings.push_back(
            message("places are in pixels only; show the tags of the kit, or give the table file, "
                    "for millimetres"));
        return {};
    }
    seen.warnings.push_back(message("nothing of known size is in view: lay a match or a matchbox "
                                    "on the table, or use a table file and its tags"));
    return {};
}

/// Warns of orders that break a limit of the rules. The picture does not show to which galley of a
/// side a column belongs, so only orders that no galley may have give a warning.
void checkOrders(TableObservation& seen) {
    for (const OrderColumn& column : seen.orders) {
        if (const auto broken = war_galley::brokenLimit(column.sequence, std::nullopt)) {
            seen.warnings.push_back(message("orders of side %1: %2", nameOf(column.side),
                                            message("%1 (%2)", broken->because, broken->rule)));
        }
    }
}

Expected<TableObservation> observe(const LookInputs& inputs, const ObserveOptions& options,
                                   const FoundTable& table) {
    TableObservation seen = observeTable(
        inputs.frame, table.view, withAllPieces(options, table.view.registration), table.pieces);
    checkOrders(seen);
    distrustScale(inputs.frame.image, table.view, seen);
    keepWhatIsSought(options.detectors, seen);
    return settleScale(inputs, options.detectors, seen).map([&] { return seen; });
}

} // namespace

ObserveOptions observeOptions(const LookRequest& request, const LookInputs& inputs) {
    ObserveOptions options;
    const SoughtPieces sight = sightFor(inputs.table);
    options.detectors = request.detectors.empty() ? sight.kinds : request.detectors;
    options.tokens = sight.tokens;
    options.looseMatches = request.looseMatches;
    options.learned = inputs.learned;
    if (inputs.table) {
        options.board = inputs.table->board;
    }
    return options;
}

Message warningOf(const PictureDamage& damage) {
    return message("the picture is damaged (%1): things may be missing from it or lie elsewhere",
                   describe(damage));
}

Failure notExamined(const std::filesystem::path& picture) {
    return {ExitStatus::CannotRead,
            message("%1: %2", picture.string(),
                    message("the picture could not be examined (%1); please report it with the "
                            "picture",
                            whatWasThrown()))};
}

Expected<LookInputs> readLookInputs(const LookRequest& request) {
    LookInputs inputs;
    return readOneOf(request, request.picture, inputs).and_then([&](const cv::Mat& image) {
        return readLookInputs(request, image).map([&](LookInputs all) {
            all.warnings.insert(all.warnings.begin(), inputs.warnings.begin(),
                                inputs.warnings.end());
            return all;
        });
    });
}

Expected<LookInputs> readLookInputs(const LookRequest& request, const cv::Mat& picture) {
    LookInputs inputs;
    inputs.frame.image = picture;
    if (request.before) {
        const Expected<cv::Mat> before = readBefore(request, inputs);
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
        takeLearned(*request.table, inputs);
    }
    if (request.camera) {
        const Expected<CameraIntrinsics> camera = readCamera(*request.camera, picture.size());
        if (!camera) {
            return tl::make_unexpected(camera.error());
        }
        inputs.camera = *camera;
    }
    return inputs;
}

std::optional<Message> mirroredTags(const cv::Mat& image,
                                    const std::optional<TableDescription>& table) {
    const auto family = tagFamily(table.value_or(TableDescription()).tagDictionary);
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    return family && areTagsMirrored(gray, *family)
               ? std::optional(message("the picture is mirrored: its tags are seen as in a mirror; "
                                       "turn mirroring off where the camera is set"))
               : std::nullopt;
}

Expected<FoundTable> findTable(const LookInputs& inputs) {
    const cv::Mat& image = inputs.frame.image;
    if (!inputs.table) {
        return withoutTableFile(inputs);
    }
    const Calibrated<TableRegistration> found = registerTable(image, *inputs.table, inputs.camera);
    if (found) {
        return FoundTable{found->view, found->warnings, std::nullopt};
    }
    if (const std::vector<int> seen = tagsInView(image, *inputs.table); !seen.empty()) {
        return tl::make_unexpected(tagsDoNotServe(seen, *inputs.table, found.error()));
    }
    return byPieces(inputs);
}

/// Converts exceptions to failures, because OpenCV may throw on unexpected input or when memory is
/// insufficient.
Expected<Look> lookAtTable(const LookRequest& request, const LookInputs& inputs) {
    try {
        const ObserveOptions options = observeOptions(request, inputs);
        return (inputs.table || needsScale(options.detectors)
                    ? findTable(inputs)
                    : Expected<FoundTable>(byKitTagsAlone(inputs)))
            .and_then([&](const FoundTable& table) {
                const FoundTable found = withPieces(table, inputs, options);
                return observe(inputs, options, found).map([&](TableObservation seen) {
                    for (const auto* more : {&found.warnings, &inputs.warnings}) {
                        seen.warnings.insert(seen.warnings.begin(), more->begin(), more->end());
                    }
                    return Look{request.picture,    inputs.frame.before.has_value(),
                                inputs.frame.image, found.view,
                                std::move(seen),    options.board,
                                options.detectors};
                });
            })
            .map_error([&](const Failure& failure) {
                return Failure{failure.status,
                               message("%1: %2", request.picture.string(), failure.message)};
            });
    } catch (...) {
        return tl::make_unexpected(notExamined(request.picture));
    }
}

Expected<Look> lookAtTable(const LookRequest& request) {
    return readLookInputs(request).and_then(
        [&](const LookInputs& inputs) { return lookAtTable(request, inputs); });
}

} // namespace umpire
