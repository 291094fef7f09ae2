#include "app/eye/certificate/certificate_file.h"

#include "app/common/json/json_reader.h"
#include "app/common/json/json_values.h"
#include "app/eye/certificate/certificate_text.h"
#include "app/eye/one_picture/names.h"

#include <cmath>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "umpire.certificate/1";
constexpr Named<Grade> kGradeNames[] = {
    {Grade::Gold, "gold"}, {Grade::Silver, "silver"}, {Grade::Bronze, "bronze"}};
/// Permitted range of an error that a certificate's file contains, in millimetres.
constexpr Between kLength{0, 100'000};

Json jsonMm(Millimetres length) {
    return rounded(length.value(), 1000);
}
Json jsonShare(double value) {
    return rounded(value, 10'000);
}

/// Returns the statistics as JSON; null if there were no errors to count.
Json jsonOf(const ErrorFigures& figures) {
    if (figures.of == 0) {
        return nullptr;
    }
    return {{"mean", jsonMm(figures.mean)},
            {"rms", jsonMm(figures.rms)},
            {"p95", jsonMm(figures.p95)},
            {"max", jsonMm(figures.max)},
            {"of", figures.of}};
}

Json jsonOf(const Registration& registration) {
    return {{"method", nameOf(registration.method)},
            {"tags_seen", registration.tagsSeen},
            {"camera", nameOf(registration.camera)},
            {"rms_mm", registration.rms ? jsonMm(*registration.rms) : Json(nullptr)}};
}

} // namespace

Json jsonOf(const Certificate& certificate, const CertificateOrigin& origin) {
    const auto closeOf = [](const TooClose& one) -> Json {
        return {{"beyond_head_mm", jsonMm(one.beyond)},
                {"mm", jsonMm(one.distance)},
                {"line_rms_mm", jsonMm(one.lineRms)}};
    };
    const auto pictureOf = [](const CertifiedPicture& one) -> Json {
        return {{"path", one.path},
                {"width", one.size.width},
                {"height", one.size.height},
                {"error_mm", jsonOf(one.error)},
                {"scale", jsonShare(one.scale)}};
    };
    const GlareCost& glare = certificate.glare;
    const bool isPassed = certificate.grade != Grade::None;
    return {
        {"schema", kSchema},
        {"class", isPassed ? Json(nameOf(certificate.grade)) : Json(nullptr)},
        {"passed", isPassed},
        {"because", certificate.because},
        {"error_mm", jsonOf(certificate.error)},
        {"sigma_mm",
         {{"measured", jsonMm(certificate.sigmaMeasured)},
          {"claimed", jsonMm(certificate.sigmaClaimed)}}},
        {"too_close", jsonList(certificate.tooClose, closeOf)},
        {"glare",
         {{"marks_lost", glare.lost},
          {"share", jsonShare(glare.share)},
          {"clipped", jsonShare(glare.clipped)},
          {"error_around_mm", jsonOf(glare.around)},
          {"error_elsewhere_mm", jsonOf(glare.elsewhere)}}},
        {"marks", {{"printed", certificate.marks}, {"read", certificate.read}}},
        {"scale", jsonShare(certificate.scale)},
        {"line_mm", certificate.isLineMeasured ? jsonMm(certificate.line) : Json(nullptr)},
        {"table_covered", certificate.hasTable ? jsonShare(certificate.covered) : Json(nullptr)},
        {"registration", jsonOf(certificate.registration)},
        {"camera_sha256", orNull(origin.cameraHash)},
        {"table_sha256", orNull(origin.tableHash)},
        {"pictures", jsonList(certificate.pictures, pictureOf)},
        {"made", origin.made},
        {"program_version", origin.programVersion}};
}

Expected<KnownCertificate> readCertificate(const std::string& text, const std::string& name) {
    const auto failure = [&](const std::string& why) {
        return failWith(ExitStatus::CannotRead,
                        name + ": " + why + "; give a file that `umpire certify` wrote");
    };
    const auto document = parsedJson(text);
    if (!document) {
        return failure("is no certificate: it " + document.error());
    }
    const JsonReader reader(*document);
    KnownCertificate known;
    std::optional<Grade> grade;
    double mean = 0;
    double max = 0;
    reader.schema(kSchema);
    reader("class", grade, kGradeNames);
    const JsonReader errors = reader.at("error_mm");
    errors("mean", mean, kLength);
    errors("max", max, kLength);
    reader.ifAny("camera_sha256", known.cameraHash, Sha256::Needed);
    reader.ifAny("table_sha256", known.tableHash, Sha256::Needed);
    if (reader.failed()) {
        return failure("is no certificate: " + reader.error());
    }
    known.grade = grade.value_or(Grade::None);
    known.mean = Millimetres(mean);
    known.max = Millimetres(max);
    return known;
}

std::string summaryOf(const KnownCertificate& certificate) {
    const bool isPassed = certificate.grade != Grade::None;
    return (isPassed ? nameOf(certificate.grade) : "no class") + ", mean error " +
           inMm(certificate.mean) + ", largest error " + inMm(certificate.max);
}

} // namespace umpire
