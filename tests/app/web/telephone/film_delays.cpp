#include "tests/app/web/telephone/film_delays.h"

#include <gtest/gtest.h>

namespace umpire::testing {
namespace {

constexpr double kLeaving = 0.5; ///< seconds: a hand that leaves may be off the table before

} // namespace

double Delays::at(double share) const {
    return seconds.empty() ? 0.0 : seconds[std::size_t(share * double(seconds.size() - 1) + 0.5)];
}

std::vector<double> beginsOfActions(const std::vector<double>& begins,
                                    const std::vector<films::Still>& stills) {
    std::vector<double> chosen;
    for (std::size_t still = 0; still < stills.size(); ++still) {
        if (!stills[still].action.empty()) {
            chosen.push_back(begins[still]);
        }
    }
    return chosen;
}

Delays delaysOf(const std::vector<double>& begins, const std::vector<double>& calls) {
    Delays delays;
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const auto call = std::ranges::lower_bound(calls, begins[i] - kLeaving);
        if (call != calls.end() && (i + 1 == begins.size() || *call < begins[i + 1] - kLeaving)) {
            delays.seconds.push_back(*call - begins[i]);
        }
    }
    std::ranges::sort(delays.seconds);
    return delays;
}

std::vector<double> timesOf(const std::vector<ShownCall>& shown) {
    std::vector<double> times;
    for (const ShownCall& each : shown) {
        if (each.kind.starts_with("Move")) {
            times.push_back(each.at);
        }
    }
    return times;
}

std::vector<double> timesOf(const JournalRecord& record) {
    std::vector<double> times;
    for (const RecordedEvent& event : record.events) {
        if (isSeen(event)) {
            times.push_back(double(event.time.count()) / 1e6);
        }
    }
    return times;
}

JournalRecord readAsFile(const BrowserFilm& film, const std::vector<std::string>& arguments,
                         const std::string& said, const ScratchFolder& folder) {
    const std::string file = folder.file("same.avi").string();
    const std::string packed = "ffmpeg -v error -r 30 -f mjpeg -i " + film.file.string() +
                               " -c copy " + file + " </dev/null";
    EXPECT_EQ(std::system(packed.c_str()), 0);
    const std::filesystem::path journal = folder.file("same.umpire");
    const RunResult run =
        runUmpire(with({"referee", file, "--journal", journal.string()}, arguments), "",
                  folder.write("said.txt", said));
    EXPECT_EQ(run.status, 0) << run.err;
    return readJournal(journal, JournalCheck::Whole).value_or(JournalRecord{});
}

} // namespace umpire::testing
