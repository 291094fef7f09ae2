#pragma once

#include "app/eye/certificate/certificate.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// Time, program and files from which a certificate was made.
struct CertificateOrigin {
    std::string made; ///< time in UTC, such as "2026-11-25T18:30:00Z"
    std::string programVersion;
    std::string cameraHash; ///< SHA-256 of the camera file, hexadecimal; empty without a file
    std::string tableHash;  ///< SHA-256 of the table file, hexadecimal; empty without a file
};

/// Returns the JSON `umpire.certificate/1` (docs/certificate.md). Lengths are rounded to 0.001 mm,
/// shares to 0.0001.
nlohmann::ordered_json jsonOf(const Certificate& certificate, const CertificateOrigin& origin);

/// The part of a certificate that a game uses.
struct KnownCertificate {
    Grade grade = Grade::None;
    Millimetres mean;
    Millimetres max;
    std::string cameraHash; ///< empty if it was measured without a camera file
    std::string tableHash;
    bool operator==(const KnownCertificate&) const = default;
};

/// Parses a certificate. Messages use `name` for its file. Error: CannotRead if the text is no
/// valid certificate.
Expected<KnownCertificate> readCertificate(const std::string& text, const std::string& name);

/// Summarises a certificate in one line, such as "gold, mean error 0.12 mm, largest error 0.40 mm".
std::string summaryOf(const KnownCertificate& certificate);

} // namespace umpire
