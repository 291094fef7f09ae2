#pragma once

#include "app/desk/statistics/game_statistics.h"
#include "app/record/journal/export_game.h"

#include <optional>
#include <QImage>
#include <QString>
#include <vector>

/// A picture in a report, with its caption.
namespace umpire::desk {

struct ReportPicture {
    QImage picture;  ///< the picture, in which squares are marked
    QString caption; ///< caption in rich text
};

/// A part of a report that stays on one page. Its texts are rich text.
struct ReportBlock {
    enum class Kind { Title, Heading, Move, Pictures, Plot, Text };
    Kind kind = Kind::Text;
    QString text;     ///< the text; for a plot, its question and answer
    QString number{}; ///< number of a move; empty: the move was undone, or the block is no move
    std::vector<ReportPicture> pictures{}; ///< pictures side by side; at most two
    std::optional<Plot> plot{};
};

/// Returns the content of a report, in this order: the title with players, date and result; the
/// picture `finalPosition`, unless it is null; all moves, with undone moves struck out; the rulings
/// with the pictures they rest on; the statistics; a line that says whether the record was changed.
/// Leaves out failed commands and secrets.
std::vector<ReportBlock> reportBlocks(const JournalRecord& record, const PictureSource& pictures,
                                      const QImage& finalPosition = {});

} // namespace umpire::desk
