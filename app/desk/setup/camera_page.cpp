#include "app/desk/setup/camera_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/explained_list.h"
#include "app/desk/parts/fold.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/print_button.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/setup/coverage_view.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"
#include "calibration/measure/calibration_files.h"

#include <QFileDialog>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kPictureWidth = 760;
constexpr int kSideWidth = 420;
constexpr double kMark = 5.0; ///< half the diagonal of the diamond on a corner, in picture pixels
/// Maximum reprojection error of a good calibration. A larger error comes from a bent board or a
/// blurred picture (calibrate_camera.cpp).
constexpr Pixels kGoodError(1.0);

CalibrationBoard boardFor(int choice) {
    CalibrationBoard board;
    if (choice == 1) {
        board.kind = BoardKind::Chessboard;
        board.size = {9, 6};
        board.square = 25_mm;
    }
    return board;
}

} // namespace

CameraPage::CameraPage(QWidget* parent)
    : QWidget(parent), view_(new PictureView), title_(wrappedLabel()), advice_(wrappedLabel()),
      coverage_(new CoverageView), views_(wrappedLabel()), error_(wrappedLabel()),
      trouble_(wrappedLabel()), which_(new Fold), board_(new ExplainedList),
      print_(new PrintButton(PrintButton::What::CalibrationBoard)), again_(new QPushButton),
      save_(new QPushButton), thread_(new FrameThread(this)), writing_(new Errands(this)) {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setSpacing(2 * kStep);
    column->addWidget(title_);
    column->addWidget(advice_);
    column->addWidget(coverage_);
    for (QWidget* widget : {views_, error_, trouble_}) {
        column->addWidget(widget);
    }
    column->addStretch(1);
    for (QWidget* widget : std::initializer_list<QWidget*>{print_, again_, save_, which_}) {
        column->addWidget(widget);
    }
    which_->add(board_);
    which_->add(board_->about());
    auto* halves = new QSplitter;
    halves->addWidget(view_);
    halves->addWidget(new TallColumn(side));
    halves->setChildrenCollapsible(false);
    halves->setSizes({kPictureWidth, kSideWidth});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(halves);
    for (int board = 0; board < 2; ++board) {
        board_->addExplained({}, {}, board);
    }
    board_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    again_->setEnabled(false);
    connect(again_, &QPushButton::clicked, this, [this] { start(source_); });
    connect(board_, &QComboBox::activated, this, [this] {
        if (!source_.isEmpty()) {
            start(source_);
        }
    });
    connect(save_, &QPushButton::clicked, this, &CameraPage::askForFile);
    connect(thread_, &FrameThread::ended, this, [this](const Message& failure) {
        trouble_->setText(words::warning(failure));
        Q_EMIT ended(failure);
    });
    whenTextsChange(*this, [this] { write(); });
}

void CameraPage::write() {
    emphasise(*title_, letters::kCard);
    emphasise(*advice_, letters::kHeading);
    title_->setText(tr("What does your camera's lens do to a picture?"));
    which_->setText(tr("Your board"));
    board_->setAccessibleName(tr("Your board"));
    board_->explain(0, tr("7 x 5, 38 mm"),
                    tr("the one that is printed here: 7 x 5 squares of 38 mm"));
    board_->explain(1, tr("9 x 6, 25 mm"), tr("a chessboard: 9 x 6 inner corners, 25 mm"));
    again_->setText(tr("Begin again"));
    save_->setText(tr("Save the camera file…"));
    coverage_->setAccessibleName(tr("Where the board was seen"));
    view_->setAccessibleName(tr("The camera's picture of the board"));
    view_->setHint(tr("On the page “Start”, a new game leads to “Check the table and the "
                      "camera”. There, “Calibrate the camera…” is under “Corners and lens”."));
    writeState();
}

void CameraPage::start(const QString& source) {
    source_ = source;
    state_ = {};
    isOn_ = true;
    again_->setEnabled(true);
    trouble_->clear();
    writeState();
    thread_->start(
        source.toStdString(),
        [this, board = boardFor(board_->currentIndex())]() -> Expected<FrameThread::Examine> {
            const auto guide = std::make_shared<CameraGuide>(board);
            return [this, guide](const cv::Mat& image) -> FrameThread::Answer {
                const Seen seen{imageOf(image), guide->see(image)};
                return [this, seen] { show(seen); };
            };
        });
}

