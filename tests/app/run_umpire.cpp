#include "tests/app/run_umpire.h"

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

std::string quoted(const std::string& text) {
    std::string result(1, '\'');
    for (const char c : text) {
        if (c == '\'') {
            result += "'\\'";
        }
        result += c;
    }
    return result += '\'';
}

} // namespace

RunResult runUmpire(const std::vector<std::string>& arguments, const std::string& outTo,
                    const std::string& inFrom) {
    const ScratchFolder scratch;
    const std::string out = outTo.empty() ? scratch.file("out").string() : outTo;
    std::string command = quoted(UMPIRE_PROGRAM);
    for (const std::string& argument : arguments) {
        command.append(1, ' ').append(quoted(argument));
    }
    command.append(" >").append(quoted(out));
    command += inFrom.empty() ? "" : " <" + quoted(inFrom);
    command.append(" 2>").append(quoted(scratch.file("err").string()));
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            outTo.empty() ? contentsOf(out) : "", contentsOf(scratch.file("err"))};
}

ScratchFolder::ScratchFolder() {
    static std::atomic<int> count = 0;
    path_ = std::filesystem::temp_directory_path() /
            ("umpire-test-" + std::to_string(getpid()) + "-" + std::to_string(++count));
    std::filesystem::create_directories(path_);
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string ScratchFolder::write(const std::string& name, const std::string& contents) const {
    std::ofstream(file(name), std::ios::binary) << contents;
    return file(name).string();
}

std::string contentsOf(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

std::string sample(const std::string& name) {
    return std::string(UMPIRE_SOURCE_DIR) + "/sample_images/" + name;
}

} // namespace umpire::testing
