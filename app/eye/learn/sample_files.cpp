#include "app/eye/learn/sample_files.h"

#include "app/eye/learn/safe_file.h"
#include "app/eye/picture/read_picture.h"
#include "calibration/files/checked_yaml.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <opencv2/imgcodecs.hpp>
#include <span>
#include <string_view>

namespace umpire::learn {
namespace {

using matches::JudgePatch;

constexpr int kVersion = 1;
constexpr std::size_t kMostSamples = 200; ///< maximum for each picture
constexpr std::size_t kMostPictures = 500;
constexpr NumberRange kChance{0, 1};
constexpr NumberRange kCount{0, 1000};
constexpr std::array kHeads{"at_head", "at_tail", "none", "unknown"};

bool isHex(std::string_view text, std::size_t digits) {
    return text.size() == digits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Tells whether the name may be a picture's name. Nothing else is accepted, because the name
/// becomes part of a path.
bool isSampleName(std::string_view name) {
    return isHex(name, 16);
}

std::string hashOf(std::span<const unsigned char> bytes, std::uint64_t hash = 0xcbf29ce484222325U) {
    for (const unsigned char byte : bytes) {
        hash = (hash ^ byte) * 0x100000001b3U; // FNV-1a
    }
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
    return text.data();
}

/// Returns the name of the file with the crops. It contains a hash of their content. The text file,
/// which is written after the crops, contains this name. So if the disk is full at the second
/// write, the old text still leads to the old crops.
std::string cropsName(const std::string& picture, const std::string& hash) {
    return picture + "." + hash + ".png";
}

void removeOtherCrops(const std::filesystem::path& folder, const std::string& picture,
                      const std::string& kept) {
    std::error_code error;
    for (auto entry = std::filesystem::directory_iterator(folder, error);
         !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(picture + ".") && name.ends_with(".png") && name != kept) {
            std::error_code ignored;
            std::filesystem::remove(entry->path(), ignored);
        }
    }
}

std::string textOf(const SampledPicture& picture, const std::string& crops) {
    std::string text = "%YAML:1.0\n---\numpire_samples: " + std::to_string(kVersion) +
                       "\ncrops: \"" + crops +
                       "\"\ncorrections: " + std::to_string(picture.corrections) + "\nsamples:\n";
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

struct ParsedSamples {
    SampledPicture picture;
    std::string crops; ///< hash in the name of the crops' file
};

Expected<ParsedSamples> parseSamples(const std::string& text, const std::string& name) {
    CheckedYaml yaml(text, name, "take the file away, or add its picture once more");
    const auto version = yaml.integer(
        yaml.required(yaml.root(), "umpire_samples", "umpire_samples"), "umpire_samples", kCount);
    if (yaml.ok() && version != kVersion) {
        yaml.reject("umpire_samples", "this version of Umpire reads files of version 1");
    }
    ParsedSamples parsed;
    parsed.crops = yaml.text(yaml.required(yaml.root(), "crops", "crops"), "crops");
    if (yaml.ok() && !isHex(parsed.crops, 16)) {
        yaml.reject("crops", "must be 16 hexadecimal digits");
    }
    SampledPicture& picture = parsed.picture;
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
        return failWith(ExitStatus::CannotRead, yaml.fault().message);
    }
    return parsed;
}

Expected<SampledPicture> readOne(const std::filesystem::path& file) {
    const auto text = readTextFile(file.string());
    if (!text) {
        return failWith(ExitStatus::CannotRead, text.error().message);
    }
    auto parsed = parseSamples(*text, file.string());
    if (!parsed) {
        return tl::make_unexpected(parsed.error());
    }
    SampledPicture& picture = parsed->picture;
    picture.name = file.stem().string();
    const std::filesystem::path crops = file.parent_path() / cropsName(picture.name, parsed->crops);
    const Expected<cv::Mat> image = readPicture(crops);
    if (!image) {
        return tl::make_unexpected(image.error());
    }
    const int count = int(picture.samples.size());
    if (image->cols != JudgePatch::kColumns || image->rows != JudgePatch::kRows * count) {
        return failWith(ExitStatus::CannotRead,
                        crops.string() +
                            ": does not have the crops that the .yaml file beside it "
                            "tells of; take both away, or add their picture once more");
    }
    for (int k = 0; k < count; ++k) {
        picture.samples[std::size_t(k)].crop.picture =
            image->rowRange(k * JudgePatch::kRows, (k + 1) * JudgePatch::kRows).clone();
    }
    return picture;
}

} // namespace

std::string sampleNameOf(const cv::Mat& image) {
    const cv::Mat whole = image.isContinuous() ? image : image.clone();
    return hashOf({whole.data, whole.total() * whole.elemSize()});
}

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
    std::vector<cv::Mat> pictures;
    for (const Sample& sample : kept.samples) {
        pictures.push_back(sample.crop.picture);
    }
    cv::Mat sheet;
    cv::vconcat(pictures, sheet);
    std::vector<unsigned char> png;
    cv::imencode(".png", sheet, png);
    const std::string hash = hashOf(png);
    const std::string crops = cropsName(kept.name, hash);
    return writeSafely(folder / crops, {reinterpret_cast<const char*>(png.data()), png.size()})
        .and_then([&] { return writeSafely(folder / (kept.name + ".yaml"), textOf(kept, hash)); })
        .map([&] { removeOtherCrops(folder, kept.name, crops); });
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
        return failWith(ExitStatus::CannotRead, folder.string() + ": cannot be read (" +
                                                    error.message() + "); check its permissions");
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
