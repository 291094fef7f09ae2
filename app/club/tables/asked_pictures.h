#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// What a table answers when the club's server asks it for bytes by their SHA-256. They are a
/// picture of its journal, or a film of the moments before an event. A film travels in parts: by
/// the film's name the server gets the film's lines (app/record/moments/moments_film.h), which have
/// the SHA-256 of each frame, and by each of those the frame. So everything that travels has the
/// SHA-256 by which it was asked for, and no message is long.
class AskedPictures {
public:
    /// None where the table does not have it.
    [[nodiscard]] std::optional<std::string> withHash(const std::filesystem::path& journal,
                                                      const std::string& hash);

private:
    [[nodiscard]] std::optional<std::string> frameWithHash(const std::string& hash) const;

    std::string film_;                ///< that was asked for last; some 10 MB
    std::vector<std::string> frames_; ///< of film_, by their SHA-256
};

} // namespace umpire
