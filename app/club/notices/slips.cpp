#include "app/club/notices/slips.h"

#include "app/club/notices/notice_parts.h"
#include "app/club/notices/notice_rows.h"
#include "app/record/sentences/tongue.h"

namespace umpire::notices {
namespace {

using tournament::Pairing;

// Lengths are in millimetres.
constexpr int kColumns = 2;
constexpr int kRows = 5;
constexpr double kMargin = 4;    ///< distance from the cutting line
constexpr double kCodeSide = 32; ///< side of the QR code; a phone can read it from 10 cm away
constexpr std::size_t kMaxLetters = 40;

struct Slip {
    int player = 0;
    const Pairing* pairing = nullptr;
};

std::vector<Slip> slipsOf(const NoticeRequest& request) {
    std::vector<Slip> slips;
    for (const Pairing& pairing :
         request.tournament.rounds.at(std::size_t(request.round - 1)).pairings) {
        for (const int seat : pairing.seats) {
            if (!pairing.bye) {
                slips.push_back({seat, &pairing});
            }
        }
    }
    return slips;
}

std::string nameIn(const tournament::Tournament& tournament, int player) {
    const auto* found = playerOf(tournament, player);
    return found == nullptr ? std::to_string(player) : shortened(found->name, kMaxLetters);
}

std::string opponentsOf(const NoticeRequest& request, const Slip& slip) {
    std::string names;
    for (const int seat : slip.pairing->seats) {
        if (seat != slip.player) {
            names += (names.empty() ? "" : ", ") + nameIn(request.tournament, seat);
        }
    }
    return names;
}

class SlipDrawer {
public:
    SlipDrawer(kit::Sheet& sheet, const NoticeRequest& request, const QrCode& code)
        : sheet_(sheet), request_(request), code_(code), tongue_(codeOf(request.language)) {}

    void draw(const QRectF& box, const Slip& slip) {
        sheet_.box(box, kit::kNoInk);
        const QRectF room = box.adjusted(kMargin, kMargin, -kMargin, -kMargin);
        double width = room.width();
        if (code_.side > 0) {
            width -= kCodeSide + kMargin;
            drawCode(sheet_, code_, {room.right() - kCodeSide, room.top()}, kCodeSide);
        }
        const auto line = [&](double top, double height, const std::string& text, double size,
                              QFont::Weight weight) {
            const QString words = QString::fromStdString(text);
            sheet_.text(
                {room.left(), room.top() + top, width, height}, words,
                {sizeOf(words, width, size), Qt::AlignLeft | Qt::AlignVCenter, weight, kit::kInk});
        };
        line(0, 6, tongue_.said(message("Round %1, table %2", request_.round, slip.pairing->table)),
             4, QFont::Bold);
        line(6.5, 9, nameIn(request_.tournament, slip.player), 4.4, QFont::Normal);
        line(15.5, 8, "– " + opponentsOf(request_, slip), 3.4, QFont::Normal);
        line(24, 5, tongue_.said(message("Your code, for you alone")), 3.2, QFont::Normal);
        sheet_.text({room.left(), room.top() + 29, width, 8},
                    QString::fromStdString(request_.codes.at(slip.player)),
                    {6.4, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kit::kInk});
        sheet_.text({room.left(), room.top() + 38, room.width(), room.height() - 38},
                    QString::fromStdString(tongue_.said(
                        message("After the game scan the square, tap your table and type the "
                                "code. All players of the table say the result."))),
                    {2.8, Qt::AlignLeft | Qt::AlignTop, QFont::Normal, kit::kInk});
    }

private:
    kit::Sheet& sheet_;
    const NoticeRequest& request_;
    const QrCode& code_;
    Tongue tongue_;
};

} // namespace

std::optional<std::string> playerWithoutCode(const NoticeRequest& request) {
    for (const Slip& slip : slipsOf(request)) {
        if (!request.codes.contains(slip.player)) {
            return nameIn(request.tournament, slip.player);
        }
    }
    return std::nullopt;
}

void drawSlips(kit::Sheet& sheet, const NoticeRequest& request, const QrCode& code) {
    sheet.leaveOutScale();
    SlipDrawer drawer(sheet, request, code);
    const std::vector<Slip> slips = slipsOf(request);
    QRectF room;
    for (std::size_t i = 0; i < slips.size(); ++i) {
        const int place = int(i) % (kColumns * kRows);
        if (place == 0) {
            sheet.newPage(QString());
            room = sheet.content().adjusted(0, 0, 0, 10); // includes the room of the scale line
        }
        const double width = room.width() / kColumns;
        const double height = room.height() / kRows;
        const int column = place % kColumns;
        const int row = place / kColumns;
        drawer.draw({room.left() + column * width, room.top() + row * height, width, height},
                    slips[i]);
    }
}

} // namespace umpire::notices
