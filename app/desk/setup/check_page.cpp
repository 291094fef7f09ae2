#include "app/desk/setup/check_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/fold.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/corners_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/setup/measured_table.h"
#include "app/desk/setup/table_seen.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/spoken_table.h"
#include "app/desk/words/words.h"
#include "app/eye/detectors/sight.h"
#include "calibration/measure/kit_tags.h"

#include <algorithm>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// Maximum standard deviation of a point that counts as accurate. A match is 2 mm wide, a stone 27
/// mm; with a larger error, too many lines are too close to call.
constexpr Millimetres kGood = 1_mm;
/// Minimum visible share of the play area that counts as complete. A piece at the very edge is
/// still visible.
constexpr double kAllInView = 0.98;
/// Maximum blur of a sharp picture, as a standard deviation. 114 sample and rendered pictures have
/// 0.61 to 1.21; 120 photographs of tags, boards and pieces have 0.46 to 0.93. At 3, a match six
/// pixels wide is a smear.
constexpr Pixels kSharp(1.8);
constexpr int kMinPictureWidth = 760;
constexpr int kPanelWidth = 420;

QString marked(bool good, const QString& text) {
    return (good ? QStringLiteral("✔ ") : QStringLiteral("⚠ ")) + text;
}

/// Sets the text of a line, and hides the line if the text is empty, so that no gap remains.
void tell(QLabel& line, const QString& text) {
    line.setText(text);
    line.setVisible(!text.isEmpty());
}

