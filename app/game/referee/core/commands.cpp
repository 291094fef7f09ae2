#include "app/game/referee/core/commands.h"

#include "app/common/failure/joined_texts.h"
#include "app/common/failure/number_in.h"

#include <algorithm>
#include <cstdio>

namespace umpire::referee {
namespace {

constexpr std::size_t kMaxLetters = 1000; ///< maximum length of a command or note, in letters
constexpr int kMaxUndone = 9999;          ///< maximum number of undone actions; no game is longer
constexpr std::string_view kBlanks = " \t\r";

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Removes a comment. A comment begins with `#` at the start or after a blank.
std::string_view withoutComment(std::string_view text) {
    for (std::size_t at = text.find('#'); at != std::string_view::npos;
         at = text.find('#', at + 1)) {
        if (at == 0 || kBlanks.find(text[at - 1]) != std::string_view::npos) {
            return text.substr(0, at);
        }
    }
    return text;
}

/// The part of a line that is not parsed yet.
struct Rest {
    std::string_view line;
    std::string_view text;

    [[nodiscard]] std::size_t at() const {
        return text.empty() ? line.size() : std::size_t(text.data() - line.data());
    }
    [[nodiscard]] ParseError fail(Message expected) const {
        return {at(), std::move(expected), std::string(text)};
    }
    /// Removes the next word and returns it.
    std::string_view word() {
        const std::string_view taken = text.substr(0, text.find_first_of(kBlanks));
        text = withoutBlanks(text.substr(taken.size()));
        return taken;
    }
    std::optional<int> number() {
        NotationReader reader(text);
        const auto number = reader.takeNumber();
        const bool isWord =
            number && (reader.atEnd() || kBlanks.find(reader.peek()) != kBlanks.npos);
        text = isWord ? withoutBlanks(reader.rest()) : text;
        return isWord ? number : std::nullopt;
    }
    std::optional<ImagePoint> place() {
        Rest ahead = *this;
        const std::string_view word = ahead.word();
        const std::size_t comma = word.find(',');
        const auto x = numberIn<double>(word.substr(0, comma));
        const auto y = comma == std::string_view::npos ? std::nullopt
                                                       : numberIn<double>(word.substr(comma + 1));
        if (!x || !y) {
            return std::nullopt;
        }
        *this = ahead;
        return ImagePoint{Pixels(*x), Pixels(*y)};
    }
};

using Reading = Parsed<Command> (*)(Rest rest);

Parsed<Command> ended(const Rest& rest, Command command) {
    return rest.text.empty() ? Parsed<Command>(std::move(command))
                             : rest.fail(message("the end of the command"));
}

template <typename Simple>
Parsed<Command> readSimple(Rest rest) {
    return ended(rest, Simple{});
}

/// Parses a command whose text may be empty.
template <typename Told>
Parsed<Command> readTold(Rest rest) {
    return Told{std::string(rest.text)};
}
template <typename Told>
Parsed<Command> readNeeded(Rest rest, const Message& expected) {
    return rest.text.empty() ? Parsed<Command>(rest.fail(expected)) : readTold<Told>(rest);
}

Parsed<Command> readChoose(Rest rest) {
    if (rest.text.empty()) {
        return rest.fail(message("the number of an explanation, as in %1", "`choose 2`"));
    }
    const Rest before = rest;
    const auto number = rest.number();
    return number && *number > 0
               ? ended(rest, Choose{*number})
               : Parsed<Command>(before.fail(message("the number of an explanation, from 1")));
}

Parsed<Command> readUndo(Rest rest) {
    Undo undo;
    Rest before = rest;
    if (const auto number = rest.number()) {
        if (*number < 1 || *number > kMaxUndone) {
            return before.fail(message("how many actions, 1 to %1", kMaxUndone));
        }
        undo.actions = *number;
        before = rest;
    }
    undo.agreed = rest.text == "agreed";
    return rest.text.empty() || undo.agreed
               ? Parsed<Command>(undo)
               : before.fail(
                     message("how many actions, or %1, as in %2", "`agreed`", "`undo 3 agreed`"));
}

Parsed<Command> readPoint(Rest rest) {
    const Rest before = rest;
    if (const auto spot = rest.number()) {
        return ended(rest, PointAt{*spot});
    }
    const auto place = rest.place();
    return place ? ended(rest, PointAt{*place})
                 : Parsed<Command>(before.fail(message("a place of the picture in pixels, or a "
                                                       "spot of the board, as in %1",
                                                       "`point 512,300`")));
}

Parsed<Command> readCorners(Rest rest) {
    const Rest before = rest;
    SetCorners corners;
    for (ImagePoint& corner : corners.at) {
        const auto place = rest.place();
        if (!place) {
            return before.fail(
                message("four corners, as in %1", "`corners 12,700 900,690 880,80 30,95`"));
        }
        corner = *place;
    }
    return ended(rest, corners);
}

Parsed<Command> readTeach(Rest rest) {
    const Rest before = rest;
    Teach teach{std::string(rest.word()), {}};
    while (const auto place = rest.place()) {
        teach.at.push_back(*place);
    }
    const bool isOfMatch =
        teach.what == "none" || teach.what == "turned" || teach.what == "headless";
    const std::size_t places = teach.what == "missed" ? 2 : isOfMatch ? 1 : 0;
    if (places == 0 || teach.at.size() != places) {
        return before.fail(message("`wrong missed X,Y X,Y` (tail and head), `wrong none X,Y`, "
                                   "`wrong turned X,Y` or `wrong headless X,Y`, in pixels"));
    }
    return ended(rest, std::move(teach));
}

/// Free: a text by a person, in which `#` begins no comment.
enum class Text { Command, Free };

struct Word {
    std::string_view word;
    Reading read;
    Text text = Text::Command;
};

constexpr std::array kWords = {
    Word{"accept", &readSimple<Accept>},
    Word{"choose", &readChoose},
    Word{"correct",
         [](Rest rest) {
             return readNeeded<CorrectPiece>(
                 rest, message("a piece and what it is, such as %1", "`d4 empty`"));
         }},
    Word{"stands", &readSimple<LetStand>},
    Word{"undo", &readUndo},
    Word{"agree", &readTold<Agree>},
    Word{"pause", &readSimple<Pause>},
    Word{"resume", &readSimple<Resume>},
    Word{"resign", &readTold<GiveUp>},
    Word{"play",
         [](Rest rest) {
             return rest.text.empty()
                        ? Parsed<Command>(rest.fail(message("an action in the game's notation")))
                        : Play{std::string(rest.text)};
         }},
    Word{"hint", &readTold<Hint>},
    Word{"arbiter", &readTold<CallArbiter>, Text::Free},
    Word{"note", [](Rest rest) { return readNeeded<Note>(rest, message("the note's text")); },
         Text::Free},
    Word{"point", &readPoint},
    Word{"corners", &readCorners},
    Word{"wrong", &readTeach},
    Word{"help", &readSimple<Help>},
};

std::string withPlace(std::string line, const ImagePoint& place) {
    char text[64];
    std::snprintf(text, sizeof text, " %.2f,%.2f", place.x.value(), place.y.value());
    return std::move(line) + text;
}

std::string withText(std::string_view word, const std::string& text) {
    return std::string(word) + (text.empty() ? "" : " ") + text;
}

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
    std::string operator()(const Agree& agree) const { return withText("agree", agree.player); }
    std::string operator()(const Pause&) const { return "pause"; }
    std::string operator()(const Resume&) const { return "resume"; }
    std::string operator()(const GiveUp& resign) const { return withText("resign", resign.player); }
    std::string operator()(const Play& play) const {
        return play.as == Play::As::BareLine ? play.action : "play " + play.action;
    }
    std::string operator()(const Note& note) const { return "note " + note.text; }
    std::string operator()(const CallArbiter& call) const { return withText("arbiter", call.why); }
    std::string operator()(const EnterRuling& ruling) const { return "ruling " + ruling.id; }
    std::string operator()(const Hint& hint) const { return withText("hint", hint.player); }
    std::string operator()(const PointAt& point) const {
        const int* spot = std::get_if<int>(&point.at);
        return spot != nullptr ? "point " + std::to_string(*spot)
                               : withPlace("point", std::get<ImagePoint>(point.at));
    }
    std::string operator()(const SetCorners& corners) const {
        std::string line = "corners";
        for (const ImagePoint& corner : corners.at) {
            line = withPlace(std::move(line), corner);
        }
        return line;
    }
    std::string operator()(const Teach& teach) const {
        std::string line = "wrong " + teach.what;
        for (const ImagePoint& place : teach.at) {
            line = withPlace(std::move(line), place);
        }
        return line;
    }
    std::string operator()(const Help&) const { return "help"; }
};

const Word* wordOf(std::string_view first) {
    std::string small(first);
    std::ranges::transform(small, small.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
    });
    const auto* const known = std::ranges::find(kWords, small, &Word::word);
    return known == kWords.end() ? nullptr : known;
}

} // namespace

Parsed<Command> parseCommand(std::string_view line) {
    if (line.size() > kMaxLetters) {
        return ParseError{kMaxLetters, message("a command of at most %1 letters", kMaxLetters),
                          "more"};
    }
    Rest rest{line, withoutBlanks(line)};
    const Word* known = wordOf(rest.text.substr(0, rest.text.find_first_of(kBlanks)));
    if (known == nullptr || known->text == Text::Command) {
        rest.text = withoutBlanks(withoutComment(rest.text));
    }
    if (rest.text.empty()) {
        return rest.fail(message("a command: %1", commandWords()));
    }
    if (known == nullptr) {
        return Play{std::string(rest.text), Play::As::BareLine};
    }
    rest.word();
    return known->read(rest);
}

std::string text(const Command& command) {
    return std::visit(Teller{}, command);
}

std::string commandWords() {
    return joinedTexts(", ", kWords, &Word::word);
}

} // namespace umpire::referee
