#include "app/record/events/event.h"
#include "calibration/measure/calibration_files.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/desk/sinking_film.h"
#include "tests/app/desk/staged_script.h"
#include "tests/films/galley_film.h"
#include "tests/films/murus_film.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/films/stages/trireme_stage.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

/// make_samples FOLDER makes a folder for each game with film.avi, table.yaml, said.txt (the
/// players' commands, as input of `umpire referee`) and game.json (its initial position).
/// make_samples.sh makes sample_games from them.
namespace umpire::desk {
namespace {

struct Sample {
    std::string game;
    std::string variant;
    std::string position;
    TableDescription table;
    std::vector<films::Still> stills;
    std::vector<std::pair<std::size_t, std::string>> said; ///< while that still lies
    cv::Mat before;                                        ///< the empty board; empty: not needed
    double pixelsPerMillimetre = 1.7;
};

films::FilmOptions optionsOf(const Sample& sample) {
    films::FilmOptions options;
    options.framesPerSecond = 15;
    options.restFrames = 34;
    options.reachFrames = 6;
    options.dwellFrames = 3;
    options.noise = 0.7;
    options.drift = 0.02;
    options.pixelsPerMillimetre = sample.pixelsPerMillimetre;
    options.focalPixels = 0.86 * sample.stills.front().picture.cols;
    return options;
}

/// Times each command 1.5 s after its still has come to rest, one after another.
std::string saidIn(const Sample& sample, const std::vector<films::FrameLabel>& labels) {
    std::string text;
    double delay = 1.2;
    std::size_t last = 0;
    for (const auto& [still, line] : sample.said) {
        const auto rests = std::ranges::find_if(labels, [still = still](const auto& label) {
            return label.still == still && label.phase == films::Phase::Still;
        });
        delay = still == last ? delay + 0.4 : 1.2;
        last = still;
        text += "@" + std::to_string(double(rests->time.count()) / 1e6 + delay) + " " + line + "\n";
    }
    return text;
}

void save(const Sample& sample, const std::string& folder) {
    const std::string own = folder + "/" + sample.game;
    std::filesystem::create_directories(own);
    const auto labels = films::writeFilm(
        [&](std::size_t index) {
            return index < sample.stills.size() ? std::optional(sample.stills[index])
                                                : std::nullopt;
        },
        optionsOf(sample), own + "/film.avi");
    std::ofstream(own + "/said.txt") << saidIn(sample, labels);
    nlohmann::ordered_json game = {{"game", sample.game}};
    for (const auto& [key, value] :
         {std::pair("variant", sample.variant), std::pair("position", sample.position)}) {
        if (!value.empty()) {
            game[key] = value;
        }
    }
    std::ofstream(own + "/game.json") << game.dump(2) << "\n";
    if (!saveTable(sample.table, own + "/table.yaml")) {
        std::cerr << own << "/table.yaml cannot be written\n";
    }
    if (!sample.before.empty()) {
        cv::imwrite(own + "/empty.png", sample.before);
    }
    std::cout << sample.game << ": " << labels.size() << " frames\n";
}

Sample murus() {
    using namespace murus_gallicus;
    Sample sample{.game = "murus-gallicus",
                  .variant = "basic",
                  .table = films::murusTable(),
                  .pixelsPerMillimetre = 1.6};
    const films::RenderedMurus rendered(films::filmingView(sample.table, {960, 600}, 15_deg),
                                        sample.table, films::MurusSet{});
    State state = MurusGallicus::start(*settingsOfVariant("basic"));
    sample.stills.emplace_back().picture = rendered.picture(films::stonesOf(state));
    const auto goes = [&](const char* text) {
        const auto action = std::get<Action>(MurusGallicus::parseAction(state, text));
        const State after = MurusGallicus::apply(state, action).state;
        sample.stills.push_back(films::stillAfter(rendered, state, after, text));
        return after;
    };
    state = goes("d1-d3");
    state = goes("d7-d5");
    // A Gaul moves in the Romans' turn and takes the move back.
    State wrong = state;
    const auto& board = geometryOf(state.settings);
    setUnit(wrong, *board.find({1, 6}), {});
    setUnit(wrong, *board.find({1, 5}), {Player{1}, 1});
    setUnit(wrong, *board.find({1, 4}), {Player{1}, 1});
    sample.stills.push_back(films::stillAfter(rendered, state, wrong, ""));
    sample.stills.push_back(films::stillAfter(rendered, wrong, state, ""));
    state = goes("f1-f3");
    state = goes("b7-b5");
    return sample;
}

/// The sample's game with printed pieces, from the sample's position on.
template <Game G, typename Stage>
StagedScript<G, Stage> scriptOf(const Sample& sample, Stage stage) {
    const auto settings = *G::settings("standard", *resourcesFor<G>());
    return {std::move(stage),
            std::get<typename G::State>(G::parseState(sample.position, settings))};
}

/// Shows a forbidden position, then the position before it.
template <typename Script>
void triesInVain(Script& script, const std::string& wrong, const std::string& back) {
    script.lies(wrong);
    script.lies(back);
}

Sample triremes() {
    Sample sample{.game = "triremes",
                  .position = "light=c5n:1,f18e|e19,f19,i19 dark=j5s|b4,g20 turn=light",
                  .table = films::triremeTable(),
                  .pixelsPerMillimetre = 2.7};
    auto script = scriptOf<Triremes>(
        sample,
        films::TriremeStage(films::viewFitting(sample.table, {960, 540}, 10_deg, 90_deg), 1));
    script.plays("c5-c7n");
    triesInVain(script, "light=c7n:1,f18e|e19,f19,i19 dark=j5s|b4,j20 turn=dark",
                "light=c7n:1,f18e|e19,f19,i19 dark=j5s|b4,g20 turn=dark");
    script.plays("g20-h20");
    script.plays("i19-h19");
    sample.stills = script.stills();
    return sample;
}

Sample naval() {
    Sample sample{.game = "naval-battle",
                  .position = "LOa6,PAh6,KRj9,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red",
                  .table = films::navalTable(),
                  .pixelsPerMillimetre = 1.7};
    const films::NavalStage stage(films::viewFitting(sample.table, {1600, 900}, 15_deg, 90_deg), 1);
    sample.before = stage.emptyBoard();
    auto script = scriptOf<NavalBattle>(sample, stage);
    script.plays("h6-h5");
    triesInVain(script, "LOa6,PAh5,KRj9,ORb1e16,TRk6,DEd16,+1 PAp7,ORp19,DEp20,BAk17n17 yellow",
                "LOa6,PAh5,KRj9,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 yellow");
    script.plays("p17-o17");
    script.plays("d16-d17");
    sample.stills = script.stills();
    return sample;
}

Sample buda() {
    const std::string rest = " T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF T-A4=KF "
                             "I-KAR=IE:5 I-MIK=ID:4 ";
    const std::string others = " I-C2=IE I-C3=IN I-S1=IP I-B1=ID I-B2=ID I-C4=cup I-H1=cup "
                               "used-imperial=0 used-turk=4 drawn=8/3 phase=act actions=1";
    Sample sample{.game = "buda-1686",
                  .position = "turn=8 cas=1 tms=4 cms=4 cts=4" + rest + "I-C1=IE" + others,
                  .table = films::budaTable(),
                  .pixelsPerMillimetre = 1.7};
    auto script = scriptOf<Buda1686>(
        sample, films::BudaStage(films::filmingView(sample.table, {1600, 900}, 15_deg), 1));
    script.plays("move:I-C1@IP");
    for (const char* said : {"pass", "pass"}) {
        script.says(said);
        sample.said.emplace_back(1, std::string("play ") + said);
    }
    script.says("imperial:5");
    script.plays("turk:0");
    sample.stills = script.stills();
    return sample;
}

/// Makes the sample in which A lays its orders behind a screen, reveals them, and tosses at B's
/// galley, which is nearly a wreck.
Sample galleys() {
    using namespace war_galley;
    Sample sample{.game = "war-galley",
                  .position =
                      "5:5/5/3@255,190,90 4:0/1/0@345,280,268 orders introduction poses=confirmed",
                  .table = films::galleyTable(),
                  .pixelsPerMillimetre = 1.6};
    const films::RenderedGalleys rendered(films::filmingView(sample.table, {1280, 720}, 18_deg),
                                          sample.table, {});
    const State firing = std::get<State>(
        parseState("5:5/5/3@255,190,90=XLFLF 4:0/1/0@345,280,268=- step1:fire A1>B1 introduction "
                   "poses=confirmed",
                   {}));
    std::mt19937_64 random(3);
    films::GalleyTable lying;
    lying.galleys = {{0, Side::A, {{255_mm, 190_mm}, 90_deg}, firing.vessels[0].rig},
                     {1, Side::B, {{345_mm, 280_mm}, 268_deg}, firing.vessels[1].rig}};
    sample.stills.emplace_back().picture = rendered.picture(lying);
    films::GalleyTable shown = lying;
    const auto show = [&] {
        sample.stills.push_back(films::stillOf(rendered, shown, lying, Side::A));
        shown = lying;
    };
    lying.screens = {{{112_mm, 130_mm}}};
    show();
    lying.screens.clear();
    lying.matches = films::columnOf(Side::A, *planOf("XLFLF"), 112_mm, random);
    show();
    const auto tossed = films::tossedMatches(firing, {0, 2}, lying.matches, random);
    lying.matches.insert(lying.matches.end(), tossed->begin(), tossed->end());
    show();
    sample.stills.back().manner = films::Manner::Toss;
    return sample;
}

} // namespace
} // namespace umpire::desk

int main(int argc, char** argv) {
    using namespace umpire::desk;
    if (argc < 2) {
        std::cerr << "make_samples FOLDER [GAME]\n";
        return 2;
    }
    const std::string only = argc > 2 ? argv[2] : "";
    for (Sample (*make)() : {&murus, &galleys, &buda, &naval, &triremes}) {
        const Sample sample = make();
        if (only.empty() || only == sample.game) {
            save(sample, argv[1]);
        }
    }
    return 0;
}
