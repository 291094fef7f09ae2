#pragma once

#include "app/eye/certificate/certificate.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// The origin of a certificate.
struct CertificateOrigin {
    std::string made; ///< "2026-11-25T18:30:00Z"
    std::string programVersion;
    std::string cameraHash; ///< SHA-256 of the camera file in hexadecimal; empty: no file
    std::string tableHash;  ///< SHA-256 of the table file
};

/// Writes `umpire.certificate/1` (docs/certificate.md): lengths to 0.001 mm, shares to 0.0001.
nlohmann::ordered_json jsonOf(const Certificate& certificate, const CertificateOrigin& origin);

/// The part of a certificate that a game uses.
struct KnownCertificate {
    Grade grade = Grade::None;
    Millimetres mean;
    Millimetres max;
    std::string cameraHash; ///< empty: no file
    std::string tableHash;
    bool operator==(const KnownCertificate&) const = default;
};

/// Parses a certificate. Error (CannotRead): the text is none; `name` names its file in messages.
Expected<KnownCertificate> readCertificate(const std::string& text, const std::string& name);

/// Returns "gold, mean error 0.12 mm, largest error 0.40 mm".
std::string summaryOf(const KnownCertificate& certificate);

} // namespace umpire
