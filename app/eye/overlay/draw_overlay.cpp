#include "app/eye/overlay/draw_overlay.h"

#include "app/eye/one_picture/look_text.h"
#include "app/eye/overlay/sketch.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::TossRuling;

GalleyRole roleOf(const Galley& galley, const std::optional<TossRuling>& ruling) {
    if (ruling && galley.id == ruling->attacker) {
        return GalleyRole::Attacker;
    }
    return ruling && galley.id == ruling->target ? GalleyRole::Target : GalleyRole::Bystander;
}

MatchLook seenMatch(const Match& match) {
    return {{colours::kMatch, 2.6}, std::nullopt, match.leaning ? " leans" : ""};
}

std::string noteOf(const Match& match, const MatchRuling& ruled) {
    if (isWide(ruled)) {
        return {};
    }
    const bool headMatters = ruled.verdict == war_galley::Verdict::TooClose &&
                             match.headed != Headed::Yes && abs(ruled.margin) > ruled.doubt;
    return "  " + (headMatters ? "no head seen" : marginText(ruled));
}

MatchLook ruledMatch(const Match& match, const TossRuling& ruling) {
    const auto ruled = std::ranges::find(ruling.matches, match.id, &MatchRuling::id);
    if (ruled == ruling.matches.end()) {
        return {{colours::kLaid, 2.0}, std::nullopt, " order"};
    }
    const VerdictLook look = lookOf(ruled->verdict);
    const int rank = ruled->verdict == war_galley::Verdict::Miss ? 2 : 0;
    return {look.ink, look.mark, noteOf(match, *ruled), rank};
}

void drawRuledLines(Sketch& sketch, const Look& look, const TossRuling& ruling) {
    const auto target = std::ranges::find(look.observation.galleys, ruling.target, &Galley::id);
    if (target == look.observation.galleys.end()) {
        return;
    }
    for (const MatchRuling& match : ruling.matches) {
        drawRuledLine(sketch, look, match, *target);
    }
}

/// Shortens each label to its id, which ends at the first blank.
void keepIds(std::vector<Label>& labels) {
    for (Label& label : labels) {
        label.text = label.text.substr(0, label.text.find(' '));
    }
}

} // namespace

cv::Mat drawOverlay(const Look& look, const std::optional<TossRuling>& ruling, Words words) {
    Sketch sketch(look.image);
    const bool scaled = look.observation.registration.method != RegistrationMethod::None;
    for (const Galley& galley : look.observation.galleys) {
        drawGalley(sketch, look, galley, roleOf(galley, ruling));
    }
    if (ruling && scaled) {
        drawRuledLines(sketch, look, *ruling);
    }
    for (const Match& match : look.observation.matches) {
        drawMatch(sketch, match, ruling ? ruledMatch(match, *ruling) : seenMatch(match));
    }
    for (const OrderColumn& column : look.observation.orders) {
        drawOrders(sketch, look, column);
    }
    for (const Die& die : look.observation.dice) {
        drawDie(sketch, look, die);
    }
    for (const CodedPiece& code : look.observation.codes) {
        drawCode(sketch, code);
    }
    for (const Token& token : look.observation.tokens) {
        drawToken(sketch, token);
    }
    for (const Stone& stone : look.observation.stones) {
        drawStone(sketch, look, stone);
    }
    if (words == Words::English) {
        drawPanel(sketch, look, ruling);
    } else {
        keepIds(sketch.labels);
    }
    if (scaled) {
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
