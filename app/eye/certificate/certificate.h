#pragma once

#include "app/eye/certificate/measure_sheet.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// Of lengths that are never negative.
struct ErrorFigures {
    Millimetres mean;
    Millimetres rms;
    Millimetres p95; ///< the 95th percentile
    Millimetres max;
    std::size_t of = 0; ///< so many; with none the lengths mean nothing
};
ErrorFigures figuresOf(std::vector<Millimetres> lengths);

/// The classes. Tennis gives its line-calling systems the same three names (ITF, 23 July 2025), but
/// publishes no figures for each; the limits are ours (docs/certificate.md).
enum class Grade { None, Bronze, Silver, Gold };
/// "gold"; "none".
std::string nameOf(Grade grade);

/// What a class asks for. A match is 2 mm wide: half of that for gold, all of it for silver. For
/// bronze the limits that are reported of tennis: a mean of 5 mm and never more than 10 mm.
struct GradeLimits {
    Grade grade;
    Millimetres mean;
    Millimetres max;
    double lost; ///< share of the marks that glare may cost
};
inline constexpr std::array<GradeLimits, 3> kGrades = {
    GradeLimits{Grade::Gold, Millimetres(0.5), Millimetres(1.0), 0.02},
    GradeLimits{Grade::Silver, Millimetres(1.0), Millimetres(2.0), 0.10},
    GradeLimits{Grade::Bronze, Millimetres(5.0), Millimetres(10.0), 0.25}};
/// Of the marks so many are read for any class: what is hidden is not measured.
inline constexpr double kMinRead = 0.6;
/// Printers err by 0.3 %, print dialogues by 3 % and more. Where the sheet's scale is off by more
/// and nobody has laid a ruler on it, either the sheet or the table file is wrong.
inline constexpr double kMaxScaleError = 0.01;
/// As the rules have it (TossOptions::sigmas).
inline constexpr double kTooCloseSigmas = 3.0;

/// How near to a corner a match's line may pass, so far beyond the match's head, before it is too
/// close to call.
struct TooClose {
    Millimetres beyond;
    Millimetres lineRms; ///< of the bars' lines there
    Millimetres distance;
};

/// What glare costs.
struct GlareCost {
    std::size_t lost = 0; ///< marks that were not read for it
    double share = 0.0;   ///< of all marks
    double clipped = 0.0; ///< of the sheet's area, the marks' paper included
    ErrorFigures around;  ///< of the dots near clipped places
    ErrorFigures elsewhere;
};

struct CertifiedPicture {
    std::string path;
    cv::Size size;
    ErrorFigures error;
    double scale = 1.0;
};

struct Certificate {
    Grade grade = Grade::None;
    std::vector<std::string> because; ///< what decided the class, a sentence each
    ErrorFigures error;               ///< of the dots
    Millimetres sigmaMeasured;        ///< per axis
    Millimetres sigmaClaimed;         ///< what the program says of itself (Registration::sigma)
    std::array<TooClose, 3> tooClose; ///< at one, two and three match lengths
    GlareCost glare;
    std::size_t marks = 0; ///< printed, in all pictures
    std::size_t read = 0;
    double scale = 1.0; ///< of the sheet, as the table measures it: the mean of the pictures
    Millimetres line = 100_mm;
    bool isLineMeasured = false; ///< somebody laid a ruler on the sheet
    bool hasTable = false;       ///< the table's tags measured the sheet, not the sheet's own
    Registration registration;   ///< of the first picture
    double covered = 0.0;        ///< share of the table's area on which the sheets lay; 0: no table
    std::vector<CertifiedPicture> pictures;
    std::size_t worst = 0; ///< the picture with the largest error
    std::vector<Message> warnings;
};

/// A reading and its picture's path.
struct NamedReading {
    std::string path;
    SheetReading reading;
};

/// Of one reading at least; all by the same camera, table and sheet.
Certificate certificateOf(const std::vector<NamedReading>& readings, const SheetQuestion& question,
                          bool isLineMeasured);

/// How far the bars' lines pass from where they are drawn, so far beyond either end.
std::vector<Millimetres> lineErrors(const SheetReading& reading, Millimetres beyond);

} // namespace umpire
