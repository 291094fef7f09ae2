#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/shown_progress.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/process.h"
#include "app/measure/bench/bench_answer.h"
#include "app/measure/evaluate/evaluation_text.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

struct EvaluateCommand {
    EvaluateOptions options{.folder = UMPIRE_SAMPLE_IMAGES};
    int worst = 5;
    AnswerForm form = AnswerForm::Text;
};

Expected<Evaluation> evaluateQuietly(const EvaluateOptions& options) {
    const QuietCodecs quiet;
    return evaluateFolder(options);
}

void complainOfPicturesWithoutTruth(const Evaluation& evaluation) {
    if (const auto& pictures = evaluation.withoutTruth; !pictures.empty()) {
        complain("pictures without a truth file (NAME.json), which are left out: " +
                 std::to_string(pictures.size()) + "; the first is " + pictures.front().string());
    }
}

Expected<void> answerEvaluate(const EvaluateCommand& command) {
    ShownProgress progress("evaluate");
    EvaluateOptions options = command.options;
    options.heard = [&](std::size_t done, std::size_t all) { progress.tell(done, all); };
    const StopOnEnd end;
    options.stop = end.token();
    const Expected<Evaluation> evaluated = evaluateQuietly(options);
    progress.wipe();
    return evaluated.and_then([&](const Evaluation& evaluation) {
        complainOfPicturesWithoutTruth(evaluation);
        complainOfWhatIsLeft("picture", evaluation.pictures.size(), evaluation.left);
        return writeAnswer(command.form == AnswerForm::Json
                               ? indentedText(jsonOf(evaluation, std::size_t(command.worst)))
                               : describe(evaluation, std::size_t(command.worst)));
    });
}

struct BenchCommand {
    BenchOptions options{.samples = UMPIRE_SAMPLE_IMAGES};
    double think = 3.; ///< maximum thinking time of each engine, in seconds
    AnswerForm form = AnswerForm::Text;
};

} // namespace

void addEvaluateCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand(
        "evaluate",
        "compares the answers of `look` and `score` with the truth files beside pictures");
    const auto evaluate = std::make_shared<EvaluateCommand>();
    EvaluateOptions& options = evaluate->options;
    command->add_option(
        "FOLDER", options.folder,
        "a folder with pictures and their truth files (NAME.jpg, NAME.json) or a list of tosses "
        "counted by hand (tosses.csv); subfolders are searched too (default: the sample pictures)");
    command->add_option("--kind", options.kind,
                        "evaluates only the pictures whose kind begins with this word: toss, "
                        "orders, board, nothing, dice, codes, handful, counted");
    command->add_flag_callback(
        "--without-camera", [evaluate] { evaluate->options.camera = CameraFile::Withheld; },
        "evaluates without the camera files");
    command->add_flag_callback(
        "--before", [evaluate] { evaluate->options.before = PictureBefore::Given; },
        "also uses NAME-before.jpg, and evaluates only the pictures that have it");
    command
        ->add_option("--worst", evaluate->worst,
                     "lists at most this many pictures with faults (default: 5)")
        ->check(CLI::Range(0, 100'000));
    addJsonFlag(*command, evaluate->form);
    answerWith(*command, exitStatus, [evaluate] { return answerEvaluate(*evaluate); });
}

void addBenchCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command =
        app.add_subcommand("bench", "measures the speed of `look` and of the rules, and compares "
                                    "`look` with OpenCV and ZXing-cpp");
    const auto bench = std::make_shared<BenchCommand>();
    addJsonFlag(*command, bench->form);
    command->add_option("--samples", bench->options.samples,
                        "the folder of the sample pictures (default: sample_images)");
    command
        ->add_option("--repetitions", bench->options.repetitions,
                     "the number of runs on each picture (default: 5)")
        ->check(CLI::Range(1, 1000));
    command
        ->add_option("--think", bench->think,
                     "the longest time that each engine thinks, in seconds (default: 3)")
        ->check(CLI::Range(0.001, 3600.));
    answerWith(*command, exitStatus, [bench] {
        return runBench(bench->options).and_then([&](const BenchReport& report) {
            const BenchAnswer answer{report, benchRules(bench->options.repetitions),
                                     benchEngines(bench->think)};
            return writeAnswer(bench->form == AnswerForm::Json ? indentedText(jsonOf(answer))
                                                               : describe(answer));
        });
    });
}

} // namespace umpire
