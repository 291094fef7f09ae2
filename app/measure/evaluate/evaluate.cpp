#include "app/measure/evaluate/evaluate.h"

#include "app/eye/one_picture/look_json.h"
#include "app/eye/one_picture/rule_on_toss.h"
#include "app/measure/evaluate/compare_look.h"
#include "app/measure/evaluate/compare_score.h"
#include "app/measure/evaluate/counted_tosses.h"
#include "app/measure/evaluate/truth.h"
#include "calibration/measure/calibration_files.h"

#include <algorithm>
#include <set>

namespace umpire {
namespace {

using nlohmann::json;
using Path = std::filesystem::path;

/// Schema of certificate files. They have the name of a picture too, but contain no truth.
constexpr const char* kCertificateSchema = "umpire.certificate/1";

/// Returns the path of a file beside the picture; for NAME.jpg and "-camera.yaml",
/// NAME-camera.yaml.
Path beside(const Path& picture, const std::string& ending) {
    return picture.parent_path() / (picture.stem().string() + ending);
}

bool isThere(const Path& file) {
    std::error_code error;
    return std::filesystem::exists(file, error);
}

bool isPicture(const Path& file) {
    static const std::set<std::string> kEndings = {".jpg", ".jpeg", ".png", ".webp",
                                                   ".tif", ".tiff", ".bmp"};
    return kEndings.contains(file.extension().string()) &&
           !file.stem().string().ends_with("-before");
}

Expected<std::vector<Path>> picturesIn(const Path& folder) {
    std::vector<Path> pictures;
    std::error_code error;
    using Walk = std::filesystem::recursive_directory_iterator;
    for (Walk walk(folder, error); !error && walk != Walk(); walk.increment(error)) {
        if (isPicture(walk->path())) {
            pictures.push_back(walk->path());
        }
    }
    if (error) {
        return failWith(ExitStatus::CannotRead, folder.string() + ": this folder cannot be read (" +
                                                    error.message() + "); name another one");
    }
    if (pictures.empty()) {
        return failWith(ExitStatus::CannotRead,
                        folder.string() + ": no picture lies there; name a folder with pictures "
                                          "(NAME.jpg) and their truth files (NAME.json)");
    }
    std::ranges::sort(pictures);
    return pictures;
}

/// A picture with its truth.
struct Labelled {
    Path picture;
    Path truthFile;
    json truth;
    std::optional<CameraIntrinsics> camera; ///< none if the truth does not contain it
    std::optional<TableDescription> table;  ///< none if the truth does not contain it
};

/// Returns what `look` is asked about the picture. Chooses the camera and table files that the
/// truth does not contain. A picture whose matches are known in pixels has no table.
LookRequest requestFor(const Labelled& one, const EvaluateOptions& options) {
    LookRequest request{.picture = one.picture};
    const std::string kind = kindOf(one.truth);
    if (kind == "dice") {
        request.detectors = {Detector::Dice};
    } else if (kind == "codes") {
        request.detectors = {Detector::Codes};
    }
    if (options.before == PictureBefore::Given) {
        request.before = beside(one.picture, "-before.jpg");
    }
    const auto firstOf = [](const std::vector<Path>& files) {
        const auto found = std::ranges::find_if(files, isThere);
        return found == files.end() ? std::nullopt : std::optional(*found);
    };
    if (options.camera == CameraFile::Given && !one.camera) {
        request.camera = firstOf({beside(one.picture, "-camera.yaml")});
    }
    if (options.camera == CameraFile::Given && kind == "counted" && !request.camera) {
        request.camera = firstOf({one.picture.parent_path() / "camera.yaml"});
    }
    if (!one.table && kind != "handful") {
        const Path folder = one.picture.parent_path();
        request.table = firstOf({beside(one.picture, "-table.yaml"), folder / "table.yaml",
                                 folder.parent_path() / "table.yaml"});
    }
    return request;
}

Expected<LookInputs> inputsFor(const Labelled& one, const LookRequest& request,
                               const EvaluateOptions& options) {
    Expected<LookInputs> inputs = readLookInputs(request);
    if (inputs && one.table) {
        inputs->table = one.table;
    }
    if (inputs && one.camera && options.camera == CameraFile::Given) {
        const auto fitting = rescaled(*one.camera, inputs->frame.image.size());
        if (!fitting) {
            return failWith(ExitStatus::CannotRead,
                            one.picture.string() + ": " + english(fitting.error().message));
        }
        inputs->camera = *fitting;
    }
    return inputs;
}

/// Returns the toss with the ids that `look` gave its galleys; none if a galley was not found.
std::optional<TossAsked> askedOf(const json& toss, const std::map<std::string, std::string>& ids) {
    const auto attacker = ids.find(toss.at("attacker"));
    const auto target = ids.find(toss.at("target"));
    return attacker == ids.end() || target == ids.end()
               ? std::nullopt
               : std::optional(TossAsked{attacker->second, target->second, std::nullopt});
}

/// Chooses the galley nearest to the named side of the picture as the attacker, and the galley
/// farthest from the attacker as the target. Returns none if fewer than two galleys are found, or
/// if the side is unknown.
std::optional<TossAsked> askedByPlace(const Look& look, const std::string& side) {
    const std::vector<Galley>& galleys = look.observation.galleys;
    if (galleys.size() < 2) {
        return std::nullopt;
    }
    static const std::set<std::string> kSides = {"left", "right", "top", "bottom"};
    if (!kSides.contains(side)) {
        return std::nullopt;
    }
    const auto towardsIt = [&](const Galley& galley) {
        const ImagePoint at =
            imageFromTable(look.view, {galley.center.x, galley.center.y, Millimetres(0.0)});
        const double along = side == "left" || side == "right" ? at.x.value() : at.y.value();
        return side == "left" || side == "top" ? -along : along;
    };
    const auto [target, attacker] = std::ranges::minmax_element(galleys, {}, towardsIt);
    return TossAsked{attacker->id, target->id, std::nullopt};
}

/// The result of `look` with its request and inputs.
struct Looked {
    const LookRequest& request;
    const LookInputs& inputs;
    const Look& look;
};

/// Judges `score` twice: with the number of dropped matches, and without it. `looked` is none if
/// `look` gave no answer.
void judgeToss(const std::optional<Looked>& looked, const std::optional<TossAsked>& asked,
               const json& truth, Figures& figures) {
    json plain;
    json dropped;
    if (looked && asked) {
        if (const auto ruling = ruleOnToss(looked->look, *asked)) {
            plain = jsonOf(*ruling);
        }
        TossAsked counted = *asked;
        counted.dropped = droppedIn(truth);
        if (const auto ruled =
                ruleOnDropped(looked->look, looked->request, looked->inputs, counted)) {
            dropped = jsonOf(ruled->ruling);
        }
    }
    compareScore(plain, truth, figures);
    compareDroppedScore(dropped, truth, figures);
}

/// Judges `score` for a toss whose matches were counted by hand.
void judgeCounted(const std::optional<Looked>& looked, const json& truth, Figures& figures) {
    json said;
    const json& toss = truth.at("toss");
    auto asked = looked ? askedByPlace(looked->look, toss.at("attacker")) : std::nullopt;
    if (asked) {
        asked->dropped = toss.at("dropped").get<int>();
        if (const auto ruled =
                ruleOnDropped(looked->look, looked->request, looked->inputs, *asked)) {
            said = jsonOf(ruled->ruling);
        }
    }
    compareCounted(said, truth, figures);
}

/// Judges a result; none means that `look` gave no answer.
Figures figuresOf(const std::optional<Looked>& looked, const json& truth) {
    Figures figures;
    figures.judge("look_answered", looked.has_value());
    if (kindOf(truth) == "counted") {
        judgeCounted(looked, truth, figures);
        return figures;
    }
    const auto ids =
        compareLook(looked ? json(jsonOf(looked->look)) : json::object(), truth, figures);
    if (kindOf(truth) == "toss") {
        judgeToss(looked, askedOf(truth.at("toss"), ids), truth, figures);
    }
    return figures;
}

/// Turns nlohmann's exceptions, for fields of the truth that are missing or of another type, into
/// errors.
template <class Work>
auto withTruth(const Path& truthFile, const Work& work) -> decltype(work()) {
    try {
        return work();
    } catch (const json::exception& error) {
        const std::string what = error.what();
        return failWith(ExitStatus::CannotRead,
                        truthFile.string() + ": the truth is malformed (" +
                            what.substr(what.find(']') + 2) +
                            "); write it as the files of sample_images are");
    }
}

/// Reads what the truth says about the picture. Compares the truth with an empty answer, so that
/// faults of the truth are found before any picture is examined.
Expected<Labelled> labelledBy(const json& truth, const Path& picture, const Path& truthFile) {
    return withTruth(truthFile, [&]() -> Expected<Labelled> {
        const auto camera = cameraOf(truth, truthFile.string());
        const auto table = tableOf(truth, truthFile.string());
        if (!camera || !table) {
            return tl::make_unexpected(!camera ? camera.error() : table.error());
        }
        figuresOf(std::nullopt, truth);
        return Labelled{picture, truthFile, truth, *camera, *table};
    });
}

/// The lists of counted tosses. Each list is read once.
class CountedFolders {
public:
    /// Returns the truth of a picture from the list in its folder. Returns none if there is no
    /// list, or if it does not name the picture.
    Expected<std::optional<json>> truthOf(const Path& picture) {
        const Path list = picture.parent_path() / kCountedList;
        if (!lists_.contains(list)) {
            auto read = isThere(list) ? countedTosses(list) : std::map<std::string, json>();
            if (!read) {
                return tl::make_unexpected(read.error());
            }
            lists_[list] = *std::move(read);
        }
        const auto found = lists_[list].find(picture.filename().string());
        return found == lists_[list].end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<Path, std::map<std::string, json>> lists_;
};

/// Reads the truth of a picture from its own truth file, or else from the list in its folder.
/// Returns none if neither has a truth.
Expected<std::optional<Labelled>> readLabelled(const Path& picture, CountedFolders& counted) {
    const auto some = [](Labelled one) { return std::optional(std::move(one)); };
    const Path truthFile = beside(picture, ".json");
    if (isThere(truthFile)) {
        return readTruth(truthFile).and_then([&](const json& truth)
                                                 -> Expected<std::optional<Labelled>> {
            if (truth.value("schema", json()) == kCertificateSchema) {
                return std::nullopt; // the file is a certificate, and the picture shows its sheet
            }
            return labelledBy(truth, picture, truthFile).map(some);
        });
    }
    return counted.truthOf(picture).and_then(
        [&](const std::optional<json>& truth) -> Expected<std::optional<Labelled>> {
            return truth
                       ? labelledBy(*truth, picture, picture.parent_path() / kCountedList).map(some)
                       : std::optional<Labelled>();
        });
}

/// Returns the pictures to examine, each with its truth. Adds the other pictures to `withoutTruth`.
Expected<std::vector<Labelled>> labelledIn(const EvaluateOptions& options,
                                           std::vector<Path>& withoutTruth) {
    const Expected<std::vector<Path>> pictures = picturesIn(options.folder);
    if (!pictures) {
        return tl::make_unexpected(pictures.error());
    }
    std::vector<Labelled> labelled;
    CountedFolders counted;
    for (const Path& picture : *pictures) {
        Expected<std::optional<Labelled>> one = readLabelled(picture, counted);
        if (!one) {
            return tl::make_unexpected(one.error());
        }
        if (!*one) {
            withoutTruth.push_back(picture);
            continue;
        }
        if (kindOf((*one)->truth).starts_with(options.kind) &&
            (options.before == PictureBefore::Withheld ||
             isThere(beside(picture, "-before.jpg")))) {
            labelled.push_back(**std::move(one));
        }
    }
    if (withoutTruth.size() == pictures->size()) {
        return failWith(ExitStatus::CannotRead,
                        options.folder.string() +
                            ": no picture there has a truth file; lay "
                            "NAME.json beside NAME.jpg, as in sample_images, or a "
                            "list tosses.csv (docs/certificate.md)");
    }
    if (labelled.empty()) {
        return wrongUsage(
            options.folder.string() + ": no picture there is of the kind `" + options.kind + "`" +
            (options.before == PictureBefore::Given ? " and has a NAME-before.jpg" : "") +
            "; choose another kind or folder");
    }
    return labelled;
}

Expected<PictureScore> scoreOf(const Labelled& one, const EvaluateOptions& options) {
    return withTruth(one.truthFile, [&]() -> Expected<PictureScore> {
        const LookRequest request = requestFor(one, options);
        const Expected<LookInputs> inputs = inputsFor(one, request, options);
        const Expected<Look> look =
            inputs.and_then([&](const LookInputs& read) { return lookAtTable(request, read); });
        const auto looked = look ? std::optional(Looked{request, *inputs, *look}) : std::nullopt;
        return PictureScore{one.picture, one.truth.value("surface", ""),
                            figuresOf(looked, one.truth),
                            look ? "" : english(look.error().message)};
    });
}

} // namespace

Expected<Evaluation> evaluateFolder(const EvaluateOptions& options) {
    Evaluation evaluation{.options = options};
    const auto labelled = labelledIn(options, evaluation.withoutTruth);
    if (!labelled) {
        return tl::make_unexpected(labelled.error());
    }
    for (const Labelled& one : *labelled) {
        if (options.stop.stop_requested() && !evaluation.pictures.empty()) {
            evaluation.left = labelled->size() - evaluation.pictures.size();
            break;
        }
        Expected<PictureScore> score = scoreOf(one, options);
        if (!score) {
            return tl::make_unexpected(score.error());
        }
        evaluation.figures.add(score->figures);
        evaluation.pictures.push_back(std::move(*score));
        if (options.heard) {
            options.heard(evaluation.pictures.size(), labelled->size());
        }
    }
    return evaluation;
}

} // namespace umpire
