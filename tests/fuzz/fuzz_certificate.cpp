#include "app/eye/certificate/certificate_file.h"
#include "tests/fuzz/fuzz_target.h"

#include <cmath>

/// Fuzzes the reader of certificates: it gives a certificate that a game's record can summarise, or
/// a one-line error.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string text(bytes, bytes + size);
    const auto certificate = readCertificate(text, "fuzzed");
    if (!certificate) {
        fuzz::requireOneLine(english(certificate.error().message));
        return 0;
    }
    fuzz::require(std::isfinite(certificate->mean.value()) &&
                      std::isfinite(certificate->max.value()),
                  "errors are lengths");
    fuzz::require(certificate->cameraHash.empty() || certificate->cameraHash.size() == 64,
                  "a hash has 64 digits");
    fuzz::requireOneLine(summaryOf(*certificate));
    return 0;
}
