#include "app/desk/record/report_blocks.h"

#include "app/desk/record/marked_picture.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/told_record.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"

#include <QCoreApplication>
#include <set>

namespace umpire::desk {
namespace {

using Kind = ReportBlock::Kind;

struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString resultOf(const JournalRecord& record, const Teller& teller) {
    for (auto event = record.events.rbegin(); event != record.events.rend(); ++event) {
        if (std::holds_alternative<GameOver>(event->happening)) {
            return teller.told(*event);
        }
    }
    return Report::tr("not finished");
}

ReportBlock title(const JournalRecord& record, const Teller& teller) {
    const auto line = [](const char* size, const QString& text) {
        return text.isEmpty()
                   ? QString()
                   : QStringLiteral("<p align='center' style='font-size: %1; margin: 0 0 6px 0'>"
                                    "%2</p>")
                         .arg(QLatin1String(size), text.toHtmlEscaped());
    };
    const GameSettings& settings = record.settings;
    return {Kind::Title, QStringLiteral("<b>") + line("26pt", gameAndVariant(settings)) +
                             line("16pt", playersOf(settings)) + QStringLiteral("</b>") +
                             line("11pt", begunOf(settings)) +
                             line("13pt", resultOf(record, teller))};
}

/// Returns the numbers of the events that were not undone.
std::set<std::int64_t> countingIn(const JournalRecord& record) {
    std::set<std::int64_t> counting;
    for (const RecordedEvent& event : lineOfPlay(record.events)) {
        counting.insert(event.number);
    }
    return counting;
}

bool isMove(const Event& event) {
    const bool isTold =
        actionIn(event) || std::holds_alternative<Corrected>(event) ||
        std::holds_alternative<Undone>(event) || std::holds_alternative<Noted>(event) ||
        std::holds_alternative<ArbiterCalled>(event) || std::holds_alternative<Ruled>(event) ||
        std::holds_alternative<Repeated>(event) || std::holds_alternative<Advised>(event) ||
        std::holds_alternative<GameOver>(event);
    return isTold && !isFailedCommand(event);
}

std::vector<ReportBlock> moves(const JournalRecord& record, const Teller& teller) {
    std::vector<ReportBlock> rows;
    const auto counting = countingIn(record);
    int number = 0;
    for (const RecordedEvent& event : record.events) {
        if (!isMove(event.happening)) {
            continue;
        }
        const bool counts =
            counting.contains(event.number) || std::holds_alternative<Undone>(event.happening);
        const QString told = teller.told(event).toHtmlEscaped();
        const bool isNumbered = counts && actionIn(event.happening);
        rows.push_back({Kind::Move, counts ? told : QStringLiteral("<s>%1</s>").arg(told),
                        isNumbered ? QString::number(++number) : QString()});
    }
    return rows;
}

/// Tells whether somebody may question an event later: an illegal action, a toss, a choice between
/// readings, a correction or the end of the game.
bool isRuling(const Event& event) {
    const auto action = actionIn(event);
    const auto* called = std::get_if<Called>(&event);
    const bool tossed = action && action->find(" toss ") != std::string::npos;
    const bool chosen = called != nullptr && called->source == Source::Chosen;
    return tossed || chosen || isAgainstTheRules(event) ||
           std::holds_alternative<Corrected>(event) || std::holds_alternative<GameOver>(event);
}

QImage evidence(const JournalRecord& record, std::size_t which, const PictureSource& pictures) {
    const RecordedEvent& event = record.events[which];
    const auto jpeg = event.pictureHash.empty() ? Expected<std::optional<std::string>>(std::nullopt)
                                                : pictures(event.number);
    QImage picture;
    if (jpeg && *jpeg) {
        picture =
            QImage::fromData(QByteArrayView((*jpeg)->data(), qsizetype((*jpeg)->size())), "JPEG");
    }
    const auto pictured = tableIn(picture, record.settings);
    return pictured ? marked(picture, *pictured,
                             marksOf(inGame(record.events, which), record.settings,
                                     pictured->table.board))
                    : picture;
}

QString captionOf(const RecordedEvent& event, const Teller& teller) {
    return QStringLiteral("<b>%1, %2.</b> %3")
        .arg(words::title(event.happening).toHtmlEscaped(), words::streamTime(event.time),
             teller.told(event).toHtmlEscaped());
}

/// Returns the rulings. Two pictures form a row; a ruling without a picture is a line of text.
std::vector<ReportBlock> rulings(const JournalRecord& record, const Teller& teller,
                                 const PictureSource& pictures) {
    std::vector<ReportBlock> blocks;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const RecordedEvent& event = record.events[i];
        if (!isRuling(event.happening)) {
            continue;
        }
        const QImage picture = evidence(record, i, pictures);
        if (picture.isNull()) {
            blocks.push_back({Kind::Text, captionOf(event, teller)});
            continue;
        }
        const bool hasRoom = !blocks.empty() && blocks.back().pictures.size() == 1;
        if (!hasRoom) {
            blocks.push_back({Kind::Pictures, {}});
        }
        blocks.back().pictures.push_back({picture, captionOf(event, teller)});
    }
    return blocks;
}

QString faultsOf(const JournalRecord& record) {
    return record.faults.empty() ? Report::tr("The record is whole: every event is as it was "
                                              "written.")
                                 : Report::tr("The record was changed: %1")
                                       .arg(words::said(record.faults.front().what));
}

} // namespace

std::vector<ReportBlock> reportBlocks(const JournalRecord& record, const PictureSource& pictures,
                                      const QImage& finalPosition) {
    const JournalRecord open = publicView(record);
    const Teller teller(open.settings, open.events);
    std::vector<ReportBlock> all{title(open, teller)};
    if (!finalPosition.isNull()) {
        all.push_back(
            {Kind::Pictures, {}, {}, {{finalPosition, Report::tr("The final position")}}});
    }
    const auto add = [&all](const QString& heading, std::vector<ReportBlock> blocks) {
        if (!blocks.empty()) {
            all.push_back({Kind::Heading, heading.toHtmlEscaped()});
            std::ranges::move(blocks, std::back_inserter(all));
        }
    };
    add(Report::tr("Moves"), moves(open, teller));
    add(Report::tr("Rulings and their evidence"), rulings(open, teller, pictures));
    std::vector<ReportBlock> plots;
    for (const Plot& plot : plotsOf(record)) {
        plots.push_back({Kind::Plot,
                         QStringLiteral("<b>%1</b> %2")
                             .arg(plot.question.toHtmlEscaped(), plot.answer.toHtmlEscaped()),
                         {},
                         {},
                         plot});
    }
    add(Report::tr("The game in numbers"), std::move(plots));
    all.push_back(
        {Kind::Text, QStringLiteral("<small>%1</small>").arg(faultsOf(record).toHtmlEscaped())});
    return all;
}

} // namespace umpire::desk
