#include "app/eye/certificate/certificate_file.h"

#include "app/eye/certificate/certificate_text.h"
#include "app/eye/one_picture/names.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "umpire.certificate/1";
/// No error of a table is longer.
constexpr double kLongestMm = 1e5;
constexpr std::size_t kHashDigits = 64;

Json rounded(double value, double steps) {
    return std::isfinite(value) ? Json(std::round(value * steps) / steps) : Json(nullptr);
}
Json jsonMm(Millimetres length) {
    return rounded(length.value(), 1000);
}
Json jsonShare(double value) {
    return rounded(value, 10'000);
}
Json orNull(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

/// Null where there is nothing to sum up.
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

std::optional<Grade> gradeNamed(const Json& name) {
    if (name.is_null()) {
        return Grade::None;
    }
    for (const GradeLimits& limits : kGrades) {
        if (name.is_string() && name.get<std::string>() == nameOf(limits.grade)) {
            return limits.grade;
        }
    }
    return std::nullopt;
}

std::optional<Millimetres> lengthIn(const Json& object, const char* key) {
    const auto value = object.find(key);
    if (value == object.end() || !value->is_number()) {
        return std::nullopt;
    }
    const double length = value->get<double>();
    return length >= 0 && length <= kLongestMm ? std::optional(Millimetres(length)) : std::nullopt;
}

/// Empty for null; none for what is no hash.
std::optional<std::string> hashIn(const Json& document, const char* key) {
    const auto value = document.find(key);
    if (value == document.end() || value->is_null()) {
        return "";
    }
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    const auto* text = value->get_ptr<const std::string*>();
    return text != nullptr && text->size() == kHashDigits && std::ranges::all_of(*text, isDigit)
               ? std::optional(*text)
               : std::nullopt;
}

} // namespace

Json jsonOf(const Certificate& certificate, const CertificateOrigin& origin) {
    Json tooClose = Json::array();
    for (const TooClose& one : certificate.tooClose) {
        tooClose.push_back({{"beyond_head_mm", jsonMm(one.beyond)},
                            {"mm", jsonMm(one.distance)},
                            {"line_rms_mm", jsonMm(one.lineRms)}});
    }
    Json pictures = Json::array();
    for (const CertifiedPicture& one : certificate.pictures) {
        pictures.push_back({{"path", one.path},
                            {"width", one.size.width},
                            {"height", one.size.height},
                            {"error_mm", jsonOf(one.error)},
                            {"scale", jsonShare(one.scale)}});
    }
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
        {"too_close", tooClose},
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
        {"pictures", pictures},
        {"made", origin.made},
        {"program_version", origin.programVersion}};
}

Expected<KnownCertificate> readCertificate(const std::string& text, const std::string& name) {
    const auto failure = [&](const std::string& why) {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead,
                    name + ": " + why + "; give a file of `umpire certify --output`"});
    };
    const Json document = Json::parse(text, nullptr, false);
    if (!document.is_object() || document.value("schema", Json()) != kSchema) {
        return failure("is no certificate");
    }
    const auto grade = gradeNamed(document.value("class", Json("")));
    if (!grade) {
        return failure("class: is none of gold, silver, bronze and null");
    }
    const Json errors = document.value("error_mm", Json());
    const auto mean = errors.is_object() ? lengthIn(errors, "mean") : std::nullopt;
    const auto max = errors.is_object() ? lengthIn(errors, "max") : std::nullopt;
    if (!mean || !max) {
        return failure("error_mm: lacks mean or max, in millimetres");
    }
    const auto camera = hashIn(document, "camera_sha256");
    const auto table = hashIn(document, "table_sha256");
    if (!camera || !table) {
        return failure(std::string(camera ? "table" : "camera") + "_sha256: is no SHA-256");
    }
    return KnownCertificate{*grade, *mean, *max, *camera, *table};
}

std::string summaryOf(const KnownCertificate& certificate) {
    const bool isPassed = certificate.grade != Grade::None;
    return (isPassed ? nameOf(certificate.grade) : "no class") + ", mean error " +
           inMm(certificate.mean) + ", largest error " + inMm(certificate.max);
}

} // namespace umpire
