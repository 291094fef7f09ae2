#include "app/eye/certificate/certificate.h"

#include "app/eye/certificate/certificate_text.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

constexpr Millimetres kMatch = 42_mm;

std::vector<Millimetres> dotErrors(const SheetReading& reading,
                                   const std::optional<bool>& nearGlare = std::nullopt) {
    std::vector<Millimetres> errors;
    for (const DotReading& dot : reading.dots) {
        if (dot.state == MarkState::Read &&
            dot.isNearGlare == nearGlare.value_or(dot.isNearGlare)) {
            errors.push_back(distance(dot.found, dot.onSheet));
        }
    }
    return errors;
}

void append(std::vector<Millimetres>& all, const std::vector<Millimetres>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

void count(Certificate& certificate, const SheetReading& reading) {
    const auto take = [&](const MarkReading& mark) {
        ++certificate.marks;
        certificate.read += mark.state == MarkState::Read ? 1 : 0;
        certificate.glare.lost += mark.state == MarkState::LostInGlare ? 1 : 0;
    };
    std::ranges::for_each(reading.dots, take);
    std::ranges::for_each(reading.bars, take);
}

/// Returns the share of the play area that the sheets cover, 0 to 1.
double coveredBy(const std::vector<NamedReading>& readings) {
    constexpr int kSteps = 60;
    const TableView& view = readings.front().reading.view;
    int under = 0;
    for (int i = 0; i < kSteps * kSteps; ++i) {
        const int row = i / kSteps;
        const TablePoint place{view.areaWidth * ((i % kSteps + 0.5) / kSteps),
                               view.areaHeight * ((row + 0.5) / kSteps)};
        under += std::ranges::any_of(readings, [&](const NamedReading& one) {
            const SheetReading& sheet = one.reading;
            const TablePoint from = place - sheet.origin;
            const TablePoint right = along(sheet.heading, 1_mm);
            const double x = dot(from, right);
            const double y = cross(right, from);
            return x >= 0 && y >= 0 && x <= sheet.sheet.width.value() &&
                   y <= sheet.sheet.height.value();
        });
    }
    return double(under) / (kSteps * kSteps);
}

std::string scaleFault(const Certificate& certificate) {
    const std::string size = inPercent(certificate.scale);
    if (certificate.hasTable) {
        return "by the table's tags the sheet has " + size +
               " of its size: it was printed with scaling, or the table file or the camera file is "
               "wrong; lay a ruler on the sheet's line of 100 mm and give what it measures";
    }
    return "the dots have " + size +
           " of their size by the sheet's own tags: is it our sheet, flat?";
}

/// Returns the faults that prevent any class, one sentence each. It is empty if there is none.
std::vector<std::string> faultsOf(const Certificate& certificate) {
    std::vector<std::string> faults;
    const double read = double(certificate.read) / double(certificate.marks);
    if (read < kMinRead) {
        faults.push_back("only " + inPercent(read) + " of the marks could be read; " +
                         inPercent(kMinRead) + " are needed");
    }
    if (!certificate.isLineMeasured && std::abs(certificate.scale - 1) > kMaxScaleError) {
        faults.push_back(scaleFault(certificate));
    }
    return faults;
}

std::vector<std::string> missedOf(const Certificate& certificate, const GradeLimits& limits) {
    std::vector<std::string> missed;
    const auto ask = [&](bool isKept, const std::string& what) {
        if (!isKept) {
            missed.push_back(what + " for " + nameOf(limits.grade));
        }
    };
    ask(certificate.error.mean <= limits.mean, "the mean error is " + inMm(certificate.error.mean) +
                                                   ", more than the " + inMm(limits.mean));
    ask(certificate.error.max <= limits.max, "the largest error is " + inMm(certificate.error.max) +
                                                 ", more than the " + inMm(limits.max));
    ask(certificate.glare.share <= limits.lost,
        "glare costs " + inPercent(certificate.glare.share) + " of the marks, more than the " +
            inPercent(limits.lost));
    return missed;
}

/// Sets the best class whose limits are met, and the reasons why the next better class is not
/// reached.
void grade(Certificate& certificate) {
    certificate.because = faultsOf(certificate);
    if (!certificate.because.empty()) {
        return;
    }
    for (const GradeLimits& limits : kGrades) {
        std::vector<std::string> missed = missedOf(certificate, limits);
        if (missed.empty()) {
            certificate.grade = limits.grade;
            break;
        }
        certificate.because = std::move(missed);
    }
    if (certificate.grade == Grade::Gold) {
        certificate.because = {"the mean error is " + inMm(certificate.error.mean) +
                               ", the largest is " + inMm(certificate.error.max) +
                               ", and glare costs " + inPercent(certificate.glare.share) +
                               " of the marks"};
    }
}

TooClose tooCloseAt(const std::vector<NamedReading>& readings, Millimetres beyond,
                    Millimetres pointSigma) {
    std::vector<Millimetres> errors;
    for (const NamedReading& one : readings) {
        append(errors, lineErrors(one.reading, beyond));
    }
    const ErrorFigures figures = figuresOf(std::move(errors));
    const double sigma = std::hypot(figures.rms.value(), pointSigma.value());
    return {beyond, figures.rms, std::max(Millimetres(kTooCloseSigmas * sigma), figures.max)};
}

} // namespace

