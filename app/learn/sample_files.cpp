#include "app/learn/sample_files.h"

#include "app/learn/safe_file.h"
#include "app/picture/read_picture.h"
#include "calibration/checked_yaml.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <opencv2/imgcodecs.hpp>

namespace umpire::learn {
namespace {

using matches::JudgePatch;

constexpr int kVersion = 1;
constexpr std::size_t kMostSamples = 200; ///< of a picture
constexpr std::size_t kMostPictures = 500;
constexpr NumberRange kChance{0, 1};
constexpr NumberRange kCount{0, 1000};
constexpr std::array kHeads{"at_head", "at_tail", "none", "unknown"};

/// The name is part of paths: nothing else is one.
bool isSampleName(const std::string& name) {
    return name.size() == 16 && name.find_first_not_of("0123456789abcdef") == std::string::npos;
}

std::string textOf(const SampledPicture& picture) {
    std::string text = "%YAML:1.0\n---\numpire_samples: " + std::to_string(kVersion) +
                       "\ncorrections: " + std::to_string(picture.corrections) + "\nsamples:\n";
    for (const Sample& sample : picture.samples) {
        text += std::string("   - { match: ") + (sample.isMatch ? "1" : "0") +
                ", head: " + kHeads[std::size_t(sample.head)] +
                ", fit: " + exactText(sample.crop.confidence) +
                ", proposed: " + exactText(sample.crop.score) + " }\n";
    }
    return text;
}

Sample readSample(CheckedYaml& yaml, const YAML::Node& node, const std::string& key) {
    const auto required = [&](const char* name) {
        return yaml.required(node, name, key + "." + name);
    };
    Sample sample;
    sample.isMatch = yaml.integer(required("match"), key + ".match", kChance) == 1;
    sample.crop.confidence = yaml.number(required("fit"), key + ".fit", kChance);
    sample.crop.score = yaml.number(required("proposed"), key + ".proposed", kChance);
    const std::string head = yaml.text(required("head"), key + ".head");
    const auto known = std::ranges::find(kHeads, head);
    if (yaml.ok() && known == kHeads.end()) {
        yaml.reject(key + ".head", "must be at_head, at_tail, none or unknown");
    } else if (yaml.ok()) {
        sample.head = HeadPlace(known - kHeads.begin());
    }
    return sample;
}

Expected<SampledPicture> parseSamples(const std::string& text, const std::string& name) {
    CheckedYaml yaml(text, name, "take the file away, or add its picture once more");
    const auto version = yaml.integer(
        yaml.required(yaml.root(), "umpire_samples", "umpire_samples"), "umpire_samples", kCount);
    if (yaml.ok() && version != kVersion) {
        yaml.reject("umpire_samples", "this version of Umpire reads files of version 1");
    }
    SampledPicture picture;
    picture.corrections = yaml.integer(yaml.required(yaml.root(), "corrections", "corrections"),
                                       "corrections", kCount);
    const YAML::Node samples = yaml.required(yaml.root(), "samples", "samples");
    if (yaml.ok() && (!samples.IsSequence() || samples.size() > kMostSamples)) {
        yaml.reject("samples", "must be a list of at most 200 entries");
    }
    for (std::size_t k = 0; yaml.ok() && k < samples.size(); ++k) {
        picture.samples.push_back(
            readSample(yaml, samples[k], "samples[" + std::to_string(k) + "]"));
    }
    if (!yaml.ok()) {
        return tl::make_unexpected(Failure{ExitStatus::CannotRead, yaml.fault().message});
    }
    return picture;
}

Expected<SampledPicture> readOne(const std::filesystem::path& file) {
    const auto text = readTextFile(file.string());
    if (!text) {
        return tl::make_unexpected(Failure{ExitStatus::CannotRead, text.error().message});
    }
    auto picture = parseSamples(*text, file.string());
    if (!picture) {
        return picture;
    }
    const std::filesystem::path crops = std::filesystem::path(file).replace_extension(".png");
    const Expected<cv::Mat> image = readPicture(crops);
    if (!image) {
        return tl::make_unexpected(image.error());
    }
    const int count = int(picture->samples.size());
    if (image->cols != JudgePatch::kColumns || image->rows != JudgePatch::kRows * count) {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead,
                    crops.string() + ": does not have the crops that the .yaml file beside it "
                                     "tells of; take both away, or add their picture once more"});
    }
    for (int k = 0; k < count; ++k) {
        picture->samples[std::size_t(k)].crop.picture =
            image->rowRange(k * JudgePatch::kRows, (k + 1) * JudgePatch::kRows).clone();
    }
    picture->name = file.stem().string();
    return picture;
}

} // namespace

std::string sampleNameOf(const cv::Mat& image) {
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a
    for (int row = 0; row < image.rows; ++row) {
        const auto* bytes = image.ptr(row);
        for (std::size_t k = 0; k < std::size_t(image.cols) * image.elemSize(); ++k) {
            hash = (hash ^ bytes[k]) * 0x100000001b3U;
        }
    }
    std::array<char, 17> name{};
    std::snprintf(name.data(), name.size(), "%016llx", static_cast<unsigned long long>(hash));
    return name.data();
}

/// The crops first: a text without them would be damaged, crops without their text are nothing.
Expected<void> writeSamples(const std::filesystem::path& folder, const SampledPicture& picture) {
    std::error_code error;
    if (std::filesystem::create_directory(folder, error)) {
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    }
    if (picture.samples.empty()) {
        return {};
    }
    SampledPicture kept = picture;
    kept.samples.resize(std::min(kept.samples.size(), kMostSamples));
    std::vector<cv::Mat> crops;
    for (const Sample& sample : kept.samples) {
        crops.push_back(sample.crop.picture);
    }
    cv::Mat sheet;
    cv::vconcat(crops, sheet);
    std::vector<unsigned char> png;
    cv::imencode(".png", sheet, png);
    const std::filesystem::path file = folder / kept.name;
    return writeSafely(file.string() + ".png",
                       {reinterpret_cast<const char*>(png.data()), png.size()})
        .and_then([&] { return writeSafely(file.string() + ".yaml", textOf(kept)); });
}

Expected<SamplesRead> readSamples(const std::filesystem::path& folder) {
    SamplesRead read;
    std::error_code error;
    if (!std::filesystem::exists(folder, error)) {
        return read;
    }
    std::vector<std::filesystem::path> files;
    for (auto entry = std::filesystem::directory_iterator(folder, error);
         !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::filesystem::path& path = entry->path();
        if (path.extension() == ".yaml" && isSampleName(path.stem().string())) {
            files.push_back(path);
        }
    }
    if (error) {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead, folder.string() + ": cannot be read (" +
                                                error.message() + "); check its permissions"});
    }
    std::ranges::sort(files);
    if (files.size() > kMostPictures) {
        read.warnings.emplace_back(folder.string() + ": of the pictures' samples only the first " +
                                   std::to_string(kMostPictures) + " are taken");
        files.resize(kMostPictures);
    }
    for (const std::filesystem::path& file : files) {
        auto picture = readOne(file);
        if (picture) {
            read.pictures.push_back(*std::move(picture));
        } else {
            read.warnings.push_back(message("left out: %1", picture.error().message));
        }
    }
    return read;
}

} // namespace umpire::learn
