#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/shown_progress.h"
#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/process.h"
#include "app/mind/odds/odds_plot.h"
#include "app/mind/odds/set_up.h"
#include "rules/games/war_galley/salvo.h"

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace umpire {
namespace {

using odds::OddsAnswer;

const std::map<std::string, war_galley::SideZoneRule> kZones = {
    {"any", war_galley::SideZoneRule::AnyPart},
    {"centre", war_galley::SideZoneRule::Centre},
    {"whole", war_galley::SideZoneRule::Whole}};

struct OddsCommand {
    odds::Question question; ///< its scene and matches come from the fields below
    /// such as "A1@300,72,90": name, place of the bow in millimetres, and heading in degrees
    std::vector<std::string> galleys;
    std::optional<odds::Duel> duel; ///< two galleys at a distance, instead of `galleys`
    std::optional<int> matches;
    int masts = 3;
    /// point below the hand in millimetres, "X,Y"; empty: the best point is searched
    std::string place;
    bool needles = false;
    AnswerForm form = AnswerForm::Text;
    std::string plot;
    std::string fit;
};

/// Accepts numbers from `least` to `most`. Unlike CLI::Range, rejects `nan`.
CLI::Validator between(double least, double most) {
    const std::string bounds = printed("from %.15g to %.15g", least, most);
    const auto check = [=](const std::string& text) {
        const auto value = numberIn<double>(text);
        return value && *value >= least && *value <= most
                   ? std::string()
                   : "`" + printable(text).substr(0, 40) + "` is no number " + bounds;
    };
    return {check, bounds};
}

Expected<std::vector<Galley>> galleysOf(const OddsCommand& command, const PieceSizes& sizes) {
    if (command.duel) {
        return odds::galleysOf(*command.duel, sizes);
    }
    if (command.galleys.empty()) {
        return wrongUsage(
            "nothing says where the galleys lie; give --range MM, or --galley twice, or "
            "--fit FOLDER");
    }
    std::vector<Galley> galleys;
    for (const std::string& text : command.galleys) {
        const Expected<Galley> galley = odds::galleyIn(text, sizes);
        if (!galley) {
            return tl::make_unexpected(galley.error());
        }
        galleys.push_back(*galley);
    }
    return odds::checkGalleys(galleys).map([&] { return galleys; });
}

Expected<OddsAnswer> oddsOf(const OddsCommand& command) {
    OddsAnswer answer;
    answer.question = command.question;
    odds::Question& question = answer.question;
    const Expected<std::vector<Galley>> galleys = galleysOf(command, question.scene.sizes);
    if (!galleys) {
        return tl::make_unexpected(galleys.error());
    }
    question.scene.galleys = *galleys;
    const auto facts = odds::ruledOn(question, {});
    answer.masts = command.matches ? std::nullopt : std::optional(command.masts);
    question.handful.matches =
        command.matches.value_or(war_galley::matchesToDrop(command.masts, facts.rangeMatches));
    if (!command.place.empty()) {
        const Expected<TablePoint> place = odds::placeIn(command.place);
        if (!place) {
            return tl::make_unexpected(place.error());
        }
        question.scene.place = *place;
        answer.placeBy = odds::PlaceBy::Said;
    } else if (facts.rangeMatches && question.handful.matches > 0) {
        question.scene.place = odds::bestPlaceOf(question);
    }
    ShownProgress progress("odds");
    question.heard = [&](std::size_t done, std::size_t all) { progress.tell(done, all); };
    const StopOnEnd end;
    question.stop = end.token();
    answer.odds = odds::oddsOf(question);
    if (command.needles && !end.token().stop_requested()) {
        odds::Question check = question;
        check.model = odds::Model::Needles;
        answer.needles = odds::oddsOf(check);
    }
    question.heard = {};
    progress.wipe();
    if (answer.odds.drops > 0) { // otherwise the salvo is out of range
        complainOfWhatIsLeft("drop", std::size_t(answer.odds.drops),
                             std::size_t(command.question.drops - answer.odds.drops));
        question.drops = answer.odds.drops;
    }
    if (answer.needles && answer.needles->drops > 0) {
        complainOfWhatIsLeft("drop of needle", std::size_t(answer.needles->drops),
                             std::size_t(question.drops - answer.needles->drops));
    }
    return answer;
}

Expected<void> writePlot(const OddsCommand& command, const OddsAnswer& answer) {
    if (command.plot.empty()) {
        return {};
    }
    std::ofstream file(command.plot, std::ios::binary);
    file << odds::plotOf(answer);
    file.close();
    if (!file) {
        return failWith(ExitStatus::CannotWrite, command.plot +
                                                     ": the plot cannot be written; is the "
                                                     "folder there, and is the disk full?");
    }
    complain("the plot is in " + command.plot);
    return {};
}

Expected<void> answerFit(const OddsCommand& command) {
    return odds::tossesIn(command.fit)
        .and_then([&](const odds::RecordedTosses& tosses) -> Expected<void> {
            for (const std::string& journal : tosses.unreadable) {
                complain(journal);
            }
            if (tosses.clouds.empty()) {
                return failWith(ExitStatus::CannotRead,
                                command.fit +
                                    ": the journals have no toss that lies free of galleys "
                                    "with two matches or more; record more games");
            }
            odds::FitOptions options;
            options.handful = command.question.handful;
            options.seed = command.question.seed;
            options.threads = command.question.threads;
            const odds::Fit fit = odds::fitTo(tosses.clouds, options);
            return writeAnswer(command.form == AnswerForm::Json
                                   ? indentedText(odds::jsonOf(fit, tosses))
                                   : odds::describe(fit, tosses));
        });
}

Expected<void> answerOdds(const OddsCommand& command) {
    if (!command.plot.empty() && !command.plot.ends_with(".svg")) {
        return wrongUsage("--plot `" + command.plot +
                          "` is no SVG file; name one that ends in .svg");
    }
    if (!command.fit.empty()) {
        return answerFit(command);
    }
    return oddsOf(command).and_then([&](const OddsAnswer& answer) {
        return writeAnswer(command.form == AnswerForm::Json ? indentedText(odds::jsonOf(answer))
                                                            : odds::describe(answer))
            .and_then([&] { return writePlot(command, answer); });
    });
}

void addScene(CLI::App& command, OddsCommand& asked) {
    const auto duel = [&asked]() -> odds::Duel& {
        return asked.duel ? *asked.duel : asked.duel.emplace();
    };
    CLI::Option* galleys =
        command.add_option("--galley", asked.galleys,
                           "a galley, described by its name, the middle of its bow in millimetres "
                           "and its heading in degrees, such as A1@300,72,90; the first galley "
                           "fires at the second, and the others are obstacles");
    CLI::Option* range = command.add_option_function<double>(
        "--range", [duel](double mm) { duel().range = Millimetres(mm); },
        "the distance from hull to hull in millimetres, instead of --galley");
    range->check(between(0.0, 5'000.0))->excludes(galleys);
    command
        .add_option_function<double>(
            "--angle", [duel](double degrees) { duel().angle = radiansFromDegrees(degrees); },
            "the direction of the target, in degrees from the bow of the galley that fires; 0 is "
            "ahead, 90 is beside it (default: 90)")
        ->check(between(-360.0, 360.0))
        ->needs(range);
    command
        .add_option_function<double>(
            "--heading", [duel](double degrees) { duel().heading = radiansFromDegrees(degrees); },
            "how far the target's bow is turned against the bow of the galley that fires, in "
            "degrees (default: 0)")
        ->check(between(-360.0, 360.0))
        ->needs(range);
    command
        .add_option_function<std::string>(
            "--zone",
            [&asked](const std::string& word) { asked.question.sideZone = kZones.at(word); },
            "which part of the target has to lie in the side zone, as in the setting `zone` of the "
            "rules (default: any)")
        ->check(CLI::IsMember(kZones));
}

void addHand(CLI::App& command, OddsCommand& asked) {
    command
        .add_option("--matches", asked.matches,
                    "the number of matches that fall (default: as --masts gives it)")
        ->check(between(1, 40));
    command
        .add_option("--masts", asked.masts,
                    "the number of masts of the galley that fires, which gives the number of "
                    "matches (WG-28; default: 3)")
        ->check(between(0, 4));
    command.add_option("--place", asked.place,
                       "the point X,Y below the hand, in millimetres (default: the best place, "
                       "which is searched)");
    odds::Throw& hand = asked.question.handful;
    addMillimetres(command, "--height", hand.height,
                   "the height of the hand above the table, in millimetres (default: 150)")
        ->check(between(30.0, 1'000.0));
    addMillimetres(command, "--spread", hand.spread,
                   "the spread of the matches in the hand, as a standard deviation in millimetres "
                   "(default: 15)")
        ->check(between(1.0, 200.0));
    command
        .add_option("--friction", hand.friction,
                    "the friction between a match and what it touches (default: 0.4)")
        ->check(between(0.0, 2.0));
    command
        .add_option("--restitution", hand.restitution,
                    "the speed after a bounce divided by the speed before it (default: 0.4)")
        ->check(between(0.0, 0.95));
}

} // namespace

void addOddsCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand(
        "odds", "estimates how many hits a War Galley salvo makes, by simulating it many times");
    const auto asked = std::make_shared<OddsCommand>();
    addScene(*command, *asked);
    addHand(*command, *asked);
    command
        ->add_option("--drops", asked->question.drops,
                     "how many times the salvo is dropped (default: 10000)")
        ->check(between(1, 1'000'000));
    command
        ->add_option(
            "--seed", asked->question.seed,
            "the seed of the random drops; the same seed gives the same answer (default: 1)")
        ->check(between(0, 1e15)); // whole numbers up to this are exact in a double
    command
        ->add_option("--threads", asked->question.threads,
                     "the number of threads (default: one for each core)")
        ->check(between(1, 256));
    command->add_flag("--needles", asked->needles,
                      "also drops needles that do not bounce, for comparison");
    addJsonFlag(*command, asked->form);
    command->add_option("--plot", asked->plot, "draws the answer into this SVG file");
    command
        ->add_option("--fit", asked->fit,
                     "fits spread, friction and restitution to the tosses in the journals and "
                     "exported games of this folder and its subfolders, instead of estimating hits")
        ->excludes("--galley")
        ->excludes("--range");
    answerWith(*command, exitStatus, [asked] { return answerOdds(*asked); });
}

} // namespace umpire
