#include "tests/app/game/live/galleys_on_film.h"

#include "rules/games/war_galley/war_galley.h"

namespace umpire::testing {
namespace {

const cv::Size kCamera(960, 540);

bool isNear(const war_galley::GalleyPose& a, const war_galley::GalleyPose& b) {
    return distance(a.bow, b.bow) < 2_mm && abs(normalized(a.heading - b.heading)) < 1.5_deg;
}

bool isNear(const war_galley::LooseMatch& a, const war_galley::LooseMatch& b) {
    return distance(a.tail, b.tail) < 2.5_mm && distance(a.head, b.head) < 2.5_mm &&
           a.headed == b.headed;
}

/// Compares two actions and ignores measured values.
bool isAlike(const war_galley::Action& seen, const war_galley::Action& truth) {
    if (const auto* place = std::get_if<war_galley::Place>(&seen)) {
        const auto* other = std::get_if<war_galley::Place>(&truth);
        return other && place->vessel == other->vessel && isNear(place->pose, other->pose);
    }
    if (const auto* toss = std::get_if<war_galley::Toss>(&seen)) {
        const auto* other = std::get_if<war_galley::Toss>(&truth);
        return other && toss->attacker == other->attacker &&
               std::ranges::all_of(other->matches, [&](const war_galley::LooseMatch& match) {
                   return !match.tossed ||
                          std::ranges::any_of(toss->matches, [&](const auto& each) {
                              return each.tossed && isNear(each, match);
                          });
               });
    }
    return seen == truth;
}

void countCalls(const GalleysOnFilm& film, const JournalRecord& record, Figures& figures) {
    figures.played = film.play.actions.size();
    auto next = film.play.actions.begin();
    for (const RecordedEvent& event : record.events) {
        const auto played = actionIn(event.happening);
        if (!played) {
            continue;
        }
        const auto parsed = war_galley::parseAction(film.play.end, *played);
        const auto* action = std::get_if<war_galley::Action>(&parsed);
        if (action != nullptr && std::holds_alternative<war_galley::Correct>(*action)) {
            continue; // the position that the hand chose, to the millimetre
        }
        const auto found = std::find_if(next, film.play.actions.end(), [&](const auto& truth) {
            return action != nullptr && isAlike(*action, truth);
        });
        if (found == film.play.actions.end()) {
            ++figures.wrong;
            ADD_FAILURE() << "recorded and not played: " << *played;
        } else {
            ++(isSeen(event) ? figures.called : figures.chosen);
            next = found + 1;
        }
    }
}

void countAccusations(const GalleysOnFilm& film, const JournalRecord& record, Figures& figures) {
    figures.planted = film.play.planted.size();
    for (const films::PlantedGalley& planted : film.play.planted) {
        const auto illegal = accusedAt(film.files, record.events, planted.still, planted.rule);
        const bool isAccused = illegal && illegal->rule == planted.rule;
        figures.accused += isAccused ? 1 : 0;
        figures.kinds.push_back(illegal ? kindOf(*illegal) : "not accused");
        EXPECT_TRUE(isAccused) << films::nameOf(planted.what) << " (" << planted.rule << ") at "
                               << double(film.files.beginOf(planted.still).count()) / 1e6 << " s";
    }
    for (const RecordedEvent& event : eventsOf<IllegalSeen>(record)) {
        const bool isPlanted = std::ranges::any_of(film.play.planted, [&](const auto& planted) {
            return event.time >= film.files.beginOf(planted.still) &&
                   event.time < film.files.beginOf(planted.still + 1);
        });
        figures.falsely += isPlanted ? 0 : 1;
    }
}

} // namespace

TableView galleyView() {
    return films::filmingView(films::galleyTable(), kCamera, 18_deg);
}

films::RenderedGalleys galleysSeenBy(const TableView& view, films::Surface surface,
                                     std::uint64_t seed) {
    films::GalleySet set;
    set.surface = surface;
    set.seed = seed;
    return {view, films::galleyTable(), set};
}

GalleysOnFilm filmOf(films::FilmedGalleys play, std::uint64_t seed, Bumps bumps,
                     const std::filesystem::path& folder) {
    films::FilmOptions options{.seed = seed,
                               .framesPerSecond = 8,
                               .restFrames = 6,
                               .dwellFrames = 2,
                               .reachFrames = 2,
                               .pixelsPerMillimetre = 1.19,
                               .focalPixels = 0.86 * kCamera.width};
    GalleysOnFilm film{std::move(play), {}, bumps == Bumps::One ? 1 : 0};
    if (bumps == Bumps::One) {
        options.bumps = {{.still = film.play.stills.size() / 2}};
    }
    film.files = filmed(film.play.stills, options, folder, films::galleyTable());
    return film;
}

war_galley::State galleysAt(const std::string& position) {
    const auto parsed = war_galley::parseState(position, {});
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << (error ? english(describe(*error)) : "");
    return error ? war_galley::State{} : std::get<war_galley::State>(parsed);
}

Figures figuresOf(const GalleysOnFilm& film, const JournalRecord& record) {
    Figures figures;
    countCalls(film, record, figures);
    countAccusations(film, record, figures);
    figures.slowest = slowestCall(film.files, record.events);
    for (const RecordedEvent& event : eventsOf<Asked>(record)) {
        figures.asked += std::get<Asked>(event.happening).choices.empty() ? 0 : 1;
    }
    for (const RecordedEvent& event : eventsOf<StateChanged>(record)) {
        const TableState state = std::get<StateChanged>(event.happening).state;
        figures.bumps += state == TableState::Moved ? 1 : 0;
    }
    return figures;
}

std::string linesOf(const GalleysOnFilm& film) {
    std::string lines;
    for (const films::Answer& answer : film.play.answers) {
        const double seconds = double(film.files.beginOf(answer.still).count()) / 1e6 + 0.5;
        lines += "@" + std::to_string(seconds) + " " + answer.line + "\n";
    }
    return lines;
}

std::vector<std::string> refereeing(const GalleysOnFilm& film, const std::string& start,
                                    const std::filesystem::path& journal, Told told) {
    std::vector<std::string> arguments{
        "referee",   film.files.film.string(), "--game", "war-galley", "--position", start,
        "--journal", journal.string()};
    if (told == Told::ByTableFile) {
        arguments.insert(arguments.end(), {"--table", film.files.table.string()});
    }
    return arguments;
}

} // namespace umpire::testing
