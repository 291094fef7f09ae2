#include "app/desk/game/far_view.h"

#include "app/desk/board/position_panel.h"
#include "app/desk/game/chime.h"
#include "app/desk/game/live_marks.h"
#include "app/desk/parts/accents.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/parts/code_view.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTime>
#include <utility>

namespace umpire::desk {
namespace {

/// Letter heights, as shares of the screen's height. On a screen 300 mm high, 1/40 is 7.5 mm. From
/// two metres this is 13 minutes of arc, more than twice what a good eye needs.
constexpr double kText = 1.0 / 40.0;
constexpr double kRuling = 1.0 / 18.0;
constexpr double kName = 1.0 / 22.0;
constexpr double kCode = 1.0 / 5.0; ///< side of the QR code, as a share of the screen's height

QLabel* bigLabel() {
    QLabel* label = wrappedLabel();
    label->setForegroundRole(QPalette::BrightText);
    return label;
}

QPalette dark() {
    QPalette palette;
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::BrightText}) {
        palette.setColor(role, colours::far::kInk);
    }
    palette.setColor(QPalette::Window, colours::far::kGround);
    palette.setColor(QPalette::Base, colours::far::kBase);
    palette.setColor(QPalette::Link, colours::far::kLink);
    return palette;
}

/// Tells whether two lists of sides differ at most in their remaining times.
bool turnsOnly(std::vector<FarSide> now, const std::vector<FarSide>& before) {
    for (std::size_t i = 0; i < std::min(now.size(), before.size()); ++i) {
        if (now[i].time.isEmpty() == before[i].time.isEmpty()) {
            now[i].time = before[i].time;
        }
    }
    return now == before;
}

/// Returns the width in pixels of the label's widest word. A label that wraps its lines needs at
/// least this width.
int widestWordOf(const QLabel& label) {
    int widest = 0;
    for (const QString& word : label.text().split(QLatin1Char(' '))) {
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
    }
    return widest;
}

} // namespace

FarView::FarView(QWidget* parent)
    : QWidget(parent, Qt::Window), score_(new QWidget), sides_(new QHBoxLayout(score_)),
      ruling_(new RulingCard(1.0)), board_(new PositionPanel), events_(bigLabel()),
      code_(new CodeView), page_(bigLabel()), state_(bigLabel()), clock_(bigLabel()),
      keys_(bigLabel()) {
    setPalette(dark());
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    for (QWidget* each : board_->findChildren<QWidget*>()) {
        each->setFocusPolicy(Qt::NoFocus); // the view itself handles all keys
    }
    sides_->setContentsMargins({});
    sides_->setSpacing(2 * kStep);
    clock_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    clock_->setWordWrap(false);
    auto* left = new QVBoxLayout;
    left->addWidget(ruling_, 3);
    auto* below = new QHBoxLayout;
    below->setSpacing(2 * kStep);
    below->addWidget(events_, 1);
    auto* paged = new QVBoxLayout;
    paged->addStretch(1);
    paged->addWidget(code_, 0, Qt::AlignHCenter);
    paged->addWidget(page_);
    below->addLayout(paged);
    left->addLayout(below, 2);
    showPage({});
    events_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(3 * kStep);
    middle->addLayout(left, 3);
    middle->addWidget(board_, 2);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(3 * kStep);
    foot->addWidget(state_, 1);
    foot->addWidget(clock_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 2 * kStep);
    all->setSpacing(2 * kStep);
    all->addWidget(score_);
    all->addLayout(middle, 1);
    all->addLayout(foot);
    all->addWidget(keys_);
    state_->setMargin(2 * kStep);
    second_.setInterval(1000);
    connect(&second_, &QTimer::timeout, this, &FarView::tick);
    second_.start();
    whenTextsChange(*this, [this] { write(); });
}

void FarView::write() {
    setWindowTitle(tr("Umpire: the game from far away"));
    keys_->setText((Chime::isOn() ? tr("Esc or F11 leaves. M turns the sounds off.")
                                  : tr("Esc or F11 leaves. M turns the sounds on.")) +
                   QLatin1Char(' ') + tr("H shows what the computer would do."));
    code_->setAccessibleName(tr("The code that opens the page"));
    page_->setText(tr("Scan the code to see the game on a telephone."));
    tick();
    fit();
}

void FarView::begin() {
    played_.start();
    showRuling(RulingKind::Quiet, {}, {});
    showEvents({});
    tick();
}

