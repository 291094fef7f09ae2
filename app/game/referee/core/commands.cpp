#include "app/game/referee/core/commands.h"

#include "app/record/events/event.h"

#include <algorithm>
#include <array>

namespace umpire::referee {
namespace {

constexpr std::size_t kLongestCommand = 1000; ///< letters; a note is a line, not a book
constexpr int kMaxUndone = 9999;              ///< actions; longer than any game

using Reading = Parsed<Command> (*)(NotationReader&);

/// One space, or the end of the line.
bool takeGap(NotationReader& reader) {
    return reader.take(" ") && !reader.atEnd();
}

template <typename Simple>
Parsed<Command> readSimple(NotationReader& reader) {
    return reader.atEnd() ? Parsed<Command>(Simple{})
                          : reader.fail(message("the end of the command"));
}

template <typename Told>
Parsed<Command> readTold(NotationReader& reader, const Message& expected) {
    if (!takeGap(reader)) {
        return reader.fail(expected);
    }
    return Told{std::string(reader.rest())};
}

Parsed<Command> readChoose(NotationReader& reader) {
    if (!takeGap(reader)) {
        return reader.fail(message("the number of an explanation, as in %1", "`choose 2`"));
    }
    const NotationReader before = reader;
    const auto number = reader.takeNumber();
    if (!number || *number < 1) {
        return before.fail(message("the number of an explanation, from 1"));
    }
    return reader.atEnd() ? Parsed<Command>(Choose{*number})
                          : reader.fail(message("the end of the command"));
}

Parsed<Command> readUndo(NotationReader& reader) {
    Undo undo;
    NotationReader before = reader;
    if (takeGap(reader)) {
        before = reader;
        if (const auto number = reader.takeNumber()) {
            if (*number < 1 || *number > kMaxUndone) {
                return before.fail(message("how many actions, 1 to %1", kMaxUndone));
            }
            undo.actions = *number;
            before = reader;
            reader.take(" ");
        }
        undo.agreed = reader.take("agreed");
    }
    return reader.atEnd() ? Parsed<Command>(undo)
                          : before.fail(message("how many actions, or %1, as in %2", "`agreed`",
                                                "`undo 3 agreed`"));
}

Parsed<Command> readResign(NotationReader& reader) {
    if (reader.atEnd()) {
        return GiveUp{};
    }
    return readTold<GiveUp>(reader, message("a player's name or the end of the command"));
}

/// A note that the arbiter of a club is called for.
Parsed<Command> readArbiter(NotationReader& reader) {
    if (reader.atEnd()) {
        return Note{std::string(kCallsArbiter)};
    }
    if (!takeGap(reader)) {
        return reader.fail(message("why the arbiter is called, or the end of the command"));
    }
    return Note{std::string(kCallsArbiter) + ": " + std::string(reader.rest())};
}

struct Word {
    std::string_view word;
    Reading read;
};

constexpr std::array kWords = {
    Word{"accept", &readSimple<Accept>},
    Word{"choose", &readChoose},
    Word{"correct",
         [](NotationReader& reader) {
             return readTold<CorrectPiece>(
                 reader, message("a piece and what it is, such as %1", "`d4 empty`"));
         }},
    Word{"stands", &readSimple<LetStand>},
    Word{"undo", &readUndo},
    Word{
        "agree",
        [](NotationReader& reader) { return readTold<Agree>(reader, message("a player's name")); }},
    Word{"pause", &readSimple<Pause>},
    Word{"resume", &readSimple<Resume>},
    Word{"resign", &readResign},
    Word{"play",
         [](NotationReader& reader) {
             return readTold<Play>(reader, message("an action in the game's notation"));
         }},
    Word{"arbiter", &readArbiter},
    Word{"note",
         [](NotationReader& reader) { return readTold<Note>(reader, message("the note's text")); }},
};

struct Teller {
    std::string operator()(const Accept&) const { return "accept"; }
    std::string operator()(const Choose& choose) const {
        return "choose " + std::to_string(choose.number);
    }
    std::string operator()(const CorrectPiece& correct) const { return "correct " + correct.piece; }
    std::string operator()(const LetStand&) const { return "stands"; }
    std::string operator()(const Undo& undo) const {
        return "undo " + std::to_string(undo.actions) + (undo.agreed ? " agreed" : "");
    }
    std::string operator()(const Agree& agree) const { return "agree " + agree.player; }
    std::string operator()(const Pause&) const { return "pause"; }
    std::string operator()(const Resume&) const { return "resume"; }
    std::string operator()(const GiveUp& resign) const {
        return resign.player.empty() ? "resign" : "resign " + resign.player;
    }
    std::string operator()(const Play& play) const { return "play " + play.action; }
    std::string operator()(const Note& note) const { return "note " + note.text; }
};

} // namespace

Parsed<Command> parseCommand(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) {
        line.remove_suffix(1);
    }
    NotationReader reader(line);
    if (line.size() > kLongestCommand) {
        return ParseError{kLongestCommand,
                          message("a command of at most %1 letters", kLongestCommand), "more"};
    }
    const NotationReader before = reader;
    const std::string_view word = reader.takeWord();
    const auto known = std::ranges::find(kWords, word, &Word::word);
    if (known != kWords.end()) {
        return known->read(reader);
    }
    std::string words;
    for (const Word& each : kWords) {
        words.append(words.empty() ? "" : ", ").append(each.word);
    }
    return before.fail(message("a command: %1", words));
}

std::string text(const Command& command) {
    return std::visit(Teller{}, command);
}

std::string takeSpeaker(std::string& line) {
    constexpr std::string_view kAs = "as ";
    const std::size_t end = line.find(": ");
    if (!line.starts_with(kAs) || end == std::string::npos || end == kAs.size()) {
        return {};
    }
    std::string speaker = line.substr(kAs.size(), end - kAs.size());
    line.erase(0, end + 2);
    return speaker;
}

} // namespace umpire::referee
