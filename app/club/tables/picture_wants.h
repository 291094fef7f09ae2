#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace umpire {

/// Which pictures tables were asked for. Nothing else is taken of what tables send.
class PictureWants {
public:
    using Clock = std::chrono::steady_clock;
    enum class Answer : std::uint8_t {
        Ask,    ///< it is to be asked for now
        Coming, ///< it was
        None,   ///< the table does not have it, or does not answer; the next time asks again
        Full,   ///< too many are wanted
    };

    Answer want(const std::string& table, const std::string& hash, Clock::time_point now);
    /// That table was asked for it. It is wanted no more.
    bool take(const std::string& table, const std::string& hash);
    /// The table does not have it.
    void miss(const std::string& table, const std::string& hash);

private:
    struct Want {
        std::string table;
        Clock::time_point since;
        bool isMissing = false;
    };
    std::map<std::string, Want> wants_; ///< by the hash
};

} // namespace umpire
