#include "app/measure/bench/bench.h"

#include "app/eye/picture/read_picture.h"
#include "app/measure/bench/board_bench.h"
#include "app/measure/bench/sample_pictures.h"
#include "app/measure/bench/stopwatch.h"
#include "vision/frame_facts.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace umpire {
namespace {

/// Measurements of one picture, or of all pictures of one size. Each list has one value per
/// repetition unless noted.
struct Timings {
    int pictures = 0;
    std::map<std::string, std::vector<double>> of;
    std::vector<std::string> stageOrder;
    std::vector<double> looksOverAruco; ///< one value per picture
    std::vector<double> looksBeforeOverAruco;

    void add(const std::string& what, double milliseconds) { of[what].push_back(milliseconds); }
    void addStage(const std::string& stage, double milliseconds) {
        if (std::ranges::find(stageOrder, stage) == stageOrder.end()) {
            stageOrder.push_back(stage);
        }
        add("stage " + stage, milliseconds);
    }
    /// Adds the measurements of another picture.
    void add(const Timings& picture) {
        ++pictures;
        for (const auto& [what, times] : picture.of) {
            of[what].insert(of[what].end(), times.begin(), times.end());
        }
        if (stageOrder.empty()) {
            stageOrder = picture.stageOrder;
        }
        looksOverAruco.push_back(picture.median("look") / picture.median("aruco"));
        if (picture.of.contains("before")) {
            const std::vector<double>& aruco = picture.of.at("aruco");
            std::ranges::copy(aruco, std::back_inserter(of["aruco beside before"]));
            looksBeforeOverAruco.push_back(picture.median("before") / medianOf(aruco));
        }
    }
    [[nodiscard]] double median(const std::string& what) const {
        const auto found = of.find(what);
        return found == of.end() ? 0.0 : medianOf(found->second);
    }
    [[nodiscard]] std::optional<double> medianIfAny(const std::string& what) const {
        return of.contains(what) ? std::optional(median(what)) : std::nullopt;
    }
};

/// Runs `look` on inputs that are in memory. Returns the number of found matches.
std::size_t lookOnce(const LookInputs& inputs, const StageEnded& stageEnded = {}) {
    const Expected<FoundTable> found = findTable(inputs);
    if (stageEnded) {
        stageEnded("register");
    }
    if (!found) {
        return 0;
    }
    ObserveOptions options;
    options.stageEnded = stageEnded;
    return observeTable(inputs.frame, found->view, options, found->pieces).matches.size();
}

/// Measures the stages of `look` that only other games need, on the same frames.
void timeOtherStages(const LookInputs& inputs, Timings& timings) {
    const Expected<FoundTable> found = findTable(inputs);
    if (!found) {
        return;
    }
    ObserveOptions options;
    options.detectors = {Detector::Dice};
    Stopwatch watch;
    options.stageEnded = [&](std::string_view stage) {
        const double lap = watch.lap();
        if (stage == "dice") {
            timings.addStage("dice, if asked for", lap);
        }
    };
    observeTable(inputs.frame, found->view, options);
}

/// Measures what a live game does in every frame.
void timeLiveFrame(const LookInputs& inputs, Timings& timings) {
    findTable(inputs).map([&](const FoundTable& found) {
        FrameFactsMeter meter(found.view, inputs.frame.image);
        std::chrono::microseconds stamp{0};
        timings.add("live", millisecondsOfShort([&] {
                        stamp += std::chrono::milliseconds(33);
                        meter.see(inputs.frame.image, stamp);
                    }));
    });
}

void timeOnce(const LookInputs& inputs, Timings& timings) {
    LookInputs alone = inputs;
    alone.frame.before.reset();
    timings.add("look", millisecondsOf([&] {
                    Stopwatch watch;
                    lookOnce(alone, [&](std::string_view stage) {
                        timings.addStage(std::string(stage), watch.lap());
                    });
                }));
    if (inputs.frame.before) {
        timings.add("before", millisecondsOf([&] { lookOnce(inputs); }));
    }
    timeOtherStages(alone, timings);
    timeLiveFrame(alone, timings);
    const cv::Mat& image = inputs.frame.image;
    timings.add("aruco", millisecondsOf([&] { detectWithAruco(image); }));
    timings.add("lsd", millisecondsOf([&] { detectWithLsd(image); }));
    timings.add("zxing", millisecondsOf([&] { detectWithZxing(image); }));
}

std::vector<double> sorted(std::vector<double> values) {
    std::ranges::sort(values);
    return values;
}

Expected<std::vector<BenchFrame>> timePictures(const std::vector<LookRequest>& requests,
                                               int repetitions) {
    std::map<cv::Size, Timings, BySize> bySize;
    for (const LookRequest& request : requests) {
        const Expected<LookInputs> inputs = readLookInputs(request);
        if (!inputs) {
            return tl::make_unexpected(inputs.error());
        }
        Timings picture;
        for (int i = 0; i < repetitions; ++i) {
            timeOnce(*inputs, picture);
            picture.add("decode", millisecondsOf([&] { readPicture(request.picture); }));
        }
        bySize[inputs->frame.image.size()].add(picture);
    }
    std::vector<BenchFrame> frames;
    for (const auto& [size, timings] : bySize) {
        BenchFrame frame;
        frame.size = size;
        frame.pictures = timings.pictures;
        frame.look = timings.median("look");
        frame.looksOverAruco = sorted(timings.looksOverAruco);
        for (const std::string& stage : timings.stageOrder) {
            frame.stages.emplace_back(stage, timings.median("stage " + stage));
        }
        if (const auto look = timings.medianIfAny("before")) {
            frame.before = {*look, timings.median("aruco beside before"),
                            sorted(timings.looksBeforeOverAruco)};
        }
        frame.decode = timings.medianIfAny("decode");
        frame.live = timings.median("live");
        frame.aruco = timings.median("aruco");
        frame.lsd = timings.median("lsd");
        frame.zxing = timings.median("zxing");
        frames.push_back(std::move(frame));
    }
    return frames;
}

Expected<std::vector<BenchGrowth>> timeGrowth(const BenchOptions& options) {
    return emptySampleTable(options.samples).and_then([&](LookInputs inputs) {
        return findTable(inputs).map([&](const FoundTable& table) {
            std::vector<BenchGrowth> growth;
            const cv::Mat empty = inputs.frame.image;
            for (const int count : {0, 5, 10, 20, 40}) {
                inputs.frame.image = paintMatches(empty, table.view, count);
                BenchGrowth step{.painted = count};
                std::vector<double> times;
                for (int i = 0; i < options.repetitions; ++i) {
                    times.push_back(millisecondsOf([&] { step.found = int(lookOnce(inputs)); }));
                }
                step.look = medianOf(times);
                growth.push_back(step);
            }
            return growth;
        });
    });
}

/// Adds a picture to the results of its size. `times` are those of the program's own stage and of
/// ZXing.
void addCodes(const LookInputs& inputs, const TableView& view, int repetitions,
              std::map<cv::Size, std::pair<BenchCodes, Timings>, BySize>& bySize) {
    BenchCodes& codes = bySize[inputs.frame.image.size()].first;
    Timings& timings = bySize[inputs.frame.image.size()].second;
    codes.size = inputs.frame.image.size();
    ++codes.pictures;
    ObserveOptions options;
    options.detectors = {Detector::Codes};
    for (int i = 0; i < repetitions; ++i) {
        Stopwatch watch;
        options.stageEnded = [&](std::string_view stage) {
            const double lap = watch.lap();
            if (stage == "codes") {
                timings.add("codes", lap);
            }
        };
        const auto read = int(observeTable(inputs.frame, view, options).codes.size());
        std::size_t zxingRead = 0;
        timings.add("zxing",
                    millisecondsOf([&] { zxingRead = detectWithZxing(inputs.frame.image); }));
        codes.read += i == 0 ? read : 0;
        codes.zxingRead += i == 0 ? int(zxingRead) : 0;
    }
    codes.codes = timings.median("codes");
    codes.zxing = timings.median("zxing");
}

Expected<std::vector<BenchCodes>> timeCodes(const BenchOptions& options) {
    std::map<cv::Size, std::pair<BenchCodes, Timings>, BySize> bySize;
    for (const LookRequest& request : sampleCodes(options.samples)) {
        const Expected<void> timed =
            readLookInputs(request).and_then([&](const LookInputs& inputs) {
                return findTable(inputs).map([&](const FoundTable& found) {
                    addCodes(inputs, found.view, options.repetitions, bySize);
                });
            });
        if (!timed) {
            return tl::make_unexpected(timed.error());
        }
    }
    std::vector<BenchCodes> codes;
    for (const auto& [size, timed] : bySize) {
        codes.push_back(timed.first);
    }
    return codes;
}

} // namespace

Expected<BenchReport> runBench(const BenchOptions& options) {
    const std::vector<LookRequest> requests = sampleTosses(options.samples);
    if (requests.empty()) {
        return failWith(ExitStatus::CannotRead,
                        options.samples.string() +
                            ": no sample pictures there; name the folder sample_images",
                        "samples");
    }
    cv::setNumThreads(1);
    // First runs only `look`, so that the peak memory is its own.
    for (const LookRequest& request : requests) {
        readLookInputs(request).map([](const LookInputs& inputs) { return lookOnce(inputs); });
    }
    BenchReport report;
    report.peakRssMb = peakRssMb();
    return timePictures(requests, options.repetitions)
        .and_then([&](auto frames) {
            report.frames = std::move(frames);
            return timeGrowth(options).map([&](auto growth) {
                report.growth = std::move(growth);
                return report;
            });
        })
        .and_then([&](BenchReport) {
            return timeCodes(options).map([&](auto codes) {
                report.codes = std::move(codes);
                return report;
            });
        })
        .and_then([&](BenchReport) {
            return benchBoards(options).map([&](auto boards) {
                report.boards = std::move(boards);
                return report;
            });
        });
}

} // namespace umpire
