#pragma once

#include "app/eye/certificate/measure_sheet.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// Statistics of errors, which are lengths of at least 0.
struct ErrorFigures {
    Millimetres mean;
    Millimetres rms;
    Millimetres p95; ///< 95 % of the errors are at most this long
    Millimetres max;
    std::size_t of = 0; ///< number of errors; if it is 0, the other fields have no meaning
};
ErrorFigures figuresOf(std::vector<Millimetres> lengths);

/// The classes of a certificate. Tennis uses the same three names for its line-calling systems
/// (ITF, 23 July 2025), but publishes no limits. The limits below are ours (docs/certificate.md).
enum class Grade { None, Bronze, Silver, Gold };
/// Returns the name, such as "gold" or "none".
std::string nameOf(Grade grade);

/// The limits of a class. `mean` and `max` limit the errors. A match is 2 mm wide: gold permits an
/// error of half that width, silver of the whole width. Bronze has the figures reported from
/// tennis, 5 mm on average and at most 10 mm.
struct GradeLimits {
    Grade grade;
    Millimetres mean;
    Millimetres max;
    double lost; ///< maximum share of marks lost to glare
};
inline constexpr std::array<GradeLimits, 3> kGrades = {
    GradeLimits{Grade::Gold, Millimetres(0.5), Millimetres(1.0), 0.02},
    GradeLimits{Grade::Silver, Millimetres(1.0), Millimetres(2.0), 0.10},
    GradeLimits{Grade::Bronze, Millimetres(5.0), Millimetres(10.0), 0.25}};
/// Minimum share of the marks that must be read for any class, because marks that are hidden are
/// not measured.
inline constexpr double kMinRead = 0.6;
/// Maximum deviation of the sheet's scale from 1, if nobody measured the sheet with a ruler.
/// Printers err by 0.3 %, and print dialogues by 3 % or more. With a larger deviation, the sheet or
/// the table file is wrong.
inline constexpr double kMaxScaleError = 0.01;
/// A match is too close to call within this many standard deviations. Equal to the rules' limit
/// (TossOptions::sigmas).
inline constexpr double kTooCloseSigmas = 3.0;

/// The distance between a match's line and a corner below which the match is too close to call. The
/// corner is `beyond` ahead of the match's head.
struct TooClose {
    Millimetres beyond;
    Millimetres lineRms; ///< root mean square error of the bars' lines at `beyond`
    Millimetres distance;
};

/// The effects of glare on the marks.
struct GlareCost {
    std::size_t lost = 0; ///< number of marks that were not read because of glare
    double share = 0.0;   ///< `lost` as a share of all marks
    double clipped = 0.0; ///< saturated share of the sheet's area, 0 to 1
    ErrorFigures around;  ///< errors of the dots near saturated areas
    /// Errors of the other dots.
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
    std::vector<std::string> because; ///< reasons for the class, one sentence each
    ErrorFigures error;               ///< errors of the dots
    Millimetres sigmaMeasured;        ///< standard deviation of the measured error on each axis
    Millimetres sigmaClaimed; ///< the program's own estimate of its error (Registration::sigma)
    std::array<TooClose, 3> tooClose; ///< for distances of one, two and three match lengths
    GlareCost glare;
    std::size_t marks = 0; ///< number of printed marks in all pictures
    /// Number of the marks that were read.
    std::size_t read = 0;
    double scale = 1.0; ///< measured scale of the sheet on the table; mean of all pictures
    /// Length of the sheet's line of 100 mm, as measured or, if nobody measured it, as designed.
    Millimetres line = 100_mm;
    bool isLineMeasured = false; ///< true if a person measured the sheet with a ruler
    /// True if the table's tags gave the frame, false if the sheet's own tags did.
    bool hasTable = false;
    Registration registration; ///< registration of the first picture
    /// Share of the play area that the sheets cover; 0 without a table file.
    double covered = 0.0;
    std::vector<CertifiedPicture> pictures;
    std::size_t worst = 0; ///< index of the picture with the largest error
    std::vector<Message> warnings;
};

/// A reading of the sheet, with the path of its picture.
struct NamedReading {
    std::string path;
    SheetReading reading;
};

/// Makes a certificate from at least one reading. All readings must have the same camera, table and
/// sheet. `isLineMeasured` tells that a person measured the sheet with a ruler.
Certificate certificateOf(const std::vector<NamedReading>& readings, const SheetQuestion& question,
                          bool isLineMeasured);

/// Returns the distances between the measured lines of the bars and their printed lines. They are
/// taken at the points `beyond` past both ends of each bar.
std::vector<Millimetres> lineErrors(const SheetReading& reading, Millimetres beyond);

} // namespace umpire
