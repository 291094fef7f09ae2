#include "app/cli/rules/rules_terminal.h"
#include "app/record/journal/export_game.h"
#include "rules/tolerant_action.h"

#include <iostream>

namespace umpire {
namespace {

/// Reads lines, skips empty lines and lines that begin with #, and counts all of them.
class Lines {
public:
    explicit Lines(std::istream& stream) : stream_(stream) {}

    [[nodiscard]] int number() const { return number_; }

    std::optional<std::string> next() {
        for (std::string line; std::getline(stream_, line);) {
            ++number_;
            line.erase(line.find_last_not_of(" \t\r") + 1);
            const std::size_t begin = line.find_first_not_of(" \t");
            if (begin != std::string::npos && line[begin] != '#') {
                return line;
            }
        }
        return std::nullopt;
    }

private:
    std::istream& stream_;
    int number_ = 0;
};

/// The tags before the first action, as written by `umpire log export --as text`, and that action.
/// The tags give variant and start if the command line does not.
struct Opening {
    RulesQuestion question;
    std::optional<std::string> firstAction;
};

Opening readOpening(const RulesQuestion& asked, Lines& lines) {
    Opening opening{asked, lines.next()};
    while (const auto tag = tagIn(opening.firstAction.value_or(""))) {
        if (tag->name == "Variant" && asked.variant.empty()) {
            opening.question.variant = tag->value;
        } else if (tag->name == "Position" && !asked.position) {
            opening.question.position = tag->value;
        }
        opening.firstAction = lines.next();
    }
    return opening;
}

/// Returns the player of that name; none if the name is empty. Error: WrongUsage for an unknown
/// name.
Expected<std::optional<Player>> hearerOf(const AnyPosition& position, const std::string& name) {
    if (name.empty()) {
        return std::nullopt;
    }
    std::vector<std::string> known;
    for (int seat = 0; seat < position.playerCount(); ++seat) {
        known.push_back(position.nameOf(Player{seat}));
        if (known.back() == name) {
            return Player{seat};
        }
    }
    return wrongUsage("--as: `" + name + "` is no player of this game; take one of " +
                      listed(known));
}

Expected<void> writeOutcome(const AnyPosition& position) {
    return writeAnswer(lineOf({{"outcome", jsonOfOutcome(position)}}));
}

/// Answers a line. A tag with a position sets the position; other tags are ignored.
LineAnswer answerOf(RulesSession& session, const std::string& line) {
    if (const auto tag = tagIn(line)) {
        return tag->name == "Position" ? session.set(tag->value) : LineAnswer{};
    }
    return session.play(line);
}

Expected<void> playFile(const PlayRequest& request, RulesSession session, const Opening& opening,
                        Lines& lines) {
    for (auto line = opening.firstAction; line; line = lines.next()) {
        const LineAnswer answer = answerOf(session, *line);
        if (const auto written = writeAnswer(answer.text); !written) {
            return written;
        }
        if (!answer.legal && request.onIllegal == OnIllegal::Stop) {
            const int number = lines.number();
            const auto written = writeOutcome(session.position());
            return written ? wrongUsage(request.source + ", line " + std::to_string(number) +
                                        " is illegal: " + answer.because +
                                        "; mend it, or go on after such lines with --keep-going")
                           : written;
        }
    }
    return writeOutcome(session.position());
}

Expected<void> playAtTerminal(RulesSession session, Lines& lines) {
    RulesTerminal terminal(std::move(session));
    std::cerr << "`help` says what can be typed\n";
    terminal.prompt();
    while (const auto line = lines.next()) {
        const auto tag = tagIn(*line);
        const std::string answer = !tag                      ? terminal.answer(tidied(*line).action)
                                   : tag->name == "Position" ? terminal.set(tag->value)
                                                             : std::string();
        if (const auto written = writeAnswer(answer); !written) {
            return written;
        }
        terminal.prompt();
    }
    std::cerr << "\n";
    return writeOutcome(terminal.session().position());
}

} // namespace

Expected<void> answerPlay(const PlayRequest& request, std::istream& actions) {
    Lines lines(actions);
    const bool atTerminal = request.from == PlayedFrom::Terminal;
    const Opening opening =
        atTerminal ? Opening{request.question, {}} : readOpening(request.question, lines);
    const auto position = positionOf(opening.question);
    if (!position) {
        return tl::make_unexpected(position.error());
    }
    return hearerOf(**position, request.as).and_then([&](const std::optional<Player>& hearer) {
        RulesSession session(*position, hearer);
        return atTerminal ? playAtTerminal(std::move(session), lines)
                          : playFile(request, std::move(session), opening, lines);
    });
}

} // namespace umpire
