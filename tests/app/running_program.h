#pragma once

#include "tests/app/scratch_folder.h"

#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

namespace umpire::testing {

struct Pipe {
    int read = -1;
    int write = -1;
};
Pipe newPipe();

/// Its descriptor, and the one of this process that it is given for it; -1: it is closed.
using Descriptors = std::map<int, int>;
using Environment = std::map<std::string, std::string>;

/// Starts a program by its words, with these descriptors and this environment besides its own.
pid_t startProgram(std::vector<std::string> words, Descriptors descriptors,
                   const Environment& environment = {});
/// The exit status of a program that was started, once it ends; 128 + signal where a signal ends
/// it.
int endOf(pid_t process);

/// `Typed`: what `say` hands over, while it runs.
enum class StandardInput { Empty, Closed, Typed };

/// Where a program's input comes from, and where its output goes to.
struct Streams {
    StandardInput input = StandardInput::Empty;
    std::string in = "/dev/null"; ///< the file that is its input, where nothing is typed
    std::string out;              ///< the file for its output; empty: it is read here
    std::string errors; ///< the file for its standard error; empty: one that `errors` reads
    Environment environment;
};

/// A program while it runs. It is killed with the object.
class RunningProgram {
public:
    explicit RunningProgram(const std::vector<std::string>& words, const Streams& streams = {});
    ~RunningProgram();
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;

    /// Until it has printed so many more lines, or ended.
    void readLines(int count);
    /// Until it has printed this; false: it has ended without, or says nothing any more.
    bool readUntil(const std::string& text) { return place(text, 0) != std::string::npos; }
    /// The same of what comes behind the line that was asked for before.
    bool readOn(const std::string& text);
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
    /// The word behind "VmHWM:" or another one in its status (proc(5)).
    [[nodiscard]] std::string status(const std::string& word) const;
    /// Whether it has a handler of its own for the signal.
    [[nodiscard]] bool hears(int number) const;
    [[nodiscard]] int lines() const;
    [[nodiscard]] const std::string& output() const { return text_; }
    /// What it has written to standard error so far.
    [[nodiscard]] std::string errors() const { return contentsOf(errors_); }

private:
    bool readSome();
    std::size_t place(const std::string& text, std::size_t from);

    ScratchFolder scratch_;
    std::string errors_;
    pid_t process_ = -1;
    int out_ = -1;
    int in_ = -1;
    int status_ = -1; ///< -1: it runs
    std::string text_;
    std::size_t asked_ = 0; ///< so much of it was read on
};

} // namespace umpire::testing
