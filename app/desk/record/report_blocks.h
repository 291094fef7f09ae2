#pragma once

#include "app/desk/statistics/game_statistics.h"
#include "app/record/journal/export_game.h"

#include <optional>
#include <QImage>
#include <QString>
#include <vector>

/// The content of a match report, before its layout on pages.
namespace umpire::desk {

struct ReportPicture {
    QImage picture;  ///< the picture with marked squares
    QString caption; ///< rich text
};

/// A part of the report that is not split between pages. Texts are rich text.
struct ReportBlock {
    enum class Kind { Title, Heading, Move, Pictures, Plot, Text };
    Kind kind = Kind::Text;
    QString text;                          ///< for a plot: its question and its answer
    QString number{};                      ///< number of a move; empty: not a move that counts
    std::vector<ReportPicture> pictures{}; ///< side by side, at most two
    std::optional<Plot> plot{};
};

/// Returns the title with players, date and result; `finalPosition`, if given; every move, with
/// undone moves struck out; the rulings with the pictures that they use; the statistics. Leaves out
/// failed commands and everything that a player may not know yet.
std::vector<ReportBlock> reportBlocks(const JournalRecord& record, const PictureSource& pictures,
                                      const QImage& finalPosition = {});

} // namespace umpire::desk
