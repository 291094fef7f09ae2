#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace umpire::testing {

/// Whether it comes to be in that time.
bool within(std::chrono::seconds patience, const std::function<bool()>& condition);

/// The real program beside a test; it waits for commands that do not come, and is killed with the
/// object.
class RunningReferee {
public:
    explicit RunningReferee(std::vector<std::string> arguments);
    ~RunningReferee();
    RunningReferee(const RunningReferee&) = delete;
    RunningReferee& operator=(const RunningReferee&) = delete;

    /// Whether a line with these words comes, after those that were asked for before, in half a
    /// minute and before the program ends.
    bool says(const std::string& words);
    /// The last that it said, and how it ended if it did.
    [[nodiscard]] std::string heard() const;
    /// At its largest.
    [[nodiscard]] int mostMegabytes() const;

private:
    bool readSome();

    pid_t process_ = -1;
    int commands_ = -1;
    int said_ = -1; ///< standard output and error
    std::string unread_;
    std::string last_;
};

} // namespace umpire::testing
