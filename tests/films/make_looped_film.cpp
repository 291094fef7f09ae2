#include "calibration/measure/calibration_files.h"
#include "tests/films/murus_game.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

/// make_looped_film FOLDER [WIDTH [RATE [MINUTES]]] makes a film of a few actions of Murus Gallicus
/// for memory_curve.sh, with an illegal action and a blow at the camera. At its end hands set up
/// the beginning again. Writes film.avi, table.yaml, said.txt (the players' `undo` for each
/// repetition) and times.txt (the number of repetitions).
int main(int argc, char** argv) {
    using namespace umpire;
    using namespace umpire::films;
    if (argc < 2) {
        std::cerr << "make_looped_film FOLDER [WIDTH [RATE [MINUTES]]]\n";
        return 2;
    }
    const auto number = [&](int at, int otherwise) {
        return argc > at ? std::atoi(argv[at]) : otherwise;
    };
    const std::string folder = argv[1];
    const cv::Size size(number(2, 1920), number(2, 1920) * 9 / 16);
    const TableDescription table = murusTable();
    const RenderedMurus rendered(filmingView(table, size, 30_deg), table, MurusSet{});
    const GamePlan plan{.start =
                            murus_gallicus::startOf(*murus_gallicus::settingsOfVariant("basic")),
                        .seed = 2,
                        .actions = 5,
                        .planted = 1};
    FilmedPlay play = filmedPlay(rendered, plan);
    const std::size_t last = play.stills.size();
    play.stills.push_back(stillAfter(rendered, play.end, plan.start, ""));
    FilmOptions options;
    options.framesPerSecond = number(3, 30);
    options.restFrames = int(0.8 * options.framesPerSecond);
    options.reachFrames = int(0.35 * options.framesPerSecond);
    options.dwellFrames = std::max(2, int(0.17 * options.framesPerSecond));
    options.pixelsPerMillimetre = size.width / 800.0;
    options.focalPixels = size.width * 0.86;
    options.bumps = {{.still = last / 2}};
    const auto stills = [&](std::size_t index) {
        return index < play.stills.size() ? std::optional(play.stills[index]) : std::nullopt;
    };
    const auto labels = writeFilm(stills, options, folder + "/film.avi");
    const double length = double(labels.size()) / options.framesPerSecond;
    const int times = int(number(4, 120) * 60 / length) + 1;
    const auto laidOut = std::ranges::find(labels, last, &FrameLabel::still);
    std::ofstream said(folder + "/said.txt");
    for (int i = 0; i < times; ++i) {
        said << "@" << i * length + double(laidOut->time.count()) / 1e6 + 0.3 << " undo "
             << play.actions.size() << "\n";
    }
    std::ofstream(folder + "/times.txt") << times << "\n";
    return saveTable(table, folder + "/table.yaml") ? 0 : 1;
}
