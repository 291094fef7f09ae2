#include "app/print/kit/pages.h"
#include "app/print/kit/steps.h"

#include <algorithm>
#include <vector>

namespace umpire::kit {
namespace {

struct CoverStep {
    const char* picture;
    const char* words;
};

constexpr CoverStep kGlueSheets = {
    "glue_sheets",
    "Cut the sheets of the board along the marks. Glue each onto the grey strip of its neighbour."};
constexpr CoverStep kFoldStrips = {
    "fold_strip", "Cut out each strip, fold it at the dashed line, and glue it together."};
constexpr CoverStep kBoardInTags = {
    "board_in_tags",
    "Lay the board flat between the four corner tags. The tags are a sheet of their own. Cover no "
    "tag."};
constexpr CoverStep kRoomBeside = {
    "room_beside", "Leave room beside the board for the dice and for what is drawn."};

/// The game's title, and the instructions for its pages.
struct Cover {
    const char* game;
    const char* title;
    std::vector<CoverStep> steps;
};

const std::vector<Cover>& covers() {
    static const std::vector<Cover> kCovers = {
        {"murus-gallicus",
         "Murus Gallicus",
         {kGlueSheets,
          {"glue_disc",
           "Have you no stones? Cut out the discs, and glue each on card or on coins, until it is "
           "at least %1 mm thick."},
          kBoardInTags,
          {"stones_at_home", "Two stones begin on each cell that has a second outline."}}},
        {"buda-1686",
         "The recapture of Buda, 1686",
         {kGlueSheets,
          kFoldStrips,
          {"map_in_tags",
           "Lay the map flat between the four corner tags. The tags are a sheet of their own. "
           "Cover no tag."},
          {"counters_at_home",
           "A place on the map names the counter that begins there. A ring on the level track is "
           "where a marker begins."},
          kRoomBeside}},
        {"naval-battle", "Naval Battle", {kGlueSheets, kFoldStrips, kBoardInTags}},
        {"triremes",
         "Triremes and hoplites",
         {kGlueSheets,
          {"stand_figure", "Cut out each figure, fold it in the middle, and glue its base "
                           "on card. It stands upright."},
          kBoardInTags,
          kRoomBeside}},
        {"war-galley",
         "War Galley",
         {{"deck_on_box", "Cut out the decks, and glue one on each matchbox."},
          {"boxes_in_tags",
           "Lay the four corner tags around the sea. The tags are a sheet of their own. Cover no "
           "tag."}}},
    };
    return kCovers;
}

constexpr double kVariantHeight = 26.0;

/// Draws the variant's name, and the group's sentence about its differences.
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
    const auto cover =
        std::ranges::find_if(covers(), [&](const Cover& each) { return game == each.game; });
    return cover == covers().end() ? QString() : sheet.say(cover->title);
}

void drawCover(Sheet& sheet, const KitRequest& request, const std::optional<OwnVariant>& own) {
    for (const Cover& cover : covers()) {
        if (request.what != cover.game) {
            continue;
        }
        sheet.newPage(gameTitle(sheet, cover.game) + ": " + sheet.say("what to cut, fold and lay"));
        const QString thickness = QString::number(kPaperStoneThickness.value());
        std::vector<Step> steps;
        for (const CoverStep& step : cover.steps) {
            QString words = sheet.say(step.words);
            steps.push_back({step.picture, words.replace(QStringLiteral("%1"), thickness)});
        }
        const double below = own ? kVariantHeight : 4.0;
        if (own) {
            drawVariant(sheet, *own, request.language);
        }
        drawStepsInAColumn(sheet, sheet.content().adjusted(0, below, 0, 0), steps);
    }
}

} // namespace umpire::kit
