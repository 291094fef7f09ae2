#pragma once

#include <chrono>
#include <string>
#include <vector>

/// Runs another program to its end, or ends it.
namespace umpire::tournament {

struct ProgramEnd {
    enum class How {
        Returned,  ///< with `status`
        Killed,    ///< by the signal `status`
        TooLong,   ///< it was ended with all that it started
        NotStarted ///< the file is missing or is no program
    };
    How how = How::NotStarted;
    int status = 0;
    std::string said; ///< its first words on standard output and error
};

/// `command`: a program, by its path or by its name in PATH, and its arguments. It has nothing to
/// read. What it says beyond some thousand bytes is lost.
ProgramEnd runProgram(const std::vector<std::string>& command, std::chrono::milliseconds limit);

} // namespace umpire::tournament
