#include "app/web/server/event_sentences.h"

#include "app/record/game_files/played_line.h"
#include "app/record/journal/message_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

struct SentenceWriter {
    Json& json;
    const ToldGame& told;

    void operator()(const Called& called) const {
        one(called, called.happened);
        choices("others", called.others);
    }
    void operator()(const Asked& asked) const { choices("choices", asked.choices); }
    void operator()(const Unfinished& unfinished) const {
        list(unfinished.couldBecome, told.player);
    }
    void operator()(const IllegalSeen& illegal) const {
        one(illegal, {});
        reason(json, illegal.because);
    }
    void operator()(const Corrected& corrected) const {
        if (!corrected.isHidden) {
            write(json, "sentence", spokenCorrection(told.game, corrected.what, told.names));
        }
    }
    void operator()(const IllegalStands& stands) const {
        one(stands, stands.onlyFor.empty() ? stands.happened : std::vector<Message>());
        reason(json, stands.because);
    }
    void operator()(const Undone& undone) const {
        if (undone.isHidden) {
            write(json, "sentences", undone.actions);
        } else {
            list(undone.actions, "");
        }
    }
    void operator()(const Advised& advised) const {
        one(advised, {});
        std::vector<Message> sentences;
        for (const PlayedStep& step :
             playedLine(told.game, std::string(told.before), advised.line, advised.player)) {
            const SpokenAction each{told.game, step.player, step.action, step.happened,
                                    step.before};
            sentences.push_back(spokenActions(each, told.names));
        }
        write(json, "sentences", sentences);
    }
    void operator()(const Refused& refused) const { reason(json, refused.because); }
    void operator()(const GameOver& over) const { reason(json, over.because); }

    void operator()(const auto&) const {} // nothing was played

private:
    /// What the notation has no action for is words already.
    [[nodiscard]] Message said(std::string_view player, const Message& action,
                               const std::vector<Message>& happened) const {
        return !action.isVerbatim()
                   ? spokenFact(told.game, action, told.names)
                   : spokenActions({told.game, player, action.verbatim(), happened, told.before},
                                   told.names);
    }
    template <typename Played>
    void one(const Played& played, const std::vector<Message>& happened) const {
        if (!isHidden(played)) {
            write(json, "sentence", said(played.player, played.action, happened));
        }
    }
    void list(const std::vector<Message>& actions, std::string_view player) const {
        std::vector<Message> sentences;
        for (const Message& each : actions) {
            sentences.push_back(said(player, each, {}));
        }
        write(json, "sentences", sentences);
    }
    void choices(const char* name, const std::vector<Choice>& choices) const {
        for (std::size_t i = 0; i < choices.size(); ++i) {
            write(json[name][i], "sentence", said(choices[i].player, choices[i].actions, {}));
            reason(json[name][i], choices[i].because);
        }
    }
    /// What the rules say, with the players and their galleys named as in the sentences.
    void reason(Json& event, const Message& because) const {
        if (!because.empty()) {
            write(event, "because_sentence", spokenFact(told.game, because, told.names));
        }
    }
};

} // namespace

void writeSentences(Json& json, const Event& shown, const ToldGame& told) {
    if (!told.game.empty()) {
        std::visit(SentenceWriter{json, told}, shown);
    }
}

} // namespace umpire
