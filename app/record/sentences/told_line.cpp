#include "app/record/sentences/told_line.h"

#include <algorithm>

namespace umpire {
namespace {

/// Tells whether the action is one word such as "d1-d3". Such an action is read aloud as it is
/// typed. An action of several words, such as a toss with a place for each match, is better
/// described by a sentence.
bool isOneWord(const Message& action) {
    return action.isVerbatim() && action.verbatim().find(' ') == std::string::npos;
}

std::string together(const std::vector<std::string>& parts, std::string_view between) {
    std::string all;
    for (const std::string& part : parts) {
        all.append(all.empty() || part.empty() ? "" : between).append(part);
    }
    return all;
}

std::vector<std::string> englishOf(const std::vector<Message>& all) {
    std::vector<std::string> texts;
    std::ranges::transform(all, std::back_inserter(texts),
                           [](const Message& each) { return english(each); });
    return texts;
}

/// Splits a message that joins several facts.
void takeApart(const Message& joined, std::vector<Message>& facts) {
    if (joined.form() != "%1; %2") {
        facts.push_back(joined);
        return;
    }
    for (const Message& each : joined.values()) {
        takeApart(each, facts);
    }
}

struct LineTeller {
    const ToldGame& game;
    ToldEvent told;

    /// Returns further facts. For a toss, returns only the matches too close to call, because the
    /// sentence already contains the number of hits.
    [[nodiscard]] std::vector<std::string> facts() const {
        std::vector<std::string> said;
        for (const Message& each : told.more) {
            std::vector<Message> parts;
            takeApart(each, parts);
            const bool isToss = parts.front().form().starts_with("%1's toss shows");
            for (const Message& part : parts) {
                const std::string text = english(part);
                const bool isOpen = text.find("too close to call") != std::string::npos;
                if (!isToss || isOpen) {
                    said.push_back(text);
                }
            }
        }
        return said;
    }
    [[nodiscard]] std::string because() const {
        const std::string why = together(englishOf(told.more), "; ");
        return why.empty() || told.rule.empty() ? why : why + " (" + told.rule + ")";
    }
    [[nodiscard]] std::string main() const { return english(told.main); }
    [[nodiscard]] Message fact(const Message& what) const {
        return game.game.empty() ? what : spokenFact(game.game, what, game.names, game.before);
    }

    std::string operator()(const Called& called) const {
        const std::string number = std::to_string(called.ply) + ". ";
        if (called.source == Source::OutOfTime) {
            return number + main();
        }
        const std::vector<std::string> more =
            saysAll(game.game) ? std::vector<std::string>() : facts();
        if (!told.notation.empty() && isOneWord(called.action)) {
            return number + called.player + ": " + called.action + " - " +
                   (more.empty() ? main() : together(more, "; "));
        }
        const bool isInFacts = !more.empty() && more.front().starts_with(main());
        return number + together({isInFacts ? std::string() : main(), together(more, "; ")}, "; ");
    }
    std::string operator()(const Asked& asked) const {
        std::string line = english(fact(asked.question));
        for (std::size_t i = 0; i < told.answers.size(); ++i) {
            line += " (" + std::to_string(i + 1) + ") " + english(told.answers[i].words) + ", " +
                    english(percent(asked.choices[i].probability)) + ";";
        }
        if (asked.more > 0) {
            line += " " + std::to_string(asked.more) + " more may be said as `play ACTION`;";
        }
        return told.answers.empty() ? line : line + " say `choose 1` or `accept` for the first";
    }
    std::string operator()(const Unfinished&) const { return "not finished yet: " + main(); }
    std::string operator()(const IllegalSeen&) const {
        const std::string clause = told.rule.empty() ? "" : " (" + told.rule + ")";
        const std::string what =
            told.more.empty() ? "" : ": " + english(told.more.front().values().front());
        return "illegal: " + main() + clause + what + "; take it back, or say `stands`";
    }
    std::string operator()(const Desynchronised&) const {
        return "table and record differ: " + together({main(), because()}, "; ");
    }
    std::string operator()(const IllegalStands& stands) const {
        return stands.isHidden || !isOneWord(stands.action)
                   ? "the record is changed: " + main() + " stands"
                   : text(Event(stands));
    }
    std::string operator()(const Corrected& corrected) const {
        return corrected.isHidden && corrected.where.empty() ? "the record is changed: " + main()
                                                             : text(Event(corrected));
    }
    std::string operator()(const Undone& undone) const {
        return !undone.isHidden && std::ranges::all_of(undone.actions, isOneWord)
                   ? text(Event(undone))
                   : "undone: " + main();
    }
    std::string operator()(const AnswerNeeded& needed) const {
        AnswerNeeded spoken = needed;
        spoken.question = fact(needed.question);
        return text(Event(spoken));
    }
    std::string operator()(const GameOver& over) const {
        GameOver spoken = over;
        spoken.because = fact(over.because);
        return text(Event(spoken));
    }
    std::string operator()(const Advised& advised) const {
        return advised.isHidden ? main() : text(Event(advised));
    }
    template <typename Happening>
    std::string operator()(const Happening& it) const {
        return text(Event(it));
    }
};

} // namespace

std::string lineOf(const Event& shown, const ToldGame& game) {
    return std::visit(LineTeller{game, toldOf(shown, game)}, shown);
}

} // namespace umpire
