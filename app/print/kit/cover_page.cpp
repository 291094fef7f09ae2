#include "app/print/kit/drawn_game.h"
#include "app/print/kit/steps.h"

#include <vector>

namespace umpire::kit {
namespace {

constexpr double kVariantHeight = 26.0;

/// Draws the name of the group's own variant, and the group's sentence about it.
void drawVariant(Sheet& sheet, const OwnVariant& own, Language language) {
    const QRectF content = sheet.content();
    sheet.text({content.left(), content.top(), content.width(), 8.0},
               QString::fromStdString(own.name),
               {5.0, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kInk});
    sheet.text({content.left(), content.top() + 8.0, content.width(), kVariantHeight - 12.0},
               QString::fromStdString(aboutIn(own, codeOf(language))),
               {4.2, Qt::AlignLeft | Qt::AlignTop, QFont::Normal, kInk});
}

} // namespace

QString gameTitle(Sheet& sheet, const std::string& game) {
    return sheet.say(std::string(descriptionOf(game).title.text()));
}

void drawCover(Sheet& sheet, const KitRequest& request, const std::vector<CoverStep>& cover,
               const std::optional<OwnVariant>& own) {
    if (cover.empty()) {
        return;
    }
    sheet.newPage(gameTitle(sheet, request.what) + ": " + sheet.say("what to cut, fold and lay"));
    const QString thickness = QString::number(kPaperStoneThickness.value());
    std::vector<Step> steps;
    for (const CoverStep& step : cover) {
        QString words = sheet.say(step.words);
        steps.push_back({step.picture, words.replace(QStringLiteral("%1"), thickness),
                         boardOfKit(sheet, request, step.pieces)});
    }
    const double below = own ? kVariantHeight : 4.0;
    if (own) {
        drawVariant(sheet, *own, request.language);
    }
    drawStepsInAColumn(sheet, sheet.content().adjusted(0, below, 0, 0), steps);
}

} // namespace umpire::kit
