#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/common/json/json_text.h"
#include "app/measure/bench/bench_answer.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

struct BenchCommand {
    BenchOptions options{.samples = UMPIRE_SAMPLE_IMAGES};
    double think = 3.; ///< maximum thinking time of each engine, in seconds
    AnswerForm form = AnswerForm::Text;
};

} // namespace

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
