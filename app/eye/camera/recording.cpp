#include "app/eye/camera/recording.h"

#include "app/eye/camera/stream_capture.h"
#include "app/eye/picture/read_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire {
namespace {

namespace fs = std::filesystem;

/// Frame rate of a video whose frames have no times and whose rate is unknown.
constexpr FramesPerSecond kUsualRate{30.0};

StreamTime timeOfFrame(std::int64_t number, FramesPerSecond rate) {
    return StreamTime(std::int64_t(std::llround(double(number) * 1e6 / rate.value())));
}

/// A source that returns the pictures of a capture in order.
class Recording final : public FrameSource {
public:
    explicit Recording(std::unique_ptr<Capture> capture)
        : capture_(std::move(capture)), description_(capture_->description()) {
        if (!(description_.rate.value() > 0)) {
            description_.rate = kUsualRate;
        }
    }
    FromSource next(std::chrono::milliseconds) override;
    [[nodiscard]] SourceDescription description() const override { return description_; }

private:
    std::optional<FromSource> taken(const CapturedPicture& picture);
    std::optional<FromSource> taken(const DamagedPicture& damaged);
    static std::optional<FromSource> taken(const CaptureClosed&) { return std::nullopt; }
    std::optional<FromSource> leftOut(const Message& why);

    std::unique_ptr<Capture> capture_;
    SourceDescription description_;
    std::optional<CameraFrame> resized_;
    cv::Size size_;
    StreamTime time_{-1};
    std::int64_t count_ = 0;
    DamageCount damaged_;
    bool ended_ = false;
};

FromSource Recording::next(std::chrono::milliseconds) {
    if (resized_) {
        return *std::exchange(resized_, std::nullopt);
    }
    while (!ended_) {
        const Captured captured = capture_->read();
        if (const auto* closed = std::get_if<CaptureClosed>(&captured)) {
            ended_ = true;
            if (!closed->why.empty()) {
                return SourceNews{FrameDamaged{closed->why}, std::max(time_, StreamTime(0))};
            }
        } else if (auto got = std::visit([this](const auto& each) { return this->taken(each); },
                                         captured)) {
            return *std::move(got);
        }
    }
    return SourceNews{SourceEnded{}, std::max(time_, StreamTime(0))};
}

/// Counts a dropped frame. Returns the news of it; none if this frame is not reported.
std::optional<FromSource> Recording::leftOut(const Message& why) {
    const std::optional<FrameDamaged> told = damaged_.add(why);
    return told ? std::optional<FromSource>(SourceNews{*told, std::max(time_, StreamTime(0))})
                : std::nullopt;
}

std::optional<FromSource> Recording::taken(const DamagedPicture& damaged) {
    ++count_;
    return leftOut(damaged.why);
}

std::optional<FromSource> Recording::taken(const CapturedPicture& picture) {
    const std::int64_t number = count_++;
    // The times increase even if the file's times do not.
    time_ = std::max(picture.time.value_or(timeOfFrame(number, description_.rate)),
                     time_ + StreamTime(1));
    auto image =
        imageOf(picture, message("%1, %2", description_.name, message("frame %1", number)));
    if (!image) {
        return leftOut(image.error().message);
    }
    const cv::Size before = std::exchange(size_, image->size());
    CameraFrame frame{std::move(*image), time_, number};
    if (before.empty() || before == size_) {
        return frame;
    }
    resized_ = std::move(frame);
    return SourceNews{ResolutionChanged{before, size_}, time_};
}

class PictureFolder final : public Capture {
public:
    PictureFolder(std::vector<fs::path> files, SourceDescription description)
        : files_(std::move(files)), description_(std::move(description)) {}

    Captured read() override {
        if (given_ == files_.size()) {
            return CaptureClosed{};
        }
        const auto image = readPicture(files_[given_]);
        const StreamTime time = timeOfFrame(std::int64_t(given_++), description_.rate);
        return image ? Captured(CapturedPicture{*image, {}, time})
                     : Captured(DamagedPicture{image.error().message});
    }
    [[nodiscard]] SourceDescription description() const override { return description_; }

private:
    std::vector<fs::path> files_;
    SourceDescription description_;
    std::size_t given_ = 0;
};

bool isPicture(const fs::path& file) {
    static constexpr std::array<std::string_view, 8> kEndings{".jpg", ".jpeg", ".png",  ".webp",
                                                              ".bmp", ".tif",  ".tiff", ".jpe"};
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return char(std::tolower(c)); });
    return std::ranges::find(kEndings, ending) != kEndings.end();
}

/// Returns a file's name with numbers padded with zeros, so that frame2 is sorted before frame10.
std::string sortKey(const fs::path& file) {
    constexpr std::size_t kDigits = 20;
    const std::string name = file.filename().string();
    std::string key;
    for (std::size_t i = 0; i < name.size();) {
        const std::size_t end = std::min(name.find_first_not_of("0123456789", i), name.size());
        const std::size_t digits = end - i;
        if (digits == 0) {
            key += name[i++];
            continue;
        }
        key.append(kDigits - std::min(kDigits, digits), '0').append(name, i, digits);
        i = end;
    }
    return key;
}

bool comesBefore(const fs::path& a, const fs::path& b) {
    const std::string first = sortKey(a);
    const std::string second = sortKey(b);
    return first != second ? first < second : a < b;
}

} // namespace

std::unique_ptr<FrameSource> recordingOf(std::unique_ptr<Capture> capture) {
    return std::make_unique<Recording>(std::move(capture));
}

Expected<std::unique_ptr<FrameSource>> openVideo(const fs::path& file) {
    return openStream({.url = file.string(), .timing = Timing::File}, {}).map(recordingOf);
}

Expected<std::unique_ptr<FrameSource>> openPictures(const fs::path& folder, FramesPerSecond rate) {
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        if (isPicture(entry->path())) {
            files.push_back(entry->path());
        }
    }
    if (error || files.empty()) {
        return failWith(
            ExitStatus::CannotRead,
            message("%1: %2", folder.string(),
                    error ? Message("the folder cannot be read (" + error.message() + ")")
                          : message("holds no picture; give a folder of JPEG or PNG files")));
    }
    std::ranges::sort(files, comesBefore);
    return std::make_unique<Recording>(
        std::make_unique<PictureFolder>(files, SourceDescription{.kind = SourceKind::Pictures,
                                                                 .name = folder.string(),
                                                                 .rate = rate,
                                                                 .format = "pictures"}));
}

} // namespace umpire
