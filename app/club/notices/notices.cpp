#include "app/club/notices/notices.h"

#include "app/club/notices/notice_parts.h"
#include "app/club/notices/notice_rows.h"
#include "app/club/notices/slips.h"
#include "app/print/kit/print_pages.h"
#include "app/record/sentences/tongue.h"
#include "app/web/telephone/qr_code.h"

#include <algorithm>
#include <numeric>

namespace umpire {
namespace {

using kit::Sheet;

// All sizes are in millimetres. A letter's height is about two thirds of its size. It is legible
// from 200 times its height: 4.2 mm from half a metre away, 8 mm from more than a metre.
constexpr double kCode = 34; ///< side of the QR code, including its quiet margin
constexpr double kGap = 4;
constexpr double kHeading = 7;
constexpr double kMinRow = 8;
constexpr double kMaxRow = 15;
/// letter size, as a share of a row's height; the rest is for the club and for white space
constexpr double kTextShare = 0.46;
constexpr double kLettersShare = 0.9; ///< share of a column's width that text may fill

const QColor kBand(240, 240, 240);

/// The head of a page, above its table.
struct Head {
    std::string title;
    Message heading;
    Message small; ///< the address of the code, or another text
};

class Page {
public:
    Page(Sheet& sheet, const Tongue& tongue, Head head, const QrCode& code,
         notices::NoticeTable table)
        : sheet_(sheet), head_(std::move(head)), code_(code), table_(std::move(table)),
          tongue_(tongue) {}

    void draw() {
        sheet_.leaveOutScale();
        std::size_t done = 0;
        do {
            done = drawPage(done);
        } while (done < table_.rows.size());
    }

private:
    [[nodiscard]] QString said(const Message& message) const {
        return QString::fromStdString(tongue_.said(message));
    }

    /// Draws the rows from `first` that fit on a page. Returns the index of the next row.
    std::size_t drawPage(std::size_t first) {
        sheet_.newPage(QString());
        // includes the room of the scale line of 100 mm, which is left out
        const QRectF room = sheet_.content().adjusted(0, 0, 0, 10);
        drawHead(room);
        const double top = room.top() + kCode + kGap;
        drawTitles({room.left(), top, room.width(), kHeading});
        const double height = room.bottom() - top - kHeading;
        const auto rows = double(table_.rows.size());
        const double row = std::clamp(height / std::max(1.0, rows), kMinRow, kMaxRow);
        const auto fit = std::size_t(height / row + 1e-6);
        const std::size_t end = std::min(table_.rows.size(), first + fit);
        for (std::size_t i = first; i < end; ++i) {
            const QRectF band(room.left(), top + kHeading + double(i - first) * row, room.width(),
                              row);
            if (table_.rows[i].band % 2 == 0) {
                sheet_.box(band, kBand, 0);
            }
            drawRow(band, table_.rows[i].cells);
        }
        return end;
    }

    void drawHead(const QRectF& room) {
        const double width = room.width() - (code_.side > 0 ? kCode + kGap : 0);
        const QString title = QString::fromStdString(notices::shortened(head_.title, 70));
        sheet_.text({room.left(), room.top(), width, 14}, title,
                    {notices::sizeOf(title, width, 8), Qt::AlignLeft | Qt::AlignVCenter,
                     QFont::Bold, kit::kInk});
        sheet_.text({room.left(), room.top() + 15, width, 11}, said(head_.heading),
                    {6, Qt::AlignLeft | Qt::AlignVCenter, QFont::Normal, kit::kInk});
        sheet_.text({room.left(), room.top() + 27, width, 6}, said(head_.small),
                    {3.4, Qt::AlignRight | Qt::AlignVCenter, QFont::Normal, kit::kInk});
        if (code_.side > 0) {
            notices::drawCode(sheet_, code_, {room.right() - kCode, room.top() - 2}, kCode);
        }
    }

    /// Returns the boxes of the columns, side by side.
    [[nodiscard]] std::vector<QRectF> boxes(const QRectF& row) const {
        double shares = 0;
        for (const notices::Column& column : table_.columns) {
            shares += column.share;
        }
        std::vector<QRectF> made;
        double left = row.left();
        for (const notices::Column& column : table_.columns) {
            const double width = row.width() * column.share / shares;
            const double air = width * (1 - kLettersShare) / 2;
            made.push_back({left + air, row.top(), width - 2 * air, row.height()});
            left += width;
        }
        return made;
    }

    static Qt::Alignment alignment(notices::Side side) {
        return (side == notices::Side::Left     ? Qt::AlignLeft
                : side == notices::Side::Middle ? Qt::AlignHCenter
                                                : Qt::AlignRight) |
               Qt::AlignVCenter;
    }

