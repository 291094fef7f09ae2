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

/// Maps the program's descriptor to a descriptor of this process; -1 closes it.
using Descriptors = std::map<int, int>;
using Environment = std::map<std::string, std::string>;

/// Starts a program by its words, with these descriptors and additional environment variables.
pid_t startProgram(std::vector<std::string> words, Descriptors descriptors,
                   const Environment& environment = {});
/// Waits for the end of a started program and returns its exit status; 128 + signal if a signal
/// ended it.
int endOf(pid_t process);

/// `Typed`: the input comes from `say` while the program runs.
enum class StandardInput { Empty, Closed, Typed };

/// A program's input and output.
struct Streams {
    StandardInput input = StandardInput::Empty;
    std::string in = "/dev/null"; ///< input file, if the input is not Typed
    std::string out;              ///< output file; empty: this process reads the output
    std::string errors; ///< file for standard error; empty: a temporary file, read by `errors`
    Environment environment;
};

/// A running program. The destructor kills it.
class RunningProgram {
public:
    explicit RunningProgram(const std::vector<std::string>& words, const Streams& streams = {});
    ~RunningProgram();
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;

    /// Waits until it has printed that many more lines, or ended.
    void readLines(int count);
    /// Waits until it has printed this text; false if it ended or hangs without it.
    bool readUntil(const std::string& text) { return place(text, 0) != std::string::npos; }
    /// Waits for the text after the text that was found last.
    bool readOn(const std::string& text);
    /// Writes a line to the program's standard input, which must be Typed.
    void say(const std::string& line) const;
    /// Closes the reading end of the program's output.
    void closeOutput();
    void signal(int number) const;
    /// Reads the rest of the output and returns the exit status; 128 + signal if a signal ended the
    /// program.
    int waitForEnd();
    /// Sends SIGKILL and reads the rest of the output. Returns false if the program had already
    /// ended.
    bool kill();

    [[nodiscard]] pid_t id() const { return process_; }
    /// Returns the word after a key such as "VmHWM:" in the program's /proc status (proc(5)).
    [[nodiscard]] std::string status(const std::string& word) const;
    /// Tells whether the program handles the signal.
    [[nodiscard]] bool hears(int number) const;
    [[nodiscard]] int lines() const;
    [[nodiscard]] const std::string& output() const { return text_; }
    /// Returns the program's standard error so far.
    [[nodiscard]] std::string errors() const { return contentsOf(errors_); }

private:
    bool readSome();
    std::size_t place(const std::string& text, std::size_t from);

    ScratchFolder scratch_;
    std::string errors_;
    pid_t process_ = -1;
    int out_ = -1;
    int in_ = -1;
    int status_ = -1; ///< -1: the program is still running
    std::string text_;
    std::size_t asked_ = 0; ///< end of the text found last
};

} // namespace umpire::testing
