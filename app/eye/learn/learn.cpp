#include "app/eye/learn/learn.h"

#include "app/eye/learn/label_candidates.h"
#include "app/eye/learn/safe_file.h"
#include "app/eye/learn/sample_files.h"
#include "calibration/files/checked_yaml.h"
#include "calibration/measure/calibration_files.h"

#include <numeric>

namespace umpire::learn {
namespace {

/// Checks that the table file can be read, because nothing is learned without it.
Expected<void> checkTable(const std::filesystem::path& table) {
    if (const auto read = loadTable(table); !read) {
        return failWith(ExitStatus::CannotRead, read.error().message);
    }
    return {};
}

int sumOf(const std::vector<SampledPicture>& pictures, int (*count)(const SampledPicture&)) {
    return std::transform_reduce(pictures.begin(), pictures.end(), 0, std::plus(), count);
}

int correctionsIn(const std::vector<SampledPicture>& pictures) {
    return sumOf(pictures, [](const SampledPicture& each) { return each.corrections; });
}

FitReport reportOf(const LookFit& fit, const std::vector<SampledPicture>& pictures) {
    FitReport report{correctionsIn(pictures), fit.samples, int(pictures.size()), 0, 0};
    for (const RowTrial& trial : fit.trials) {
        report.wrongBefore += trial.wrongBefore;
        report.wrongAfter += trial.isBetter ? trial.wrongAfter : trial.wrongBefore;
    }
    return report;
}

/// Writes the players' last answer also to the learned file from before the last fit, so that
/// undoing the fit does not change the answer.
Expected<void> rememberBefore(const std::filesystem::path& table, Agreement agreement) {
    const auto text = readTextFile(learnedBeforeOf(table).string());
    auto before = text ? parseLearned(*text, learnedBeforeOf(table).string())
                       : Expected<LearnedTable>(tl::make_unexpected(Failure{}));
    if (!before) { // that file is missing or unusable
        return {};
    }
    before->agreement = agreement;
    return writeSafely(learnedBeforeOf(table), textOf(*before));
}

/// Writes the learned file and the file from before the fit. The latter is written first. If the
/// second write fails, both files have the same content as before the fit.
Expected<void> replaceLearned(const std::filesystem::path& table, const LearnedTable& now,
                              const LearnedTable& before) {
    if (textOf(now) == textOf(before)) {
        return {};
    }
    return writeSafely(learnedBeforeOf(table), textOf(before)).and_then([&] {
        return writeSafely(learnedFileOf(table), textOf(now));
    });
}

} // namespace

Expected<LearnStatus> statusOf(const std::filesystem::path& table) {
    return checkTable(table)
        .and_then([&] { return readLearned(table); })
        .and_then([&](const LearnedTable& learned) {
            return readSamples(samplesOf(table)).map([&](const SamplesRead& read) {
                std::error_code error;
                return LearnStatus{
                    learned,
                    correctionsIn(read.pictures),
                    sumOf(read.pictures,
                          [](const SampledPicture& each) { return int(each.samples.size()); }),
                    int(read.pictures.size()),
                    std::filesystem::exists(learnedBeforeOf(table), error),
                    read.warnings};
            });
        });
}

Expected<void> remember(const std::filesystem::path& table, Agreement agreement) {
    return checkTable(table)
        .and_then([&] { return readLearned(table); })
        .and_then([&](LearnedTable learned) {
            learned.agreement = agreement;
            return rememberBefore(table, agreement).and_then([&] {
                return writeSafely(learnedFileOf(table), textOf(learned));
            });
        });
}

Expected<int> keepSamples(const std::filesystem::path& table, const CorrectedLook& look) {
    const auto learned = readLearned(table);
    if (!learned) {
        return tl::make_unexpected(learned.error());
    }
    if (learned->agreement != Agreement::Agreed) {
        return wrongSetting("agree",
                            "samples of this table are kept only if its players agree; say `yes` "
                            "when they do");
    }
    if (!isInTablesFrame(look.view.registration)) {
        return failWith(ExitStatus::TableNotFound,
                        "no tag of the table file is in view; samples need one");
    }
    return putRight(look.seen.matches, look.corrections)
        .and_then([&](const std::vector<Match>& truth) {
            ObserveOptions options;
            options.learned = learned->look;
            const SampledPicture picture{sampleNameOf(look.image), int(look.corrections.size()),
                                         labelled(judgedCandidates(look.image, look.view, options),
                                                  {truth, look.seen.galleys})};
            return writeSamples(samplesOf(table), picture).map([&] {
                return int(picture.samples.size());
            });
        });
}

Expected<TableFit> fitTable(const std::filesystem::path& table) {
    if (const auto checked = checkTable(table); !checked) {
        return tl::make_unexpected(checked.error());
    }
    const auto read = readSamples(samplesOf(table));
    // A new fit replaces an unusable learned file. The players' agreement that it contained is
    // lost.
    const LearnedTable before = readLearned(table).value_or(LearnedTable{});
    if (!read) {
        return tl::make_unexpected(read.error());
    }
    const int corrections = correctionsIn(read->pictures);
    if (corrections < kFewestCorrections) {
        return wrongUsage("a fit needs at least " + std::to_string(kFewestCorrections) +
                          " corrections, and there are " + std::to_string(corrections) +
                          "; add more with `umpire learn`");
    }
    TableFit fit{fittedLook(read->pictures), {}, read->warnings};
    fit.report = reportOf(fit.fit, read->pictures);
    LearnedTable now{before.agreement, fit.fit.look, std::nullopt};
    if (now.look.judge || now.look.colours) {
        now.report = fit.report;
    }
    return replaceLearned(table, now, before).map([&] { return fit; });
}

Expected<Taught> teach(const std::filesystem::path& table, const CorrectedLook& look) {
    return keepSamples(table, look)
        .and_then([&](int) { return statusOf(table); })
        .and_then([&](const LearnStatus& status) -> Expected<Taught> {
            if (status.corrections < kFewestCorrections) {
                return Taught{
                    message("kept, to learn from: %1 of the %2 corrections that a fit needs",
                            status.corrections, kFewestCorrections)};
            }
            return fitTable(table).map([&](const TableFit& fit) {
                const bool isBetter = fit.fit.look.judge || fit.fit.look.colours;
                return Taught{
                    isBetter
                        ? message("learned from %1 corrections on this table", status.corrections)
                        : message("kept; a fit to %1 corrections is no better than the umpire "
                                  "as it is",
                                  status.corrections),
                    true, isBetter ? std::optional(fit.fit.look) : std::nullopt};
            });
        });
}

Expected<void> undoFit(const std::filesystem::path& table) {
    std::error_code error;
    std::filesystem::rename(learnedBeforeOf(table), learnedFileOf(table), error);
    if (error == std::errc::no_such_file_or_directory) {
        return wrongUsage("there is no fit of this table to undo");
    }
    if (error) {
        return failWith(ExitStatus::CannotWrite, learnedFileOf(table).string() +
                                                     ": cannot be written (" + error.message() +
                                                     "); check that the folder may be written");
    }
    return {};
}

} // namespace umpire::learn