ErrorFigures figuresOf(std::vector<Millimetres> lengths) {
    ErrorFigures figures;
    figures.of = lengths.size();
    if (lengths.empty()) {
        return figures;
    }
    std::ranges::sort(lengths);
    double squares = 0.0;
    for (const Millimetres length : lengths) {
        figures.mean += length / double(lengths.size());
        squares += length.value() * length.value() / double(lengths.size());
    }
    figures.rms = Millimetres(std::sqrt(squares));
    figures.p95 = lengths[std::min(lengths.size() - 1, std::size_t(0.95 * double(lengths.size())))];
    figures.max = lengths.back();
    return figures;
}

std::string nameOf(Grade grade) {
    switch (grade) {
    case Grade::Gold:
        return "gold";
    case Grade::Silver:
        return "silver";
    case Grade::Bronze:
        return "bronze";
    case Grade::None:
        break;
    }
    return "none";
}

std::vector<Millimetres> lineErrors(const SheetReading& reading, Millimetres beyond) {
    std::vector<Millimetres> errors;
    for (const BarReading& bar : reading.bars) {
        if (bar.state != MarkState::Read) {
            continue;
        }
        const Radians found = directionOf(bar.tail, bar.head);
        const TablePoint line = along(found, 1_mm);
        const Millimetres reach = reading.sheet.barLength * 0.5 + beyond;
        for (const Radians way : {bar.heading, bar.heading + 180_deg}) {
            const TablePoint there = bar.onSheet + along(way, reach);
            errors.emplace_back(std::abs(cross(line, there - bar.head)));
        }
    }
    return errors;
}

Certificate certificateOf(const std::vector<NamedReading>& readings, const SheetQuestion& question,
                          bool isLineMeasured) {
    Certificate certificate;
    certificate.line = question.line;
    certificate.isLineMeasured = isLineMeasured;
    certificate.hasTable = question.table.has_value();
    certificate.registration = readings.front().reading.view.registration;
    certificate.scale = 0.0;
    std::vector<Millimetres> all;
    std::vector<Millimetres> around;
    std::vector<Millimetres> elsewhere;
    for (const NamedReading& one : readings) {
        const SheetReading& reading = one.reading;
        append(all, dotErrors(reading));
        append(around, dotErrors(reading, true));
        append(elsewhere, dotErrors(reading, false));
        count(certificate, reading);
        certificate.scale += reading.scale / double(readings.size());
        certificate.glare.clipped += reading.clippedShare / double(readings.size());
        certificate.pictures.push_back(
            {one.path, reading.view.camera.size, figuresOf(dotErrors(reading)), reading.scale});
        const auto isLarger = [&] {
            return certificate.pictures.back().error.max >
                   certificate.pictures[certificate.worst].error.max;
        };
        certificate.worst = isLarger() ? certificate.pictures.size() - 1 : certificate.worst;
        certificate.warnings.insert(certificate.warnings.end(), reading.warnings.begin(),
                                    reading.warnings.end());
    }
    certificate.error = figuresOf(std::move(all));
    certificate.glare.around = figuresOf(std::move(around));
    certificate.glare.elsewhere = figuresOf(std::move(elsewhere));
    certificate.glare.share = double(certificate.glare.lost) / double(certificate.marks);
    certificate.sigmaMeasured = certificate.error.rms * std::sqrt(0.5);
    certificate.sigmaClaimed = certificate.registration.sigma;
    certificate.covered = certificate.hasTable ? coveredBy(readings) : 0.0;
    for (std::size_t i = 0; i < certificate.tooClose.size(); ++i) {
        certificate.tooClose[i] =
            tooCloseAt(readings, kMatch * double(i + 1), certificate.sigmaMeasured);
    }
    grade(certificate);
    return certificate;
}

} // namespace umpire