void CameraPage::show(const Seen& seen) {
    state_ = seen.state;
    view_->showPicture(seen.picture);
    SeenTable drawn;
    for (const cv::Point2f& corner : state_.corners) {
        const QPointF at(double(corner.x), double(corner.y));
        drawn.outlines.push_back(QPolygonF{{at + QPointF(-kMark, 0), at + QPointF(0, -kMark),
                                            at + QPointF(kMark, 0), at + QPointF(0, kMark)}});
    }
    view_->showSeen(std::move(drawn));
    writeState();
    thread_->askForNext();
    Q_EMIT shown();
}

QString CameraPage::advice() const {
    static constexpr std::array<std::array<const char*, 3>, 3> kPlaces = {
        {{QT_TR_NOOP("Move the board to the upper left of the picture."),
          QT_TR_NOOP("Move the board to the top of the picture."),
          QT_TR_NOOP("Move the board to the upper right of the picture.")},
         {QT_TR_NOOP("Move the board to the left of the picture."),
          QT_TR_NOOP("Move the board to the middle of the picture."),
          QT_TR_NOOP("Move the board to the right of the picture.")},
         {QT_TR_NOOP("Move the board to the lower left of the picture."),
          QT_TR_NOOP("Move the board to the bottom of the picture."),
          QT_TR_NOOP("Move the board to the lower right of the picture.")}}};
    static constexpr std::array kTilts = {
        QT_TR_NOOP("Tilt the board more to the left, with its left edge farther from the camera."),
        QT_TR_NOOP(
            "Tilt the board more to the right, with its right edge farther from the camera."),
        QT_TR_NOOP("Tilt the board more backwards, with its upper edge farther from the camera."),
        QT_TR_NOOP("Tilt the board more forwards, with its lower edge farther from the camera.")};
    switch (state_.next.advice) {
    case Advice::ShowBoard:
        return tr("Hold the board up so that the camera sees it.");
    case Advice::HoldStill:
        return tr("Good. Hold it still.");
    case Advice::MoveTo:
        return tr(
            kPlaces[std::size_t(state_.next.place.row)][std::size_t(state_.next.place.column)]);
    case Advice::TiltIt:
        return tr(kTilts[std::size_t(state_.next.tilt)]);
    case Advice::Closer:
        return tr("Come closer: let the board fill half of the picture.");
    case Advice::Another:
        return tr("Hold the board in another place and at another tilt.");
    case Advice::Enough:
        return tr("That is enough. Save the camera file.");
    }
    return {};
}

void CameraPage::writeState() {
    coverage_->setState(state_);
    save_->setEnabled(state_.calibration.has_value());
    advice_->setText(isOn_ ? advice() : QString());
    coverage_->setAccessibleDescription(advice_->text());
    views_->setText(isOn_ ? tr("%1 of %n view(s) kept.", nullptr, kViewsWanted).arg(state_.views)
                          : tr("Print the board on stiff paper, hold it "
                               "flat, and turn the light on."));
    if (!state_.calibration) {
        error_->clear();
        return;
    }
    const bool good = state_.calibration->rms <= kGoodError;
    const QString error = QLocale().toString(state_.calibration->rms.value(), 'f', 2);
    error_->setText(good ? QStringLiteral("✔ ") +
                               tr("Corners are off by %1 px: the views agree.").arg(error)
                         : QStringLiteral("⚠ ") +
                               tr("Corners are off by %1 px: is the board flat, and is it this "
                                  "board? Begin again.")
                                   .arg(error));
}

void CameraPage::askForFile() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save the camera file"),
                                     QStringLiteral("camera.yaml"), tr("Camera files (*.yaml)"));
    if (!file.isEmpty()) {
        save(file);
    }
}

void CameraPage::save(const QString& file) {
    if (!state_.calibration) {
        return;
    }
    writing_->send([this, camera = state_.calibration->camera, file]() -> Errands::Answer {
        const auto written = saveCamera(camera, file.toStdString());
        const Message failure = written ? Message() : written.error().message;
        return [this, failure, file] {
            trouble_->setText(failure.empty() ? tr("Written: %1").arg(file)
                                              : words::warning(failure));
            if (failure.empty()) {
                Q_EMIT saved(file);
            }
        };
    });
}

} // namespace umpire::desk

#include "moc_camera_page.cpp"
