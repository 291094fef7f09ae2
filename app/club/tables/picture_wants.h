#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace umpire {

/// The pictures requested from tables. Only these are accepted.
class PictureWants {
public:
    using Clock = std::chrono::steady_clock;
    enum class Answer : std::uint8_t {
        Ask,    ///< request it now
        Coming, ///< it was requested
        None,   ///< missing, or no answer; the next call requests it again
        Full,   ///< too many are requested
    };

    Answer want(const std::string& table, const std::string& hash, Clock::time_point now);
    /// Tells whether that table was asked for it, and ends the request.
    bool take(const std::string& table, const std::string& hash);
    /// Notes that the table does not have it.
    void miss(const std::string& table, const std::string& hash);

private:
    struct Want {
        std::string table;
        Clock::time_point since;
        bool isMissing = false;
    };
    std::map<std::string, Want> wants_; ///< by hash
};

} // namespace umpire
