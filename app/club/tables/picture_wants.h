#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace umpire {

/// The pictures requested from tables. Other pictures are refused.
class PictureWants {
public:
    using Clock = std::chrono::steady_clock;
    enum class Answer : std::uint8_t {
        Ask,    ///< the caller must request the picture now
        Coming, ///< the picture was requested
        None,   ///< missing, or no answer; the next call requests the picture again
        Full,   ///< too many pictures are requested
    };

    Answer want(const std::string& table, const std::string& hash, Clock::time_point now);
    /// Tells whether that table was asked for this picture, and ends the request.
    bool take(const std::string& table, const std::string& hash);
    /// Notes that the table does not have the picture.
    void miss(const std::string& table, const std::string& hash);

private:
    struct Want {
        std::string table;
        Clock::time_point since;
        bool isMissing = false;
    };
    std::map<std::string, Want> wants_; ///< the requests, by the picture's SHA-256
};

} // namespace umpire