    void drawTitles(const QRectF& row) {
        const auto columns = boxes(row);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            sheet_.text(columns[i], said(table_.columns[i].title),
                        {3.2, alignment(table_.columns[i].side), QFont::Bold, kit::kInk});
        }
        sheet_.line(row.bottomLeft(), row.bottomRight(), 0.4);
    }

    void drawRow(const QRectF& band, const std::vector<notices::Cell>& row) {
        const auto columns = boxes(band);
        for (std::size_t i = 0; i < columns.size() && i < row.size(); ++i) {
            const QRectF& box = columns[i];
            const Qt::Alignment side = alignment(table_.columns[i].side);
            const QString name = said(row[i].text);
            const QString small = said(row[i].small);
            const double text = notices::sizeOf(name, box.width(), box.height() * kTextShare);
            // the cell stays empty for handwriting
            if (row[i].text.empty() && i + 1 == columns.size()) {
                sheet_.box(box.adjusted(0, 1.2, 0, -1.2), kit::kNoInk);
                continue;
            }
            if (row[i].small.empty()) {
                sheet_.text(box, name, {text, side, QFont::Normal, kit::kInk});
                continue;
            }
            sheet_.text({box.left(), box.top(), box.width(), box.height() * 0.64}, name,
                        {text, side, QFont::Normal, kit::kInk});
            sheet_.text(
                {box.left(), box.top() + box.height() * 0.62, box.width(), box.height() * 0.34},
                small,
                {notices::sizeOf(small, box.width(), box.height() * kTextShare * 0.6), side,
                 QFont::Normal, kit::kInk});
        }
    }

    Sheet& sheet_;
    Head head_;
    const QrCode& code_;
    notices::NoticeTable table_;
    const Tongue& tongue_;
};

Message headingOf(const NoticeRequest& request) {
    switch (request.kind) {
    case NoticeKind::Pairings:
        return message("Pairings of round %1", request.round);
    case NoticeKind::Results:
        return message("Results of round %1", request.round);
    case NoticeKind::Standings:
        return message("Standings after round %1", request.round);
    case NoticeKind::Slips:
        break;
    }
    return "";
}

notices::NoticeTable tableOf(const NoticeRequest& request) {
    switch (request.kind) {
    case NoticeKind::Pairings:
        return notices::pairingsTable(request.tournament, request.round);
    case NoticeKind::Results:
        return notices::resultsTable(request.tournament, request.round);
    case NoticeKind::Standings:
        return notices::standingsTable(request.tournament, request.standings);
    case NoticeKind::Slips:
        break;
    }
    return {};
}

} // namespace

Expected<PrintedKit> printNotice(const NoticeRequest& request) {
    const int made = int(request.tournament.rounds.size());
    NoticeRequest asked = request;
    asked.round = request.round == 0 ? made : request.round;
    asked.standings.afterRound = asked.round;
    const bool standings = request.kind == NoticeKind::Standings;
    if (asked.round < (standings ? 0 : 1) || asked.round > made) {
        return wrongUsage(message("there is no round %1; the last one is %2", asked.round, made));
    }
    const QrCode code = request.address.empty() ? QrCode() : qrCode(request.address);
    if (!request.address.empty() && code.side == 0) {
        return wrongUsage(message("the address for the QR code is too long; give a shorter one"));
    }
    const bool areSlips = asked.kind == NoticeKind::Slips;
    if (const auto name = areSlips ? notices::playerWithoutCode(asked) : std::nullopt) {
        return wrongUsage(message("%1 has no code; print slips on the arbiter's page, or give a "
                                  "file with a code for each player",
                                  *name));
    }
    const Head head{asked.tournament.name, headingOf(asked),
                    notices::shortened(asked.address, 150)};
    return kit::printPages(
        {asked.tournament.name, asked.paper, asked.language}, [&](kit::Sheet& sheet) {
            if (areSlips) {
                notices::drawSlips(sheet, asked, code);
            } else {
                Page(sheet, Tongue(codeOf(asked.language)), head, code, tableOf(asked)).draw();
            }
        });
}

Expected<PrintedKit> printTables(const TablesRequest& request,
                                 const std::vector<NoticePart>& parts) {
    return kit::printPages({request.title, request.paper, request.language},
                           [&](kit::Sheet& sheet) {
                               const Tongue tongue(codeOf(request.language));
                               for (const NoticePart& part : parts) {
                                   const Head head{request.title, part.heading, part.small};
                                   Page(sheet, tongue, head, {}, part.table).draw();
                               }
                           });
}

} // namespace umpire
