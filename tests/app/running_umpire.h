#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace umpire::testing {

/// `Typed`: what `say` hands over, while it runs.
enum class StandardInput { Empty, Closed, Typed };

/// The real program while it runs. It is killed with the object.
class RunningUmpire {
public:
    /// `errors`: the file that its standard error goes to.
    explicit RunningUmpire(std::vector<std::string> arguments,
                           StandardInput input = StandardInput::Empty,
                           const std::string& errors = "/dev/null");
    ~RunningUmpire();
    RunningUmpire(const RunningUmpire&) = delete;
    RunningUmpire& operator=(const RunningUmpire&) = delete;

    /// Until it has printed so many more lines, or ended.
    void readLines(int count);
    /// Until it has printed this; false: it has ended without, or says nothing any more.
    bool readUntil(const std::string& text);
    /// A line for its standard input, which is Typed.
    void say(const std::string& line) const;
    /// Nobody reads its output any more.
    void closeOutput();
    void signal(int number) const;
    /// Reads all that it still prints; its exit status, 128 + signal where a signal ended it.
    int waitForEnd();
    /// By SIGKILL, and reads what it had still printed. False where it had ended by itself.
    bool kill();

    [[nodiscard]] pid_t id() const { return process_; }
    [[nodiscard]] int lines() const;
    [[nodiscard]] const std::string& output() const { return text_; }

private:
    bool readSome();

    pid_t process_ = -1;
    int out_ = -1;
    int in_ = -1;
    int status_ = -1;
    std::string text_;
};

} // namespace umpire::testing
