#pragma once

#include "app/eye/certificate/measure_sheet.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// Statistics of lengths that are never negative.
struct ErrorFigures {
    Millimetres mean;
    Millimetres rms;
    Millimetres p95; ///< the 95th percentile
    Millimetres max;
    std::size_t of = 0; ///< number of lengths; if it is 0, the others have no meaning
};
ErrorFigures figuresOf(std::vector<Millimetres> lengths);

/// The classes of a certificate. Tennis gives its line-calling systems the same three names (ITF,
/// 23 July 2025), but publishes no figures for them, so the limits are ours (docs/certificate.md).
enum class Grade { None, Bronze, Silver, Gold };
/// Returns "gold" or "none".
std::string nameOf(Grade grade);

/// The limits of a class. A match is 2 mm wide: gold allows an error of half that width, silver of
/// the whole width. Bronze has the limits reported from tennis: a mean of 5 mm and never more than
/// 10 mm.
struct GradeLimits {
    Grade grade;
    Millimetres mean;
    Millimetres max;
    double lost; ///< largest share of marks lost to glare
};
inline constexpr std::array<GradeLimits, 3> kGrades = {
    GradeLimits{Grade::Gold, Millimetres(0.5), Millimetres(1.0), 0.02},
    GradeLimits{Grade::Silver, Millimetres(1.0), Millimetres(2.0), 0.10},
    GradeLimits{Grade::Bronze, Millimetres(5.0), Millimetres(10.0), 0.25}};
/// Least share of marks read for any class; hidden marks are not measured.
inline constexpr double kMinRead = 0.6;
/// Printers err by 0.3 %, print dialogues by 3 % and more. Beyond this error, without a ruler's
/// measurement, either the sheet or the table file is wrong.
inline constexpr double kMaxScaleError = 0.01;
/// Equal to the rules' limit (TossOptions::sigmas).
inline constexpr double kTooCloseSigmas = 3.0;

/// Least distance between a match's line and a corner, at that distance beyond the match's head,
/// below which the line is too close to call.
struct TooClose {
    Millimetres beyond;
    Millimetres lineRms; ///< RMS error of the bars' lines at that distance
    Millimetres distance;
};

/// The effects of glare.
struct GlareCost {
    std::size_t lost = 0; ///< marks not read because of glare
    double share = 0.0;   ///< `lost` as a share of all marks
    double clipped = 0.0; ///< share of the sheet's area, including the tags' and marks' paper
    ErrorFigures around;  ///< errors of the dots near clipped areas
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
    std::vector<std::string> because; ///< the reasons for the class, one sentence each
    ErrorFigures error;               ///< errors of the dots
    Millimetres sigmaMeasured;        ///< per axis
    Millimetres sigmaClaimed; ///< the program's own estimate of its error (Registration::sigma)
    std::array<TooClose, 3> tooClose; ///< at one, two and three match lengths
    GlareCost glare;
    std::size_t marks = 0; ///< number printed, in all pictures
    std::size_t read = 0;
    double scale = 1.0; ///< the sheet's scale measured on the table: mean of all pictures
    Millimetres line = 100_mm;
    bool isLineMeasured = false; ///< true if a person measured the sheet with a ruler
    bool hasTable = false; ///< true if measured with the table's tags instead of the sheet's own
    Registration registration; ///< registration of the first picture
    double covered = 0.0;      ///< share of the table's area covered by the sheets; 0: no table
    std::vector<CertifiedPicture> pictures;
    std::size_t worst = 0; ///< the picture with the largest error
    std::vector<Message> warnings;
};

/// A reading with the path of its picture.
struct NamedReading {
    std::string path;
    SheetReading reading;
};

/// Makes a certificate from at least one reading; all must have the same camera, table and sheet.
Certificate certificateOf(const std::vector<NamedReading>& readings, const SheetQuestion& question,
                          bool isLineMeasured);

/// Returns the distances by which the bars' lines miss their drawn course, at `beyond` past either
/// end.
std::vector<Millimetres> lineErrors(const SheetReading& reading, Millimetres beyond);

} // namespace umpire
