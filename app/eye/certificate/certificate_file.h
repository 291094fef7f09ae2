#pragma once

#include "app/eye/certificate/certificate.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

/// What a certificate says besides its figures.
struct CertificateOrigin {
    std::string made; ///< "2026-11-25T18:30:00Z"
    std::string programVersion;
    std::string cameraHash; ///< SHA-256 of the camera file in hexadecimal; empty: none was given
    std::string tableHash;  ///< of the table file
};

/// `umpire.certificate/1` (docs/certificate.md). Millimetres to 0.001, shares to 0.0001.
nlohmann::ordered_json jsonOf(const Certificate& certificate, const CertificateOrigin& origin);

/// What a game needs to know of a certificate.
struct KnownCertificate {
    Grade grade = Grade::None;
    Millimetres mean;
    Millimetres max;
    std::string cameraHash; ///< empty: none
    std::string tableHash;
    bool operator==(const KnownCertificate&) const = default;
};

/// A certificate's text. Error (CannotRead): it is none; `name` stands for the file.
Expected<KnownCertificate> readCertificate(const std::string& text, const std::string& name);

/// "gold, mean error 0.12 mm, largest error 0.40 mm".
std::string summaryOf(const KnownCertificate& certificate);

} // namespace umpire
