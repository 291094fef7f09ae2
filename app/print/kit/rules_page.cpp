#include "app/print/kit/pages.h"
#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"
#include "app/record/sentences/tongue.h"

#include <algorithm>
#include <vector>

namespace umpire::kit {
namespace {

constexpr double kLargest = 3.8; ///< share of an em
constexpr double kSmallest = 2.4;
constexpr double kSmaller = 0.96;
constexpr double kHeading = 1.2;      ///< multiple of the text's size
constexpr double kBetweenParts = 3.0; ///< space between two parts

struct Paragraph {
    QString text;
    QFont::Weight weight = QFont::Normal;

    [[nodiscard]] TextStyle style(double size) const {
        const bool isHeading = weight != QFont::Normal;
        return {isHeading ? kHeading * size : size, Qt::AlignLeft | Qt::AlignTop, weight, kInk};
    }
};

/// Returns the lesson without its drawings and without the clauses.
std::vector<Paragraph> paragraphsOf(const std::string& game, const Tongue& tongue) {
    std::vector<Paragraph> paragraphs;
    for (const LessonPart& part : lessonOf(game)) {
        paragraphs.push_back({QString::fromStdString(tongue.said(part.heading)), QFont::Bold});
        QStringList sentences;
        for (const LessonLine& line : part.lines) {
            sentences << QString::fromStdString(tongue.said(line.sentence));
        }
        paragraphs.push_back({sentences.join(QLatin1Char(' '))});
    }
    return paragraphs;
}

double heightOf(const Sheet& sheet, const std::vector<Paragraph>& paragraphs, double size) {
    double height = 0;
    for (const Paragraph& each : paragraphs) {
        height += sheet.heightOf(each.text, sheet.content().width(), each.style(size)) +
                  (each.weight == QFont::Normal ? kBetweenParts : 0);
    }
    return height;
}

bool isOfAnotherVariant(const KitRequest& request) {
    const AnyGame* game = findGame(request.what);
    return request.variant != game->variants.front().name;
}

} // namespace

void drawRules(Sheet& sheet, const KitRequest& request) {
    if (findGame(request.what) == nullptr) {
        return;
    }
    auto paragraphs = paragraphsOf(request.what, Tongue(codeOf(request.language)));
    if (isOfAnotherVariant(request)) {
        paragraphs.insert(paragraphs.begin(),
                          {sheet.say("These are the rules of the game's first variant.")});
    }
    sheet.newPage(gameTitle(sheet, request.what) + ": " + sheet.say("how to play"));
    const QRectF content = sheet.content();
    double size = kLargest;
    while (size > kSmallest && heightOf(sheet, paragraphs, size) > content.height()) {
        size *= kSmaller;
    }
    double top = content.top();
    for (const Paragraph& each : paragraphs) {
        const TextStyle style = each.style(size);
        const double height = sheet.heightOf(each.text, content.width(), style);
        sheet.text({content.left(), top, content.width(), std::min(height, content.bottom() - top)},
                   each.text, style);
        top += height + (each.weight == QFont::Normal ? kBetweenParts : 0);
    }
}

} // namespace umpire::kit
