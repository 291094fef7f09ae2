#include "app/eye/overlay/draw_overlay.h"

#include "app/eye/one_picture/look_text.h"
#include "app/eye/one_picture/names.h"
#include "app/eye/overlay/ruled_line.h"
#include "app/eye/overlay/sketch.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::TossRuling;

std::string noteOf(GalleyRole role) {
    return role == GalleyRole::Attacker ? " attacker" : role == GalleyRole::Target ? " target" : "";
}

std::string noteOf(const Match& match, const MatchRuling& ruled) {
    if (isWide(ruled)) {
        return {};
    }
    const bool headMatters = ruled.verdict == war_galley::Verdict::TooClose &&
                             match.headed != Headed::Yes && abs(ruled.margin) > ruled.doubt;
    return "  " + (headMatters ? "no head seen" : marginText(ruled));
}

std::string wordsOf(const OrderColumn& column) {
    std::string text = "orders of " + nameOf(column.side) + ":";
    for (const Order order : column.sequence) {
        text.append(text.ends_with(':') ? " " : ", ").append(nameOf(order));
    }
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::string wordsOf(const Token& token) {
    std::string text = token.colour;
    for (const std::string& cell : token.cells) {
        text.append(1, ' ').append(cell);
    }
    return text;
}

/// Returns two texts: the stone's cell, and "L" or "D" for its colour with its height.
std::vector<TextMark> linesOn(const Stone& stone) {
    constexpr double kFits = 12.0; // height of the letters in units, so that they fit on a stone
    const std::string letter = stone.colour == StoneColour::Light ? "L" : "D";
    return {{stone.cell, kFits},
            {letter + (stone.height ? std::to_string(*stone.height) : "?"), kFits}};
}

TableWords englishWords(bool isRuled) {
    TableWords words;
    words.galley = [](const Galley& galley, GalleyRole role) { return galley.id + noteOf(role); };
    words.match = [isRuled](const Match& match, const MatchRuling* ruled) {
        return match.id + (ruled != nullptr ? noteOf(match, *ruled)
                           : isRuled        ? " order"
                           : match.leaning  ? " leans"
                                            : "");
    };
    words.orders = [](const OrderColumn& column) { return wordsOf(column); };
    words.code = [](const CodedPiece& code) {
        return codeLabel(code) + (code.counter ? "" : " (no counter)");
    };
    words.token = [](const Token& token) { return wordsOf(token); };
    words.stone = &linesOn;
    return words;
}

/// Shortens each label to the id, which is the text before the first blank.
void keepIds(std::vector<LabelMark>& labels) {
    for (LabelMark& label : labels) {
        label.text = label.text.substr(0, label.text.find(' '));
    }
}

} // namespace

cv::Mat drawOverlay(const Look& look, const std::optional<TossRuling>& ruling, Words words) {
    Sketch sketch(look.image);
    const ShownTable shown{look.observation, look.view, look.board, ruling, sketch.canvas.unit()};
    drawMarks(sketch, marksOf(shown, englishWords(ruling.has_value())));
    if (words == Words::English) {
        drawPanel(sketch, look, ruling);
    } else {
        keepIds(sketch.labels);
    }
    if (shown.hasScale()) {
        drawScaleBar(sketch, look.view, words == Words::English ? " mm on the table" : " mm");
    }
    drawLabels(sketch);
    return sketch.canvas.picture();
}

Expected<void> savePicture(const cv::Mat& picture, const std::filesystem::path& file) {
    const auto failed = [&](const std::string& problem) {
        return failWith(ExitStatus::CannotWrite,
                        file.string() + ": the overlay cannot be written; " + problem);
    };
    try {
        if (!cv::haveImageWriter(file.string())) {
            return failed("name a .png or .jpg file");
        }
        if (!cv::imwrite(file.string(), picture)) {
            return failed("check that the folder exists, may be written and is not full");
        }
    } catch (const cv::Exception&) {
        return failed("check that the folder exists, may be written and is not full");
    }
    return {};
}

} // namespace umpire
