#include "app/desk/record/match_report.h"

#include "app/desk/record/plot_view.h"
#include "app/desk/record/record_secrets.h"
#include "app/desk/words/record_words.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"
#include "app/journal/line_of_play.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDateTime>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>
#include <set>

namespace umpire::desk {
namespace {

constexpr int kDotsPerInch = 144;
constexpr double kMargin = 15.0;     ///< millimetres
constexpr double kLetters = 9.5;     ///< points
constexpr int kPictureWidth = 420;   ///< of a ruling's evidence, in the document's pixels
constexpr int kPictureDetail = 3;    ///< the picture's own pixels to one of those
constexpr double kPlotHeight = 0.28; ///< of the page

struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

QString row(const QString& about, const QString& value) {
    return value.isEmpty() ? QString()
                           : QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                                 .arg(about, value);
}

QString resultOf(const JournalRecord& record) {
    for (auto event = record.events.rbegin(); event != record.events.rend(); ++event) {
        if (std::holds_alternative<GameOver>(event->happening)) {
            return words::happening(event->happening);
        }
    }
    return Report::tr("not finished");
}

QString heading(const JournalRecord& record) {
    const GameSettings& settings = record.settings;
    QStringList players;
    for (const std::string& player : settings.players) {
        players << playerName(QString::fromStdString(player));
    }
    const auto started =
        QDateTime::fromString(QString::fromStdString(settings.started), Qt::ISODate);
    return QStringLiteral("<h1>%1</h1><table>")
               .arg(gameName(QString::fromStdString(settings.game)).toHtmlEscaped()) +
           row(Report::tr("Variant"), escaped(settings.variant)) +
           row(Report::tr("Players"), players.join(QStringLiteral(" – ")).toHtmlEscaped()) +
           row(Report::tr("Begun"),
               QLocale().toString(started.toLocalTime(), QLocale::ShortFormat)) +
           row(Report::tr("Result"), resultOf(record).toHtmlEscaped()) +
           row(Report::tr("Record"),
               record.faults.empty()
                   ? Report::tr("whole: every event is as it was written")
                   : Report::tr("changed: %1")
                         .arg(words::said(record.faults.front().what).toHtmlEscaped())) +
           QStringLiteral("</table>");
}

/// The number of each event that counts.
std::set<std::int64_t> countingIn(const JournalRecord& record) {
    std::set<std::int64_t> counting;
    for (const RecordedEvent& event : lineOfPlay(record.events)) {
        counting.insert(event.number);
    }
    return counting;
}

bool isTold(const Event& event) {
    return actionIn(event) || std::holds_alternative<Corrected>(event) ||
           std::holds_alternative<Undone>(event) || std::holds_alternative<Noted>(event) ||
           std::holds_alternative<IllegalSeen>(event) || std::holds_alternative<GameOver>(event);
}

QString moves(const JournalRecord& record) {
    QString html =
        QStringLiteral("<h2>%1</h2><table cellpadding='2' width='100%'>").arg(Report::tr("Moves"));
    const auto counting = countingIn(record);
    for (const RecordedEvent& event : record.events) {
        if (!isTold(event.happening)) {
            continue;
        }
        const bool counts =
            counting.contains(event.number) || std::holds_alternative<Undone>(event.happening);
        const QString what = words::happening(event.happening).toHtmlEscaped();
        html += QStringLiteral("<tr><td align='right'>%1</td><td>%2</td><td>%3</td><td>%4</td>"
                               "<td>%5</td></tr>")
                    .arg(event.number)
                    .arg(words::streamTime(event.time), words::kind(event.happening),
                         words::actor(event.happening).toHtmlEscaped(),
                         counts ? what : QStringLiteral("<s>%1</s>").arg(what));
    }
    return html + QStringLiteral("</table>");
}

/// What somebody may ask about later: what was illegal, tossed, chosen, corrected or disputed.
bool isRuling(const Event& event) {
    const auto action = actionIn(event);
    const auto* called = std::get_if<Called>(&event);
    const bool tossed = action && action->find(" toss ") != std::string::npos;
    const bool chosen = called != nullptr && called->source == Source::Chosen;
    return tossed || chosen || std::holds_alternative<IllegalSeen>(event) ||
           std::holds_alternative<IllegalStands>(event) ||
           std::holds_alternative<Corrected>(event) || std::holds_alternative<Disputed>(event) ||
           std::holds_alternative<GameOver>(event);
}

/// The picture as a part of the document; empty where there is none.
QString evidence(const RecordedEvent& event, const PictureSource& pictures,
                 QTextDocument& document) {
    if (event.pictureHash.empty()) {
        return {};
    }
    const auto jpeg = pictures(event.number);
    QImage picture;
    if (jpeg && *jpeg) {
        picture =
            QImage::fromData(QByteArrayView((*jpeg)->data(), qsizetype((*jpeg)->size())), "JPEG");
    }
    if (picture.isNull()) {
        return {};
    }
    if (picture.width() > kPictureWidth * kPictureDetail) {
        picture = picture.scaledToWidth(kPictureWidth * kPictureDetail, Qt::SmoothTransformation);
    }
    const QString name = QStringLiteral("event:%1").arg(event.number);
    document.addResource(QTextDocument::ImageResource, QUrl(name), picture);
    return QStringLiteral("<p><img src='%1' width='%2'></p>").arg(name).arg(kPictureWidth);
}

QString rulings(const JournalRecord& record, const PictureSource& pictures,
                QTextDocument& document) {
    QString html;
    for (const RecordedEvent& event : record.events) {
        if (isRuling(event.happening)) {
            html += QStringLiteral("<p><b>%1. %2</b> %3</p>")
                        .arg(event.number)
                        .arg(words::kind(event.happening),
                             words::happening(event.happening).toHtmlEscaped());
            html += evidence(event, pictures, document);
        }
    }
    return html.isEmpty()
               ? QString()
               : QStringLiteral("<h2>%1</h2>").arg(Report::tr("Rulings and their evidence")) + html;
}

/// Page by page, so that the plots come after them in the same file.
class Printer {
public:
    explicit Printer(QIODevice& device) : writer_(&device) {
        writer_.setResolution(kDotsPerInch);
        writer_.setPageSize(QPageSize(QPageSize::A4));
        writer_.setPageMargins({kMargin, kMargin, kMargin, kMargin}, QPageLayout::Millimeter);
    }

