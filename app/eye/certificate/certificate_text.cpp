#include "app/eye/certificate/certificate_text.h"

#include "app/eye/one_picture/names.h"

#include <array>
#include <cctype>
#include <cstdio>

namespace umpire {
namespace {

std::string headline(const Certificate& certificate) {
    std::string name = certificate.grade == Grade::None ? "no class" : nameOf(certificate.grade);
    for (char& letter : name) {
        letter = char(std::toupper(static_cast<unsigned char>(letter)));
    }
    const std::string what = certificate.hasTable ? "this camera at this table" : "this camera";
    const bool isPassed = certificate.grade != Grade::None;
    return name + ": " + what + (isPassed ? " passes" : " does not pass") +
           (certificate.hasTable ? "\n"
                                 : "; the table was not tested, for no table file was given\n");
}

std::string errorsOf(const ErrorFigures& figures) {
    return "mean " + inMm(figures.mean) + ", 95th percentile " + inMm(figures.p95) + ", largest " +
           inMm(figures.max);
}

std::string glareText(const Certificate& certificate) {
    const GlareCost& glare = certificate.glare;
    std::string text = "glare     costs " + std::to_string(glare.lost) + " of " +
                       std::to_string(certificate.marks) + " marks (" + inPercent(glare.share) +
                       ")";
    if (glare.around.of > 0 && glare.elsewhere.of > 0) {
        text += "; the error near glare is " + inMm(glare.around.mean) +
                " in the mean, elsewhere " + inMm(glare.elsewhere.mean);
    } else if (glare.around.of > 0) {
        text += "; the picture is clipped around all marks: lower the exposure";
    }
    const std::size_t hidden = certificate.marks - certificate.read - glare.lost;
    if (hidden > 0) {
        text +=
            "; " + std::to_string(hidden) + " more could not be read (covered, blurred, too dark)";
    }
    return text + "\n";
}

std::string scaleText(const Certificate& certificate) {
    std::string text =
        "scale     the sheet has " + inPercent(certificate.scale, 2) + " of its size";
    text += certificate.hasTable ? " by the table's tags" : " by its own tags";
    return text + (certificate.isLineMeasured
                       ? " (its 100 mm line has " + inMm(certificate.line, 1) + " by a ruler)\n"
                       : "; nobody has laid a ruler on its 100 mm line\n");
}

std::string placeText(const Certificate& certificate) {
    if (!certificate.hasTable) {
        return "table     no table file: the sheet's own tags gave the view, so the table's tags "
               "were not tested\n";
    }
    return "table     the sheet covered " + inPercent(certificate.covered, 0) +
           " of the play area; elsewhere nothing was measured\n";
}

} // namespace

std::string inMm(Millimetres length, int decimals) {
    // added so that 1.085 becomes 1.09, because its binary value is smaller
    constexpr double kUp = 1e-9;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f mm", decimals, length.value() + kUp);
    return text.data();
}

std::string inPercent(double share, int decimals) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f %%", decimals, 100 * share);
    return text.data();
}

std::string describe(const Certificate& certificate) {
    std::string text = headline(certificate);
    for (const std::string& reason : certificate.because) {
        text += "  " + reason + "\n";
    }
    text += "error     " + errorsOf(certificate.error) + ", over " +
            std::to_string(certificate.error.of) + " dots\n";
    text +=
        "too close a match's line that passes a corner nearer than this is too close to call:\n";
    for (const TooClose& one : certificate.tooClose) {
        text += "          " + inMm(one.distance) + " at " + inMm(one.beyond, 0) +
                " beyond the match\n";
    }
    text += glareText(certificate) + scaleText(certificate) + placeText(certificate);
    text += "sigma     " + inMm(certificate.sigmaMeasured) + " measured, " +
            inMm(certificate.sigmaClaimed) + " claimed; the camera is " +
            nameOf(certificate.registration.camera) + "; " +
            std::to_string(certificate.registration.tagsSeen) + " tags\n";
    for (const CertifiedPicture& picture : certificate.pictures) {
        text += "picture   " + picture.path + ": " + errorsOf(picture.error) + "\n";
    }
    return text;
}

} // namespace umpire
