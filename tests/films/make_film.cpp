#include "calibration/measure/calibration_files.h"
#include "tests/films/murus_game.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

/// make_film FOLDER [SEED [ACTIONS [WIDTH [RATE [TILT]]]]] makes a film of Murus Gallicus for
/// trying `umpire referee`: film.avi, table.yaml, labels.txt (its frames) and played.txt.
int main(int argc, char** argv) {
    using namespace umpire;
    using namespace umpire::films;
    if (argc < 2) {
        std::cerr << "make_film FOLDER [SEED [ACTIONS [WIDTH [RATE [TILT]]]]]\n";
        return 2;
    }
    const auto number = [&](int at, int otherwise) {
        return argc > at ? std::atoi(argv[at]) : otherwise;
    };
    const std::string folder = argv[1];
    const cv::Size size(number(4, 1280), number(4, 1280) * 9 / 16);
    const TableDescription table = murusTable();
    const RenderedMurus rendered(filmingView(table, size, radiansFromDegrees(number(6, 30))), table,
                                 MurusSet{});
    const auto settings = murus_gallicus::settingsOfVariant("basic");
    const FilmedPlay play = filmedPlay(rendered, {.start = murus_gallicus::startOf(*settings),
                                                  .seed = std::uint64_t(number(2, 1)),
                                                  .actions = number(3, 30),
                                                  .planted = number(3, 30) / 5});
    FilmOptions options;
    options.seed = std::uint64_t(number(2, 1));
    options.framesPerSecond = number(5, 30);
    options.restFrames = int(0.8 * options.framesPerSecond);
    options.reachFrames = int(0.35 * options.framesPerSecond);
    options.dwellFrames = std::max(2, int(0.17 * options.framesPerSecond));
    options.pixelsPerMillimetre = size.width / 800.0;
    options.focalPixels = size.width * 0.86;
    options.bumps = {{.still = play.stills.size() / 3}, {.still = play.stills.size() * 2 / 3}};
    const auto stills = [&](std::size_t index) {
        return index < play.stills.size() ? std::optional(play.stills[index]) : std::nullopt;
    };
    std::ofstream(folder + "/labels.txt")
        << textOf(writeFilm(stills, options, folder + "/film.avi"));
    std::ofstream played(folder + "/played.txt");
    for (const std::string& action : play.actions) {
        played << action << "\n";
    }
    for (std::size_t i = 0; i < play.planted.size(); ++i) {
        played << "# still " << play.plantedAt[i] << ": " << play.planted[i].action << " "
               << play.planted[i].rule << "\n";
    }
    return saveTable(table, folder + "/table.yaml") ? 0 : 1;
}
