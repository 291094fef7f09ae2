#include "tests/app/run_umpire.h"

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <pty.h>
#include <sstream>
#include <sys/wait.h>
#include <termios.h>
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

RunResult runUmpireAtTerminal(const std::vector<std::string>& arguments, const std::string& typed) {
    std::vector<std::string> words = {UMPIRE_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) {
        argv.push_back(word.data());
    }
    argv.push_back(nullptr);
    termios quiet{};
    quiet.c_lflag = ICANON; // lines, and no echo of what is typed
    quiet.c_cc[VEOF] = 4;
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, &quiet, nullptr);
    if (child == 0) {
        execv(argv[0], argv.data());
        _exit(127);
    }
    const std::string input = typed + "\x04";
    RunResult result;
    if (write(terminal, input.data(), input.size()) != ssize_t(input.size())) {
        return result;
    }
    char buffer[4096];
    for (ssize_t count = 0; (count = read(terminal, buffer, sizeof buffer)) > 0;) {
        result.out.append(buffer, std::size_t(count));
    }
    int status = 0;
    waitpid(child, &status, 0);
    close(terminal);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
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
