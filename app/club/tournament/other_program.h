#pragma once

#include <chrono>
#include <string>
#include <vector>

/// Runs another program until it ends, or kills it.
namespace umpire::tournament {

struct ProgramEnd {
    enum class How {
        Returned,  ///< ended by itself, with the exit status `status`
        Killed,    ///< ended by the signal `status`
        TooLong,   ///< killed after the time limit, with all its child processes
        NotStarted ///< the file is missing or not executable
    };
    How how = How::NotStarted;
    int status = 0;
    std::string said; ///< the beginning of the program's output and errors
};

/// Runs `command`: a program, by path or by name in PATH, and its arguments. Its input is empty.
/// Output beyond some thousand bytes is discarded. `limit`: time after which it is killed.
ProgramEnd runProgram(const std::vector<std::string>& command, std::chrono::milliseconds limit);

} // namespace umpire::tournament
