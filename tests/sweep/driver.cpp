// sweep_driver PICTURES KNOBS RESULTS ENOUGH reads each picture with each constant halved and
// doubled, until ENOUGH readings have changed (0: all pictures; together: tries all constants at
// once, then halves of the set). `sweep.py` builds and calls it.
#include "app/eye/one_picture/look_json.h"
#include "app/eye/one_picture/names.h"
#include "tests/sweep/knob.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/core/utility.hpp>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace umpire::sweep {
namespace {

struct Picture {
    LookRequest request;
    std::string digits; ///< the complete reading; "null" if there is none
    std::string pieces; ///< the reading without measured values
    double seconds = 0.0;
    std::set<int> read; ///< knobs
};

struct Knob {
    int id;
    std::string name;
};

enum class Change : char { None = '0', Digits = '1', Pieces = '2' };

struct Answer {
    int pictures = 0;
    int digits = 0;
    int pieces = 0;
    bool died = false;
};

/// Splits a tab-separated line: the picture, its table file, its camera file, the picture before,
/// and the kinds to seek (separated by commas). "-" means none.
Picture pictureOf(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, '\t');) {
        fields.push_back(field == "-" ? "" : field);
    }
    Picture picture;
    const auto file = [&](std::size_t k) {
        return fields.at(k).empty() ? std::optional<std::filesystem::path>() : fields.at(k);
    };
    picture.request = {fields.at(0), file(1), file(2), file(3), {}};
    std::istringstream words(fields.at(4));
    for (std::string word; std::getline(words, word, ',');) {
        picture.request.detectors.insert(detectorNamed(word).value());
    }
    return picture;
}

void forgetDigits(nlohmann::ordered_json& value) {
    if (value.is_number_float()) {
        value = 0.0;
    } else if (value.is_structured()) {
        std::ranges::for_each(value, forgetDigits);
    }
}

void look(Picture& picture) {
    const Expected<Look> seen = lookAtTable(picture.request);
    nlohmann::ordered_json document = seen ? jsonOf(*seen) : nlohmann::ordered_json();
    picture.digits = document.dump();
    forgetDigits(document);
    picture.pieces = document.dump();
}

double secondsUsed() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_utime.tv_sec) + 1e-6 * double(usage.ru_utime.tv_usec);
}

/// Runs `work` in a child process with a time limit and returns its output, because a changed
/// constant may crash it.
template <class Work>
std::pair<std::string, bool> inOwnProcess(double seconds, Work work) {
    int ends[2];
    if (pipe(ends) != 0) {
        return {"", true};
    }
    const pid_t child = fork();
    if (child == 0) {
        const rlimit time{rlim_t(seconds), rlim_t(seconds)};
        const rlimit memory{rlim_t(4) << 30U, rlim_t(4) << 30U};
        setrlimit(RLIMIT_CPU, &time);
        setrlimit(RLIMIT_AS, &memory);
        work([&](const std::string& text) {
            return write(ends[1], text.data(), text.size()) == ssize_t(text.size());
        });
        _exit(0);
    }
    close(ends[1]);
    std::string text;
    char block[4096];
    for (ssize_t n = 0; (n = read(ends[0], block, sizeof block)) > 0;) {
        text.append(block, std::size_t(n));
    }
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return {text, status != 0};
}

/// Runs in this process, so that the child processes find the nets loaded.
void readUnchanged(Picture& picture) {
    std::ranges::fill(isRead, 0);
    look(picture);
    const double before = secondsUsed();
    look(picture);
    picture.seconds = secondsUsed() - before;
    for (int id = 0; id < kMaxKnobs; ++id) {
        if (isRead[id] != 0) {
            picture.read.insert(id);
        }
    }
    std::cerr << picture.request.picture.string() << ": " << picture.seconds << " s, "
              << picture.read.size() << " constants read\n";
}

using Knobs = std::vector<Knob>;

/// Counts the pictures that read one of `knobs` and change if all of them are changed. Stops at
/// `enough` (0: never).
Answer tried(const Knobs& knobs, double factor, const std::vector<Picture>& all, int enough) {
    std::vector<const Picture*> pictures;
    double seconds = 10.0;
    for (const Picture& picture : all) {
        const auto isRead = [&](const Knob& knob) { return picture.read.contains(knob.id); };
        if (std::ranges::any_of(knobs, isRead)) {
            pictures.push_back(&picture);
            seconds += 10.0 * picture.seconds;
        }
    }
    Answer answer;
    if (pictures.empty()) {
        return answer;
    }
    const auto [changes, died] = inOwnProcess(seconds, [&](const auto& say) {
        for (const Knob& knob : knobs) {
            change[knob.id] = factor - 1.0;
        }
        int changed = 0;
        for (const Picture* picture : pictures) {
            Picture again{picture->request};
            look(again);
            const Change here = again.pieces != picture->pieces   ? Change::Pieces
                                : again.digits != picture->digits ? Change::Digits
                                                                  : Change::None;
            say(std::string(1, char(here)));
            if (here != Change::None && ++changed == enough) {
                break;
            }
        }
    });
    answer.pictures = int(changes.size()) + int(died);
    answer.pieces = int(std::ranges::count(changes, char(Change::Pieces)));
    answer.digits = answer.pieces + int(std::ranges::count(changes, char(Change::Digits)));
    answer.died = died;
    return answer;
}

void report(std::ostream& out, const Knob& knob, double factor, const Answer& answer) {
    out << knob.name << '\t' << factor << '\t' << answer.pictures << '\t' << answer.digits << '\t'
        << answer.pieces << '\t' << (answer.died ? "died" : "") << std::endl;
}

/// Tries constants together; constants that change nothing together are done.
void tryTogether(const Knobs& knobs, double factor, const std::vector<Picture>& pictures,
                 std::ostream& out) {
    const Answer answer = tried(knobs, factor, pictures, 1);
    if (knobs.size() > 1 && (answer.digits > 0 || answer.died)) {
        const auto half = knobs.begin() + std::ptrdiff_t(knobs.size() / 2);
        tryTogether({knobs.begin(), half}, factor, pictures, out);
        tryTogether({half, knobs.end()}, factor, pictures, out);
        return;
    }
    for (const Knob& knob : knobs) {
        report(out, knob, factor, answer);
    }
}

template <class T, class Make>
std::vector<T> linesOf(const char* file, Make make) {
    std::vector<T> all;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        all.push_back(make(line));
    }
    return all;
}

void sweep(char** arguments) {
    auto pictures = linesOf<Picture>(arguments[1], pictureOf);
    const auto knobs = linesOf<Knob>(arguments[2], [](const std::string& line) {
        return Knob{std::stoi(line), line.substr(line.find('\t') + 1)};
    });
    std::ranges::for_each(pictures, readUnchanged);
    std::ranges::sort(pictures, {}, &Picture::seconds);
    std::ofstream results(arguments[3], std::ios::app);
    const bool together = std::string_view(arguments[4]) == "together";
    if (together) {
        tryTogether(knobs, 0.5, pictures, results);
        tryTogether(knobs, 2.0, pictures, results);
        return;
    }
    for (const Knob& knob : knobs) {
        for (const double factor : {0.5, 2.0}) {
            report(results, knob, factor, tried({knob}, factor, pictures, std::stoi(arguments[4])));
        }
    }
}

} // namespace
} // namespace umpire::sweep

int main(int count, char** arguments) {
    if (count != 5) {
        std::cerr << "called by sweep.py\n";
        return 2;
    }
    cv::setNumThreads(1);
    umpire::sweep::sweep(arguments);
}
