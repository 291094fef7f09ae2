#include "app/record/sentences/told_event.h"

#include "app/record/events/hearer.h"
#include "app/record/game_files/played_line.h"
#include "app/record/sentences/reader_words.h"
#include "app/record/sentences/spoken_parts.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace umpire {
namespace {

/// Maximum numbers of examples, of large examples, of places and of continuations in a description.
/// People do not read longer lists.
constexpr std::size_t kMostExamples = 5;
constexpr std::size_t kMostLarge = 3;
constexpr std::size_t kMostPlaces = 4;
constexpr std::size_t kMostExpected = 3;

template <typename T>
std::vector<T> firstOf(const std::vector<T>& all, std::size_t most) {
    return {all.begin(), all.begin() + std::ptrdiff_t(std::min(all.size(), most))};
}

Message together(const std::vector<Message>& all) {
    return all.empty() ? Message() : joined(all, "%1, %2");
}

/// Returns a list of the first messages, followed by the number of the others.
Message firstOr(const std::vector<Message>& all, int more) {
    const std::size_t left = all.size() - std::min(all.size(), kMostPlaces) + std::size_t(more);
    if (all.empty()) {
        return {};
    }
    const Message first = joined(firstOf(all, kMostPlaces), "%1, or %2");
    return left == 0 ? first : message("%1 and %2 more", first, left);
}

/// Tells whether the sentence of an action already contains the fact.
bool repeats(const Message& fact) {
    static const std::set<std::string, std::less<>> kRepeated = {
        "%1 hits %2 with %3",
        "%1's salvo is spoiled",
        "%1 has the orders %2",
        "%1 unit moves %2 to %3",
        "%1 puts a soldier on %2",
        "%1 stone %2 to %3, %4 high",
        "%1 stone thrown from %2 to %3",
        "%1 stone removed from %2, %3 left"};
    return kRepeated.contains(fact.form());
}

struct Spoken {
    Message words;
    bool isSentence = false; ///< false: the text is notation
};

struct EventTeller {
    const ToldGame& game;
    ToldEvent& to;

