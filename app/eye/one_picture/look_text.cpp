#include "app/eye/one_picture/look_text.h"

#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"
#include "app/eye/one_picture/names.h"
#include "rules/table/each_kind.h"
#include "rules/table/outline.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace umpire {
namespace {

using war_galley::Certainty;
using war_galley::MatchRuling;
using war_galley::TossRuling;
using war_galley::Verdict;

std::string counted(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string numberOr(const std::optional<int>& value, const char* unknown) {
    return value ? std::to_string(*value) : unknown;
}

int wholeDegrees(Radians angle) {
    return (int(std::lround(degreesFromRadians(angle))) % 360 + 360) % 360;
}

std::string describe(const Registration& registration) {
    const std::string camera = nameOf(registration.camera) + " camera";
    switch (registration.method) {
    case RegistrationMethod::Tags:
        return "Table found by " + counted(registration.tagsSeen, "tag", "tags") + ", " + camera +
               printed("; a point of it is accurate to %.2f mm.\n", registration.sigma.value());
    case RegistrationMethod::KitTags:
        return "Table measured by " + counted(registration.tagsSeen, "tag", "tags") +
               " of the kit, " + camera +
               printed("; a point of it is accurate to %.2f mm.\n", registration.sigma.value());
    case RegistrationMethod::Corners:
        return "The table lies where its corners were set by hand, " + camera +
               printed("; a point of it is accurate to %.1f mm.\n", registration.sigma.value());
    case RegistrationMethod::Matches:
    case RegistrationMethod::Sticks:
        return "No tags: the scale is that of the matches, " + camera +
               printed("; a point is accurate to %.1f mm.\n", registration.sigma.value());
    case RegistrationMethod::Matchbox:
        return "No tags: the scale is that of the matchboxes, " + camera +
               printed("; a point is accurate to %.1f mm.\n", registration.sigma.value());
    case RegistrationMethod::None:
        return "Nothing of known size is in view: positions are in pixels only.\n";
    }
    return {};
}

std::string placeText(const Look& look, TablePoint onTable, ImagePoint inPicture) {
    return look.observation.registration.method == RegistrationMethod::None
               ? printed("pixel %.0f, %.0f", inPicture.x.value(), inPicture.y.value())
               : printed("%.1f, %.1f mm", onTable.x.value(), onTable.y.value());
}

std::string bowText(const Galley& galley) {
    const int degrees = wholeDegrees(galley.heading);
    return galley.bow == Bow::Seen
               ? printed(", bow towards %d deg", degrees)
               : printed(", bow not seen, towards %d or %d deg", degrees, (degrees + 180) % 360);
}

std::string describe(const Look& look, const Galley& galley) {
    return "  " + galley.id + (galley.fleet ? "  fleet " + *galley.fleet : "") + "  at " +
           placeText(look, galley.center, middleOf(galley.outline)) + bowText(galley) + "; oars " +
           numberOr(galley.oars.port, "?") + " port, " + numberOr(galley.oars.starboard, "?") +
           " starboard; masts " + numberOr(galley.masts, "?") + "\n";
}

std::string describe(const Look& look, const Match& match) {
    const bool scaled = look.observation.registration.method != RegistrationMethod::None;
    const bool headed = match.headed == Headed::Yes;
    const std::string from =
        match.headed == Headed::No ? "  no head, from " : "  head unknown, from ";
    std::string line = "  " + match.id + (headed ? "  head at " : from) +
                       placeText(look, match.head, match.headInImage) +
                       (headed ? ", tail at " : " to ") +
                       placeText(look, match.tail, match.tailInImage);
    if (headed && scaled) {
        line +=
            printed(", points towards %d deg", wholeDegrees(directionOf(match.tail, match.head)));
    }
    line += match.leaning ? ", leaning" : "";
    line += look.comparedWithBefore && !match.tossed ? ", lay there before" : "";
    return line + "\n";
}

std::string describe(const Look&, const OrderColumn& column) {
    std::string line =
        "  side " + nameOf(column.side) + printed(" at x = %.0f mm:", column.columnX.value());
    for (const Order order : column.sequence) {
        line.append(1, ' ').append(nameOf(order));
    }
    return line.append(1, '\n');
}

std::string describe(const Look&, const Stone& stone) {
    return "  " + stone.cell + " " + nameOf(stone.colour) + ", " + numberOr(stone.height, "?") +
           " high\n";
}

std::string describe(const Look& look, const Die& die) {
    return "  " + numberOr(die.value, "cocked") + " at " +
           placeText(look, die.center, die.centerInImage) + "\n";
}

std::string describe(const Look& look, const CodedPiece& code) {
    const bool scaled = look.observation.registration.method != RegistrationMethod::None;
    return "  " + codeLabel(code) + " (" + code.format + ") at " +
           placeText(look, code.center, middleOf(code.outline)) +
           (scaled ? printed(", turned to %d deg", wholeDegrees(code.heading)) : "") +
           (code.counter ? "" : ", no counter") + "\n";
}

std::string describe(const Look&, const Token& token) {
    std::string line = "  " + token.colour + ", " + nameOf(token.shape) + ", on";
    for (const std::string& cell : token.cells) {
        line.append(1, ' ').append(cell);
    }
    return line +
           (token.heading ? printed(", points to %d deg", wholeDegrees(*token.heading)) : "") +
           "\n";
}

template <class T>
std::string section(const Look& look, std::string_view name, const std::vector<T>& things) {
    if (things.empty()) {
        return {};
    }
    std::string text = std::string(name) + printed(" (%zu)\n", things.size());
    text[0] = char(std::toupper(text[0]));
    for (const T& thing : things) {
        text += describe(look, thing);
    }
    return text;
}

std::string verdictText(Verdict verdict) {
    switch (verdict) {
    case Verdict::Hit:
        return "HIT      ";
    case Verdict::Miss:
        return "miss     ";
    case Verdict::TooClose:
        return "TOO CLOSE";
    }
    return {};
}

std::string rangeText(const TossRuling& ruling) {
    const std::string gap = printed("%.0f mm", ruling.gap.value());
    switch (ruling.inRange) {
    case Certainty::Yes:
        return gap + ", within " +
               counted(ruling.rangeMatches.value_or(3), "match length", "match lengths");
    case Certainty::TooClose:
        return gap + ", at the very edge of range";
    case Certainty::No:
        return gap + ", more than 3 match lengths";
    }
    return gap;
}

std::string countText(const TossRuling& ruling) {
    if (ruling.isVoid == Certainty::Yes) {
        return "SPOILED";
    }
    if (ruling.inRange == Certainty::No) {
        return "OUT OF RANGE";
    }
    const auto sure = int(std::ranges::count(ruling.matches, Verdict::Hit, &MatchRuling::verdict));
    return sure == 0 ? "NO HIT" : counted(sure, "HIT", "HITS");
}

std::vector<std::string> doubtTexts(const TossRuling& ruling) {
    std::vector<std::string> doubts;
    if (ruling.isVoid == Certainty::Yes || ruling.inRange == Certainty::No) {
        return doubts;
    }
    const auto close =
        int(std::ranges::count(ruling.matches, Verdict::TooClose, &MatchRuling::verdict));
    std::string open = close > 0 ? std::to_string(close) + " too close to call" : "";
    if (ruling.notSeen > 0) {
        open += (open.empty() ? "" : ", ") + std::to_string(ruling.notSeen) + " not seen";
    }
    if (!ruling.doubtful.empty()) {
        open += (open.empty() ? "" : ", ") + std::to_string(ruling.doubtful.size()) + " doubtful";
    }
    if (!open.empty()) {
        doubts.push_back(open + ": " + std::to_string(ruling.hitsMin) + " to " +
                         counted(ruling.hitsMax, "hit", "hits"));
    }
    if (ruling.isVoid == Certainty::TooClose) {
        doubts.emplace_back("a match may touch a galley or an order: look closely");
    }
    if (ruling.inRange == Certainty::TooClose) {
        doubts.emplace_back("in range or not: measure it");
    }
    return doubts;
}

} // namespace

std::string describe(const Look& look) {
    const TableObservation& seen = look.observation;
    std::string text = printable(look.picture.string()) +
                       printed(", %d x %d px\n", look.image.cols, look.image.rows);
    text += describe(seen.registration);
    std::string things;
    forEachKind(seen, [&](std::string_view name, const auto& pieces) {
        things += section(look, name, pieces);
    });
    text += things.empty() ? "Nothing lies on it.\n" : things;
    for (const Message& warning : seen.warnings) {
        text += "Note: " + english(warning) + ".\n";
    }
    return text;
}

std::string codeLabel(const CodedPiece& code) {
    constexpr std::size_t kLongest = 40;
    std::string label;
    for (const char c : code.text) {
        label += c >= ' ' && c <= '~' ? c : '?';
    }
    return label.size() > kLongest ? label.substr(0, kLongest) + "..." : label;
}

std::string marginText(const MatchRuling& match) {
    const double margin = match.margin.value();
    switch (match.verdict) {
    case Verdict::Hit:
        return printed("%.1f mm inside", margin);
    case Verdict::TooClose:
        if (std::abs(margin) > match.doubt.value()) {
            return margin > 0.0 ? "points at it, but in doubt" : "passes it, but in doubt";
        }
        return printed("%+.1f \u00B1 %.1f mm", margin, match.doubt.value());
    case Verdict::Miss:
        return std::abs(margin) < 10.0 ? printed("misses by %.1f mm", std::abs(margin))
                                       : printed("misses by %.0f mm", std::abs(margin));
    }
    return {};
}

TossHeadline headlineOf(const TossRuling& ruling) {
    TossHeadline headline;
    headline.count = countText(ruling);
    headline.doubts = doubtTexts(ruling);
    headline.range =
        ruling.attacker + " fires at " + ruling.target + " across " + rangeText(ruling);
    headline.tossed =
        counted(ruling.matchesTossed(), "match", "matches") +
        (ruling.matchesDropped ? " dropped, " + std::to_string(ruling.matchesCounted) + " seen, "
                               : " tossed, ") +
        numberOr(ruling.matchesAllowed, "?") + " allowed";
    if (const int tooMany = ruling.matchesTooMany(); tooMany > 0) {
        headline.tossed += ": " + std::to_string(tooMany) + " too many";
    }
    return headline;
}

std::string describe(const TossRuling& ruling) {
    const TossHeadline headline = headlineOf(ruling);
    std::string text = headline.count;
    for (const std::string& doubt : headline.doubts) {
        text += ", " + doubt;
    }
    text += "\n" + headline.range + "; " + headline.tossed + ".\n";
    for (const MatchRuling& match : ruling.matches) {
        text += "  " + match.id + "  " + verdictText(match.verdict) + "  " + marginText(match) +
                (match.by == war_galley::End::Tail ? " (by its tail)" : "") + "\n";
    }
    for (const Message& reason : ruling.because) {
        text += "- " + english(reason) + "\n";
    }
    return text;
}

} // namespace umpire