void FarView::tick() {
    QString text = QLocale().toString(QTime::currentTime(), QStringLiteral("hh:mm"));
    if (played_.isValid()) {
        const QTime played = QTime(0, 0).addMSecs(int(played_.elapsed()));
        text +=
            QStringLiteral("  ·  ") + tr("Game %1").arg(played.toString(QStringLiteral("h:mm:ss")));
    }
    clock_->setText(text);
}

void FarView::showSides(const std::vector<FarSide>& sides) {
    const std::vector<FarSide> before = std::exchange(shown_, sides);
    if (sides == before && sides_->count() > 0) {
        return;
    }
    if (turnsOnly(sides, before)) {
        const auto times = score_->findChildren<QLabel*>(QStringLiteral("time"));
        for (std::size_t i = 0; i < sides.size() && int(i) < times.size(); ++i) {
            times[int(i)]->setText(sides[i].time);
        }
        return;
    }
    while (QLayoutItem* item = sides_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const FarSide& side : sides) {
        auto* box = new QFrame;
        box->setFrameShape(QFrame::StyledPanel);
        box->setAutoFillBackground(side.isToMove);
        QPalette colours = palette();
        colours.setColor(QPalette::Window, colours::far::kMoves);
        box->setPalette(colours);
        auto* column = new QVBoxLayout(box);
        QLabel* name = bigLabel();
        name->setText((side.isToMove ? QStringLiteral("▶ ") : QString()) + side.name);
        name->setObjectName(QStringLiteral("name"));
        QLabel* counts = bigLabel();
        counts->setText(side.counts.join(side.counts.size() > 2 ? QStringLiteral("\n")
                                                                : QStringLiteral("   ")));
        auto* head = new QHBoxLayout;
        head->addWidget(name, 1);
        QLabel* time = bigLabel();
        time->setText(side.time);
        time->setObjectName(QStringLiteral("time"));
        time->setWordWrap(false);
        time->setVisible(!side.time.isEmpty());
        head->addWidget(time);
        column->addLayout(head);
        column->addWidget(counts);
        sides_->addWidget(box, 1);
    }
    fit();
}

void FarView::showRuling(RulingKind kind, const QString& title, const QString& sentence) {
    ruling_->showRuling(kind, title, sentence);
    ruling_->setVisible(true); // an empty card still takes its space, so that the layout stays
}

void FarView::showPosition(const GameChoice& choice, const LivePosition& position,
                           const LiveMarks& marks) {
    board_->setPosition(choice, position.position, position.board);
    board_->setActed(marks.acted());
    board_->setRinged(marks.ringed());
    board_->setGhost(marks.ghost());
}

void FarView::showPage(const std::string& address) {
    code_->show(address);
    page_->setVisible(!address.empty());
}

void FarView::showEvents(const QStringList& events) {
    events_->setText(events.join(QStringLiteral("\n\n")));
}

void FarView::showState(Heart heart, const QString& state) {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, heart == Heart::Beats   ? colours::far::kBeats
                                       : heart == Heart::Waits ? colours::far::kMoves
                                                               : colours::far::kBlind);
    state_->setPalette(colours);
    state_->setAutoFillBackground(!state.isEmpty()); // the bar has no colour after the game
    state_->setText(state);
}

void FarView::fit() {
    const double height = this->height();
    ruling_->setTextHeight(std::max(12, int(height * kRuling)));
    for (QLabel* label : score_->findChildren<QLabel*>()) {
        const bool isName = !label->objectName().isEmpty();
        setLetters(*label, height * (isName ? kName : kText), isName ? QFont::Bold : QFont::Normal);
    }
    setLetters(*events_, height * kText);
    setLetters(*page_, height * kText);
    const int code = int(height * kCode);
    code_->setFixedSize(code, code);
    page_->setFixedWidth(std::max(code, widestWordOf(*page_)));
    page_->setAlignment(Qt::AlignCenter);
    setLetters(*state_, height * kText * 1.2, QFont::Bold);
    setLetters(*clock_, height * kName, QFont::Bold);
    setLetters(*keys_, height * kText * 0.6);
    setLetters(*board_, height * kText);
}

void FarView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void FarView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_F11:
        hide();
        return;
    case Qt::Key_M:
        Q_EMIT soundWanted();
        return;
    case Qt::Key_H:
        Q_EMIT hintWanted();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace umpire::desk

#include "moc_far_view.cpp"