/// Lists tags by their numbers. A tag of the kit also has the name of the corner that is printed on
/// it, as in "0 (near left)".
QString listed(const std::vector<int>& ids) {
    QStringList names;
    for (const int id : ids) {
        const auto sheet = kitTagNumbers(kitTagSize(id));
        const auto corner = std::size_t(std::ranges::find(sheet, id) - sheet.begin());
        names << QString::number(id) + (corner < sheet.size()
                                            ? QStringLiteral(" (%1)").arg(cornerName(corner))
                                            : QString());
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

CheckPage::CheckPage(QWidget* parent)
    : QWidget(parent), view_(new PictureView), title_(wrappedLabel()), tags_(wrappedLabel()),
      accuracy_(wrappedLabel()), inView_(wrappedLabel()), light_(wrappedLabel()),
      focus_(wrappedLabel()), pieces_(wrappedLabel()), trouble_(wrappedLabel()),
      corners_(new CornersPanel), measure_(new QPushButton), calibrate_(new QPushButton),
      again_(new QPushButton), rare_(new Fold), play_(new QPushButton),
      measuring_(new QProgressBar), thread_(new FrameThread(this)), errands_(new Errands(this)) {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setSpacing(2 * kStep);
    for (QLabel* label : {title_, tags_, accuracy_, inView_, light_, focus_, pieces_, trouble_}) {
        column->addWidget(label);
    }
    column->addStretch(1);
    column->addWidget(play_);
    column->addWidget(measure_);
    column->addWidget(measuring_);
    column->addWidget(again_);
    column->addWidget(rare_);
    rare_->add(corners_);
    rare_->add(calibrate_);
    auto* halves = new QSplitter;
    halves->addWidget(view_);
    halves->addWidget(new TallColumn(side));
    halves->setChildrenCollapsible(false);
    halves->setSizes({kMinPictureWidth, kPanelWidth});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(halves);
    again_->setEnabled(false);
    calibrate_->setEnabled(false);
    measure_->setDefault(true);
    measure_->hide();
    play_->setDefault(true);
    play_->hide();
    measuring_->setRange(0, 0);
    measuring_->setTextVisible(false);
    measuring_->hide();
    connect(play_, &QPushButton::clicked, this, &CheckPage::gameWanted);
    connect(measure_, &QPushButton::clicked, this, &CheckPage::measure);
    connect(again_, &QPushButton::clicked, this, [this] { start(request_); });
    connect(calibrate_, &QPushButton::clicked, this,
            [this] { Q_EMIT calibrationWanted(request_); });
    connect(corners_, &CornersPanel::wanted, this, [this] {
        thread_->stop();
        view_->showSeen({});
        corners_->begin(*view_, check_->table,
                        check_->pieces ? std::optional(check_->pieces->view) : std::nullopt);
    });
    connect(corners_, &CornersPanel::chosen, this, &CheckPage::useCorners);
    connect(corners_, &CornersPanel::dropped, this, [this] { useCorners({}); });
    connect(thread_, &FrameThread::ended, this, [this](const Message& failure) {
        isLooking_ = false;
        write();
        tell(*trouble_, words::warning(failure));
        Q_EMIT ended(failure);
    });
    whenTextsChange(*this, [this] { write(); });
}

void CheckPage::write() {
    emphasise(*title_, letters::kCard);
    title_->setText(tr("Does the camera see your table well?"));
    again_->setText(tr("Check again"));
    measure_->setText(tr("Measure the table by its tags"));
    measure_->setToolTip(
        tr("Writes the table file: the places of the tags and of the board. War Galley and "
           "Murus Gallicus need none."));
    measure_->setVisible(check_ && !request_.corners && !(request_.table && hasBoard()));
    measuring_->setAccessibleName(tr("The table is being measured"));
    play_->setText(tr("Go on"));
    play_->setToolTip(tr("The camera sees the table; lay the pieces for the first move"));
    const bool isNew = isReady() && play_->isHidden();
    play_->setVisible(isReady());
    if (isNew && !corners_->isSetting()) {
        play_->setFocus();
    }
    rare_->setText(tr("Corners and lens"));
    calibrate_->setText(tr("Calibrate the camera…"));
    view_->setAccessibleName(tr("The camera's picture of the table"));
    view_->setHint(tr("The guide to a new game leads here, by “Check the table and the camera”."));
    writeTags();
    writeAccuracy();
    writeView();
    writeLight();
    writeFocus();
    writePieces();
}

void CheckPage::useCorners(const std::optional<TableCorners>& corners) {
    request_.corners = corners;
    Q_EMIT cornersSet(corners);
    start(LiveRequest(request_));
}

/// Tells whether the table file describes the game's board, or the game needs no description.
bool CheckPage::hasBoard() const {
    const auto board = check_ && check_->table ? check_->table->board : std::nullopt;
    return (!request_.table && !needsBoardFile(request_.game)) ||
           !isPlayedOnABoard(request_.game) || (board && board->game == request_.game);
}

/// Tells whether the game may begin: the table was found, and its board is described or its corners
/// were marked.
bool CheckPage::isReady() const {
    return check_ && check_->found && (hasBoard() || request_.corners);
}

/// Writes a table file from the shown picture, in the background.
void CheckPage::measure() {
    thread_->stop();
    measure_->setEnabled(false);
    measuring_->show(); // visible until the measuring has finished or “Check again” stops it
    const QImage picture = check_->picture.convertToFormat(QImage::Format_BGR888);
    const QString name = QDateTime::currentDateTime().toString(
        QStringLiteral("'/Umpire/table' yyyy-MM-dd HH-mm-ss'.yaml'"));
    const QString file = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + name;
    errands_->send([this, picture, file, request = request_]() -> Errands::Answer {
        const cv::Mat image(picture.height(), picture.width(), CV_8UC3,
                            const_cast<uchar*>(picture.constBits()),
                            std::size_t(picture.bytesPerLine()));
        const auto measured =
            measureTable({image, request.camera, request.game, request.data, file.toStdString()});
        const QString failure = measured ? QString() : words::failure(measured.error());
        return [this, file, failure] {
            measure_->setEnabled(true);
            measuring_->hide();
            tell(*trouble_, failure); // visible until the next check
            if (failure.isEmpty()) {
                request_.table = file.toStdString();
                request_.before = emptyBoardBeside(*request_.table);
                Q_EMIT tableMeasured(file);
                start(LiveRequest(request_));
            }
        };
    });
}

void CheckPage::start(const LiveRequest& request) {
    errands_->forget();
    measure_->setEnabled(true);
    measuring_->hide();
    request_ = request;
    check_.reset();
    corners_->reset(request.corners);
    // shows how to use the tags again
    rare_->unfold(rare_->isOpen() || request.corners.has_value());
    again_->setEnabled(true);
    calibrate_->setEnabled(true);
    isLooking_ = true;
    write();
    tell(*trouble_, {});
    thread_->start(request.source, [this, request] {
        return readCheckedTable(request).map(
            [this](const CheckedTable& against) -> FrameThread::Examine {
                return [this, against](const cv::Mat& image) -> FrameThread::Answer {
                    const auto check =
                        std::make_shared<const TableCheck>(checkTable(image, against));
                    return [this, check] { show(check); };
                };
            });
    });
}

void CheckPage::show(const std::shared_ptr<const TableCheck>& check) {
    check_ = check;
    view_->showPicture(check->picture);
    corners_->allow();
    SeenTable seen = check->pieces ? *check->pieces : SeenTable{};
    seen.outlines = check->outlines;
    view_->showSeen(std::move(seen));
    tell(*trouble_, check->areOthers ? QString() : words::sentence(words::warning(check->why)));
    write();
    thread_->askForNext();
    Q_EMIT shown();
}

void CheckPage::writeTags() {
    if (!check_) {
        tell(*tags_,
             isLooking_ ? QStringLiteral("… ") + tr("Umpire looks at the table.") : QString());
        return;
    }
    if (request_.corners) {
        tell(*tags_, QStringLiteral("✔ ") + tr("No tags are needed."));
        return;
    }
    const auto& [seen, missing] = std::tie(check_->seen, check_->missing);
    if (check_->areOthers) {
        tell(*tags_, marked(false, words::sentence(words::warning(check_->why))));
    } else if (!check_->table && !seen.empty() && hasBoard()) {
        tell(*tags_, marked(true, tr("%n tag(s) are in view. No table file is needed.", nullptr,
                                     int(seen.size()))));
    } else if (!check_->table && !seen.empty()) {
        tell(*tags_, QStringLiteral("… ") +
                         tr("%n tag(s) are in view: measure the table by them.", nullptr,
                            int(seen.size())) +
                         QLatin1Char(' ') + tr("The game's board has to lie there, empty."));
    } else if (seen.empty() && missing.empty()) {
        tell(*tags_,
             marked(false, tr("No tag is in view. Print four tags (on the start page, under "
                              "“More”), and lay them at the corners of the table; or set "
                              "its corners by hand.")));
    } else if (missing.empty() && !hasBoard()) {
        tell(*tags_, marked(false, tr("The table file does not say where this game's board "
                                      "lies: lay it down empty, and measure the table.")));
    } else if (missing.empty()) {
        tell(*tags_, marked(true, tr("All %n tag(s) are in view.", nullptr, int(seen.size()))));
    } else {
        const QString told = missing.size() == 1
                                 ? tr("Not in view: tag %1. Uncover it, or turn the camera.")
                                 : tr("Not in view: tags %1. Uncover them, or turn the camera.");
        tell(*tags_, marked(false, told.arg(listed(missing))));
    }
}

void CheckPage::writeAccuracy() {
    if (!check_ || !check_->found) {
        const bool measures = check_ && !hasBoard() && !check_->seen.empty();
        tell(*accuracy_,
             check_ && !measures ? marked(false, tr("The table is not found yet.")) : QString());
        return;
    }
    const Registration& found = *check_->found;
    QString text = words::registration(found);
    if (found.sigma > kGood) {
        text += QLatin1Char(' ') + tr("Bring the camera nearer, or make a camera file.");
    }
    tell(*accuracy_, marked(found.sigma <= kGood, text));
}

void CheckPage::writeView() {
    if (!check_ || !check_->found) {
        tell(*inView_, {});
        return;
    }
    const bool good = check_->inView >= kAllInView;
    const int percent = int(100.0 * check_->inView);
    tell(*inView_, marked(good, good ? tr("All of the play area is in view.")
                                     : tr("Only %1 % of the play area is in view: move the "
                                          "camera back or turn it.")
                                           .arg(percent)));
}

void CheckPage::writeLight() {
    if (!check_ || !check_->found) {
        tell(*light_, {});
        return;
    }
    QStringList lines;
    for (const Message& warning : check_->warnings) {
        lines << marked(false, words::warning(warning));
    }
    tell(*light_,
         lines.isEmpty() ? marked(true, tr("The light is good.")) : lines.join(QLatin1Char('\n')));
}

void CheckPage::writeFocus() {
    if (!check_ || !check_->blur) {
        tell(*focus_, {});
        return;
    }
    const bool sharp = *check_->blur <= kSharp;
    const QString width = QLocale().toString(check_->blur->value(), 'f', 1);
    tell(*focus_, marked(sharp, sharp ? tr("The picture is sharp (%1 px).").arg(width)
                                      : tr("The picture is out of focus (%1 px): focus the "
                                           "camera on the table, or clean its lens.")
                                            .arg(width)));
}

void CheckPage::writePieces() {
    if (!check_ || !check_->pieces) {
        tell(*pieces_, {});
        return;
    }
    const TableObservation& seen = check_->pieces->observation;
    QStringList parts;
    const auto add = [&parts](std::size_t count, const char* text) {
        if (count > 0) {
            parts << QCoreApplication::translate("umpire::desk::CheckPage", text, nullptr,
                                                 int(count));
        }
    };
    add(seen.galleys.size(), QT_TRANSLATE_N_NOOP("umpire::desk::CheckPage", "%n galley(s)"));
    add(seen.matches.size(), QT_TRANSLATE_N_NOOP("umpire::desk::CheckPage", "%n match(es)"));
    add(seen.stones.size(),
        QT_TRANSLATE_N_NOOP("umpire::desk::CheckPage", "%n stack(s) of stones"));
    add(seen.dice.size(), QT_TRANSLATE_N_NOOP("umpire::desk::CheckPage", "%n die(s)"));
    add(seen.codes.size(), QT_TRANSLATE_N_NOOP("umpire::desk::CheckPage", "%n code(s)"));
    add(seen.tokens.size(), QT_TRANSLATE_N_NOOP("umpire::desk::CheckPage", "%n token(s)"));
    if (parts.isEmpty()) {
        return tell(*pieces_,
                    QStringLiteral("… ") +
                        tr("Lay a piece of the game on the table. When Umpire recognises the "
                           "piece, the picture shows its name and a ring round it."));
    }
    const bool areAll = check_->begins == 0 || seen.stones.size() == check_->begins;
    QString text = tr("Recognised: %1.").arg(parts.join(QStringLiteral(", ")));
    if (!areAll) {
        text += QLatin1Char(' ') +
                tr("The game begins with %n stack(s) of stones. Turn the lamp or the camera until "
                   "each stack in the picture has a ring.",
                   nullptr, int(check_->begins));
    }
    tell(*pieces_, marked(areAll, text));
}

} // namespace umpire::desk

#include "moc_check_page.cpp"
