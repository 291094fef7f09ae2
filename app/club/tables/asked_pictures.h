#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// Answers the club server's requests for bytes by their SHA-256: a picture of the journal, or a
/// film of the moments before an event. A film is sent in parts: a request with the film's SHA-256
/// returns the film's lines (app/record/moments/moments_film.h) with the SHA-256 of each frame, and
/// a request with such a hash returns that frame. So every answer has the SHA-256 by which it was
/// requested.
class AskedPictures {
public:
    /// Returns the bytes with that SHA-256; none if the table does not have them.
    [[nodiscard]] std::optional<std::string> withHash(const std::filesystem::path& journal,
                                                      const std::string& hash);

private:
    [[nodiscard]] std::optional<std::string> frameWithHash(const std::string& hash) const;

    std::string film_;                ///< the film requested last; about 10 MB
    std::vector<std::string> frames_; ///< SHA-256 of the frames of film_
};

} // namespace umpire