    void operator()(const GameStarted&) const { to.kind = message("The game begins"); }
    void operator()(const StateChanged& changed) const { to.kind = told(changed.state); }
    void operator()(const Called& called) const {
        to.kind = called.ply > 0 ? message("Move %1", called.ply) : message("called");
        if (called.source == Source::OutOfTime) {
            to.main = message("no time is left to %1", player(called.player));
            return;
        }
        play(called, called.player, called.happened);
        addFacts(called.happened);
    }
    void operator()(const Asked& asked) const {
        to.kind = message("The umpire asks: %1", fact(sentences::forReaders(asked.question)));
        std::vector<Message> all;
        for (const Choice& each : firstOf(asked.choices, kMaxListed)) {
            const Message what = spokenBy(each.player, each.actions, {}).words;
            all.push_back(message("%1 (%2)", what, percent(each.probability)));
            const Message why =
                each.because.empty() ? Message() : message("illegal: %1", fact(each.because));
            to.answers.push_back({why.empty() ? what : message("%1 (%2)", what, why),
                                  "choose " + std::to_string(to.answers.size() + 1)});
            if (!why.empty()) {
                to.more.push_back(to.answers.back().words);
            }
        }
        to.main = all.empty() ? Message() : joined(firstOf(all, kMostLarge), "%1, or %2");
        if (all.empty()) {
            to.kind = message("The umpire asks");
            to.main = fact(sentences::forReaders(asked.question));
        }
        for (const Choice& each : firstOf(asked.choices, kMostLarge)) {
            to.notation += (to.notation.empty() ? "" : " · ") + english(each.actions);
        }
    }
    void operator()(const Unfinished& unfinished) const {
        to.kind = message("Not finished yet");
        const auto all = allSpoken(unfinished.couldBecome, game.player);
        to.main = all.empty() ? unfinished.recorded
                              : message("perhaps %1", firstOr(all, unfinished.more));
        to.notation = english(together(firstOf(unfinished.couldBecome, kMostPlaces)));
    }
    void operator()(const IllegalSeen& illegal) const {
        to.kind = message("Illegal");
        play(illegal, illegal.player, {});
        why(illegal.because, illegal.rule);
        if (!to.more.empty()) { // the reason is read first
            to.main = std::exchange(to.more.front(), message("illegal: %1", to.main));
        }
        to.todo = message("Take it back on the table, or let it stand.");
        to.answers = {{message("Let it stand"), "stands"}};
    }
    void operator()(const Desynchronised& found) const {
        to.kind = message("Table and record differ");
        std::vector<Message> all;
        for (const Difference& each : firstOf(found.differences, kMostPlaces)) {
            all.push_back(each.recorded.form() == "undone"
                              ? message("taken back in the record, but not on the table: %1",
                                        spokenBy({}, each.where, {}).words)
                              : fact(sentences::differing(each)));
        }
        to.main = all.empty() ? found.recorded : joined(all, "%1; %2");
        if (found.differences.size() > kMostPlaces) {
            to.more = {message("and %1 more", found.differences.size() - kMostPlaces)};
        }
        to.todo = message("Put the table as the drawing shows, or correct the record.");
        if (!found.asSeen.empty()) {
            to.answers = {{message("The table is right"), "correct " + found.asSeen}};
        }
    }
    void operator()(const Synchronised&) const {
        to.kind = message("Table and record agree again");
    }
    void operator()(const Corrected& corrected) const {
        to.kind = message("Corrected");
        if (corrected.isHidden) {
            to.about = corrected.where.empty() ? to.about : std::vector<Message>{corrected.where};
            to.main = secret();
        } else {
            to.main = correction(corrected.what);
            note(corrected.what);
        }
        add(corrected.by);
    }
    void operator()(const IllegalStands& stands) const {
        to.kind = message("Allowed to stand");
        play(stands, stands.player, stands.happened);
        why(stands.because, stands.rule);
        if (stands.playedOn) {
            to.more.push_back(message("The other side has played on."));
        }
    }
    void operator()(const Undone& undone) const {
        to.kind = message("Taken back");
        if (undone.isHidden) {
            to.main = secret();
        } else if (undone.actions.empty()) {
            to.main = message("the last actions do not count");
        } else {
            std::vector<Message> all;
            for (std::size_t i = 0; i < undone.actions.size(); ++i) {
                const Message& action = undone.actions[i];
                const bool isKnown = i < undone.each.size();
                const Spoken said = spokenBy(isKnown ? undone.each[i].player : "", action, {});
                const bool isCorrection = isKnown ? undone.each[i].isCorrection : !said.isSentence;
                all.push_back(action == message("hidden") ? secret()
                              : isCorrection              ? correction(english(action))
                                                          : said.words);
            }
            to.main = together(all);
            note(english(together(undone.actions)));
        }
    }
    void operator()(const AgreementNeeded& needed) const {
        to.kind = message("Others must agree");
        std::vector<Message> all;
        for (const std::string& each : needed.players) {
            all.push_back(player(each));
            to.answers.push_back({message("Agreed: %1", all.back()), "agree " + each});
        }
        to.main = together(all);
        if (needed.actions > 0) {
            to.more = {message("This would take back a result of chance.")};
        } else if (!needed.what.empty()) {
            to.more = {needed.what};
        }
    }
    void operator()(const AnswerNeeded& needed) const {
        std::vector<Message> all;
        for (const std::string& each : needed.players) {
            all.push_back(player(each));
        }
        const bool areAll = needed.listed == AnswerNeeded::Listed::All;
        const std::string who = needed.players.size() == 1 ? needed.players[0] : std::string();
        const bool waits = needed.of == AnswerNeeded::Of::Now || who.empty();
        to.kind = !waits        ? spokenTurn(who, game.names)
                  : all.empty() ? message("The umpire asks")
                                : message("The umpire asks %1", together(all));
        to.main = fact(sentences::forReaders(needed.question));
        for (const std::string& each :
             firstOf(needed.examples, areAll ? needed.examples.size() : kMostExamples)) {
            const bool isExample = !areAll && each.find_first_of("0123456789") != each.npos;
            const Message what = spokenBy(who, each, {}).words;
            to.answers.push_back(
                {isExample ? message("For example: %1", what) : what, "play " + each, isExample});
        }
        to.ruling = waits || !to.answers.empty() ? to.ruling : RulingKind::Quiet;
    }
    void operator()(const Paused& pause) const {
        to.kind = message("Pause");
        to.main = pause.because;
    }
    void operator()(const Resumed& resumed) const {
        to.kind = message("The game goes on");
        to.main = resumed.because;
    }
    void operator()(const Noted& noted) const {
        to.kind = message("Note");
        to.main = noted.text;
    }
    void operator()(const ArbiterCalled& called) const {
        to.kind = message("calls the arbiter");
        add(called.by);
        to.main = called.why;
    }
    void operator()(const Ruled& ruled) const {
        to.kind = message("the arbiter %1 rules", ruled.arbiter);
        to.main = ruled.because;
        to.more = ruled.command.empty() ? to.more : std::vector<Message>{ruled.command};
    }
    void operator()(const Refused& refused) const {
        to.kind = message("The umpire refuses");
        to.main = "`" + refused.command + "`";
        why(refused.because, {});
    }
    void operator()(const GameOver& over) const {
        to.kind = message("The game is over");
        to.main = over.winner ? message("Winner: %1", player(*over.winner)) : message("A draw");
        why(over.because, over.rule);
    }
    void operator()(const FlagFell& flag) const {
        to.kind = message("The flag has fallen");
        to.main = message("no time is left to %1", player(flag.player));
        if (flag.then == AtZero::CallArbiter) {
            to.todo = message("The arbiter decides.");
        } else if (flag.then == AtZero::Show) {
            to.todo = message("The players decide.");
        }
    }
    void operator()(const Repeated& repeated) const { to.main = sentenceOf(repeated); }
    void operator()(const Advised& advised) const {
        if (advised.isHidden) {
            to.main = message("%1 has asked for a hint", player(advised.onlyFor));
            return;
        }
        const bool isMove = advised.as == Advised::As::Move;
        to.kind = isMove ? message("The computer's move") : message("A hint");
        play(advised, advised.player, {});
        to.todo = isMove ? message("Make this move on the table.") : Message();
        std::vector<Message> line = toldLine(game, advised.line, advised.player);
        if (line.size() > 1) {
            line.erase(line.begin());
            to.more = {message("Expected then: %1", together(firstOf(line, kMostExpected)))};
        }
    }

private:
    static Message secret() { return message("something secret"); }
    [[nodiscard]] Message player(std::string_view side) const {
        return spokenPlayer(side, game.names);
    }
    [[nodiscard]] Message fact(const Message& what) const {
        return game.game.empty() ? what : spokenFact(game.game, what, game.names, game.before);
    }
    /// Describes an action. Text that is not notation already consists of plain words.
    [[nodiscard]] Spoken spokenBy(std::string_view who, const Message& action,
                                  const std::vector<Message>& happened) const {
        if (!action.isVerbatim() || game.game.empty()) {
            return {fact(action), !action.isVerbatim()};
        }
        Message words =
            spokenActions({game.game, who, action.verbatim(), happened, game.before}, game.names);
        if (words == action && happened.empty()) { // the rules say it, if it is legal now
            words = toldLine(game, {action.verbatim()}, who).front();
        }
        return {words, words != action};
    }
    /// Describes several actions. A text that is no action is described as a correction.
    [[nodiscard]] std::vector<Message> allSpoken(const std::vector<Message>& actions,
                                                 std::string_view who) const {
        std::vector<Message> all;
        for (const Message& each : actions) {
            const Spoken spoken = spokenBy(who, each, {});
            all.push_back(spoken.isSentence ? spoken.words : correction(english(each)));
        }
        return all;
    }
    [[nodiscard]] Message correction(const std::string& what) const {
        return game.game.empty() ? Message(what) : spokenCorrection(game.game, what, game.names);
    }
    /// Sets the main sentence of an action. Adds the name of the player, because notation and some
    /// sentences do not contain it.
    template <typename Played>
    void play(const Played& played, const std::string& who,
              const std::vector<Message>& happened) const {
        const Message action = played.action;
        const Spoken spoken =
            isHidden(played) ? Spoken{secret(), false} : spokenBy(who, action, happened);
        if (spoken.isSentence) {
            add(who);
        }
        to.main = spoken.isSentence || who.empty() ? spoken.words
                                                   : message("%1: %2", player(who), spoken.words);
        if (action.isVerbatim() && spoken.isSentence) {
            to.notation = action.verbatim();
        }
    }
    /// Adds those facts that the main sentence does not contain.
    void addFacts(const std::vector<Message>& happened) const {
        const std::vector<Message> said =
            game.game.empty() ? happened
                              : spokenFacts(game.game, happened, game.names, game.before);
        const bool isGiven = sentences::factOf(happened, "%1 has the orders %2") != nullptr;
        for (std::size_t k = 0; k < said.size(); ++k) {
            const bool isNews = !english(to.main).ends_with(english(happened[k])) &&
                                to.main != said[k] && !repeats(happened[k]);
            if (isNews && happened[k].form() == "%1's orders are %2") { // a line of its own
                to.main = isGiven ? to.main : message("%1; %2", to.main, said[k]);
            } else if (isNews) {
                to.more.push_back(said[k]);
            }
        }
    }
    /// Adds the name of a player beside the heading. The "player" of chance is named "table", and
    /// is not added.
    void add(std::string_view who) const {
        if (!who.empty() && who != "table") {
            to.about.push_back(player(who));
        }
    }
    void note(const std::string& notation) const {
        to.notation = english(to.main) == notation ? std::string() : notation;
    }
    void why(const Message& because, const std::string& rule) const {
        if (!because.empty()) {
            to.more.push_back(fact(because));
        }
        to.rule = rule;
    }
};

} // namespace

ToldEvent toldOf(const Event& shown, const ToldGame& game) {
    ToldEvent to;
    to.ruling = kindOf(shown).ruling;
    std::visit(EventTeller{game, to}, shown);
    return to;
}

std::vector<Message> toldLine(const ToldGame& game, const std::vector<std::string>& line,
                              std::string_view first) {
    std::vector<Message> all;
    for (const PlayedStep& step :
         playedLine(startOrUsual(game.start, game.game), std::string(game.before), line, first)) {
        all.push_back(spokenActions(
            {game.game, step.player, step.action, step.happened, step.before}, game.names));
    }
    return all;
}

Message percent(double probability) {
    return std::to_string(std::lround(100.0 * probability)) + " %";
}

} // namespace umpire
