#include "tests/app/web/telephone/refereed_telephone.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

/// watch_pages FILM TABLE MINUTES measures the memory of two phones' pages while the film repeats.
/// It prints a line a minute in MiB: each page's objects, each browser's processes, and the
/// referee. FILM has concatenated JPEGs (`ffmpeg -i film.avi -c copy -f mjpeg FILM`) and shows
/// Murus Gallicus, made by make_looped_film.
namespace umpire::testing {
namespace {

constexpr double kMiB = 1024.0 * 1024.0;

/// Adds the memory of all processes whose command line has that word.
double residentOf(const std::string& word) {
    double pages = 0.0;
    for (const auto& each : std::filesystem::directory_iterator("/proc")) {
        if (contentsOf(each.path() / "cmdline").find(word) != std::string::npos) {
            double size = 0.0;
            double resident = 0.0;
            std::ifstream(each.path() / "statm") >> size >> resident;
            pages += resident;
        }
    }
    constexpr double kPage = 4096.0;
    return pages * kPage / kMiB;
}

double objectsOf(DrivenBrowser& browser) {
    const nlohmann::json bytes = browser.valueOf("performance.memory.usedJSHeapSize");
    return bytes.is_number() ? bytes.get<double>() / kMiB : 0.0;
}

int watch(const std::string& film, const std::string& table, int minutes) {
    const ScratchFolder folder;
    RefereedTelephone telephones({film, {}}, {"--game", "murus-gallicus", "--table", table},
                                 folder.file("game.umpire"), folder.file(""));
    if (!telephones.isOpen()) {
        std::fprintf(stderr, "the pages were not opened\n");
        return 1;
    }
    static_cast<void>(telephones.begins()); // the film may leave no time for that
    for (int minute = 0; minute <= minutes; ++minute) {
        std::printf("%3d min: objects of the camera's page %5.1f, of the page at the table %5.1f; "
                    "browsers %6.0f and %6.0f, referee %6.0f MiB; pictures sent %s\n",
                    minute, objectsOf(telephones.camera()), objectsOf(telephones.table()),
                    residentOf(folder.file("camera").string()),
                    residentOf(folder.file("table").string()), residentOf("--codes"),
                    telephones.camera()
                        .valueOf("document.getElementById('camera-told').dataset.sent")
                        .dump()
                        .c_str());
        std::fflush(stdout);
        std::this_thread::sleep_for(std::chrono::minutes(minute < minutes ? 1 : 0));
    }
    return 0;
}

} // namespace
} // namespace umpire::testing

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "watch_pages FILM TABLE MINUTES\n");
        return 2;
    }
    return umpire::testing::watch(argv[1], argv[2], std::atoi(argv[3]));
}
