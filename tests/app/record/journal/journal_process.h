#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

namespace umpire::testing {

/// An event that the writer said was recorded.
struct Announced {
    std::int64_t number = 0;
    std::string hash;
};

/// A running journal_writer. Is killed with the object.
class JournalProcess {
public:
    explicit JournalProcess(const std::vector<std::string>& arguments,
                            const std::map<std::string, std::string>& environment = {});
    ~JournalProcess();
    JournalProcess(const JournalProcess&) = delete;
    JournalProcess& operator=(const JournalProcess&) = delete;

    [[nodiscard]] pid_t id() const { return process_; }
    /// Waits until it has announced so many more events, or ended.
    void readAnnouncements(std::size_t count);
    /// By SIGKILL, and reads what it had still announced. False where it had ended by itself.
    bool kill();
    /// Reads all that it announces; its exit status, 128 + signal where it was killed.
    int waitForEnd();
    [[nodiscard]] const std::vector<Announced>& announced() const { return announced_; }
    /// What it wrote to standard error, once it has ended.
    [[nodiscard]] const std::string& errorText() const { return error_; }

private:
    bool readSome();
    void takeLines();

    pid_t process_ = -1;
    int out_ = -1;
    int err_ = -1;
    int status_ = -1; ///< -1: it runs
    std::string unread_;
    std::string error_;
    std::vector<Announced> announced_;
};

} // namespace umpire::testing
