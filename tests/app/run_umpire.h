#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace umpire::testing {

/// What the real program did.
struct RunResult {
    int status = -1; ///< exit status; 128 + signal where it was killed
    std::string out;
    std::string err;
};

/// Runs `umpire` with these arguments. `outTo`: a file that takes its standard output instead;
/// `inFrom`: one that it reads.
RunResult runUmpire(const std::vector<std::string>& arguments, const std::string& outTo = {},
                    const std::string& inFrom = {});

/// The same at a terminal: what is typed there, and then the end of input. `out` has all that the
/// terminal shows.
RunResult runUmpireAtTerminal(const std::vector<std::string>& arguments, const std::string& typed);

/// A new folder that goes away with the object.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return path_ / name; }
    /// Writes a file there and returns its path.
    [[nodiscard]] std::string write(const std::string& name, const std::string& contents) const;

private:
    std::filesystem::path path_;
};

/// The whole of a file.
std::string contentsOf(const std::filesystem::path& file);

/// `sample_images/…`
std::string sample(const std::string& name);

} // namespace umpire::testing