    bool print(QTextDocument& document, const std::vector<Plot>& plots) {
        document.documentLayout()->setPaintDevice(&writer_);
        document.setDocumentMargin(0);
        const QSizeF page(writer_.width(), writer_.height());
        document.setPageSize(page);
        if (!painter_.begin(&writer_)) {
            return false;
        }
        for (int i = 0; i < document.pageCount(); ++i) {
            if (i > 0) {
                writer_.newPage();
            }
            painter_.save();
            painter_.translate(0, -i * page.height());
            document.drawContents(&painter_, QRectF(QPointF(0, i * page.height()), page));
            painter_.restore();
        }
        drawPlots(plots, page);
        return painter_.end();
    }

private:
    void drawPlots(const std::vector<Plot>& plots, const QSizeF& page) {
        const double height = kPlotHeight * page.height();
        const auto onAPage = std::size_t(page.height() / (1.1 * height));
        QFont font = painter_.font();
        font.setPointSizeF(kLetters);
        painter_.setFont(font);
        for (std::size_t i = 0; i < plots.size(); ++i) {
            if (i % onAPage == 0) {
                writer_.newPage();
            }
            const double top = 1.1 * height * double(i % onAPage);
            drawPlot(painter_, {0, top, page.width(), height}, plots[i], QPalette(Qt::white));
        }
    }

    QPdfWriter writer_;
    QPainter painter_;
};

} // namespace

QString reportOfMoves(const JournalRecord& record) {
    return heading(record) + moves(record);
}

QString writeMatchReport(const JournalRecord& record, const PictureSource& pictures,
                         const QString& file) {
    QTextDocument document;
    QFont font;
    font.setPointSizeF(kLetters);
    document.setDefaultFont(font);
    const bool isSecret = picturesAreSecret(record.settings, record.events);
    document.setHtml(reportOfMoves(record) +
                     (isSecret ? QString() : rulings(record, pictures, document)));
    QSaveFile out(file);
    const bool written = out.open(QIODevice::WriteOnly) &&
                         Printer(out).print(document, plotsOf(record)) && out.commit();
    return written ? QString() : file + QStringLiteral(": ") + out.errorString();
}

} // namespace umpire::desk
