#pragma once

#include "app/desk/statistics/game_statistics.h"
#include "app/record/journal/export_game.h"

#include <optional>
#include <QImage>
#include <QString>
#include <vector>

/// What a match report has, before it is laid out on pages.
namespace umpire::desk {

struct ReportPicture {
    QImage picture;  ///< with its squares marked
    QString caption; ///< rich text
};

/// Each block stands on one page as a whole. Texts are rich.
struct ReportBlock {
    enum class Kind { Title, Heading, Move, Pictures, Plot, Text };
    Kind kind = Kind::Text;
    QString text;                          ///< of a plot: its question and its answer
    QString number{};                      ///< of a move; empty: the row is no move that counts
    std::vector<ReportPicture> pictures{}; ///< one beside the other, two at most
    std::optional<Plot> plot{};
};

/// The title with players, date and result; `finalPosition`, where there is one; every move, where
/// what was undone is struck out; the rulings with the pictures that they rest on; the statistics.
/// Commands that failed are left out, and so is what a player may not know yet.
std::vector<ReportBlock> reportBlocks(const JournalRecord& record, const PictureSource& pictures,
                                      const QImage& finalPosition = {});

} // namespace umpire::desk
