#include "app/desk/board/position_panel.h"

#include "app/desk/board/galley_corrections.h"
#include "app/desk/board/pieces_panel.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/position_words.h"
#include "app/game/referee/murus_gallicus/stone_evidence.h"
#include "app/game/referee/war_galley/galley_sight.h"
#include "rules/games/murus_gallicus/rules.h"

#include <cmath>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QScrollArea>

namespace umpire::desk {

namespace {

/// number of directions on a board of squares; boards of hexagons have six
constexpr int kDirectionsOfSquares = 8;
/// Radius in which a click finds a galley: half a galley's length plus its oars. The centre of
/// another galley is never closer.
constexpr Millimetres kReach = 40_mm;

/// Returns all possible contents of a square except the recorded content, the likeliest by the
/// observation first.
std::vector<murus_gallicus::Unit> likelyUnits(const murus_gallicus::State& state,
                                              const std::string& cell,
                                              const std::optional<TableObservation>& observed) {
    using namespace murus_gallicus;
    std::vector<Unit> units{Unit{}};
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        for (int height = 1; height <= heightLimit(state.settings); ++height) {
            units.push_back({Player{seat}, height});
        }
    }
    const auto& board = geometryOf(state.settings);
    const auto name =
        std::ranges::find(board.names, cell, [](CellName each) { return text(each); });
    const auto index = CellIndex(name - board.names.begin());
    std::erase(units, unitAt(state, index).value_or(Unit{}));
    referee::StoneEvidence evidence(board, {});
    if (observed) {
        evidence.add(observed->stones);
    }
    std::ranges::stable_sort(units, {},
                             [&](const Unit& unit) { return evidence.contradiction(index, unit); });
    return units;
}

} // namespace

PositionPanel::PositionPanel(QWidget* parent)
    : QStackedWidget(parent), words_(plainLabel()), board_(new PiecesPanel) {
    auto* scroll = new QScrollArea;
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    words_->setMargin(6);
    scroll->setWidget(words_);
    scroll->setWidgetResizable(true);
    addWidget(scroll);
    addWidget(board_);
    connect(board_, &PiecesPanel::placeChosen, this, &PositionPanel::offer);
    connect(board_, &PiecesPanel::said, this, &PositionPanel::said);
    whenTextsChange(*this, [this] { showPosition(); });
}

void PositionPanel::setPosition(const GameChoice& choice, const std::string& position,
                                const std::optional<referee::PieceBoard>& board) {
    choice_ = choice;
    position_ = position;
    printed_ = board;
    showPosition();
}

void PositionPanel::setActed(const std::vector<std::string>& places) {
    board_->setActed(places);
}

void PositionPanel::setRinged(const std::vector<std::string>& places) {
    board_->setRinged(places);
}

void PositionPanel::setGhost(const Ghost& ghost) {
    board_->setGhost(ghost);
}

void PositionPanel::setTurns(int quarters) {
    board_->setTurns(quarters);
}

void PositionPanel::showPosition() {
    const ShownPosition shown =
        choice_.game.isEmpty() ? ShownPosition(QStringList()) : shownPosition(choice_, position_);
    const QStringList words = printed_ ? words::position(*printed_) : inWords(shown);
    const QString text = words.join(QLatin1Char('\n'));
    words_->setText(text);
    setAccessibleDescription(text);
    const auto view = boardViewOf(choice_.game.toStdString(), position_, printed_);
    if (view) {
        board_->setBoard(*view, words);
    }
    turnTo(view ? board_ : widget(0));
}

void PositionPanel::offer(const QString& name, const QPoint& where) {
    const std::string place = name.toStdString();
    const ShownPosition shown = shownPosition(choice_, position_);
    if (printed_) {
        const auto spot = std::ranges::find(printed_->spots, place, &referee::BoardSpot::name);
        if (spot != printed_->spots.end()) {
            Q_EMIT spotChosen(spot->area.spot, where);
        }
    } else if (const auto* galleys = std::get_if<war_galley::State>(&shown)) {
        for (war_galley::VesselIndex vessel = 0; vessel < galleys->vessels.size(); ++vessel) {
            if (war_galley::nameOf(*galleys, vessel) == place) {
                return offerGalley(vessel, where);
            }
        }
    } else {
        offerStones(name, where);
    }
}

QSize PositionPanel::sizeHint() const {
    return {QStackedWidget::sizeHint().width(), minimumHeight()};
}

void PositionPanel::turnTo(QWidget* page) {
    setCurrentWidget(page);
    fit();
}

void PositionPanel::resizeEvent(QResizeEvent* event) {
    QStackedWidget::resizeEvent(event);
    fit();
}

void PositionPanel::fit() {
    const QLayout* column = currentWidget()->layout();
    setMinimumHeight(column != nullptr && column->hasHeightForWidth()
                         ? column->totalMinimumHeightForWidth(width())
                         : currentWidget()->minimumSizeHint().height());
}

void PositionPanel::offerAt(TablePoint place, const std::optional<BoardPlacement>& board,
                            const QPoint& where) {
    const ShownPosition shown = shownPosition(choice_, position_);
    if (const auto* murus = std::get_if<murus_gallicus::State>(&shown); murus && board) {
        const auto& cells = murus_gallicus::geometryOf(murus->settings);
        const TablePoint off = place - board->origin;
        const CellName cell{int(std::floor(off.x / board->cell)),
                            int(std::floor(off.y / board->cell))};
        if (cells.directionCount == kDirectionsOfSquares && cells.find(cell)) {
            offerStones(QString::fromStdString(text(cell)), where);
        }
    } else if (const auto* galleys = std::get_if<war_galley::State>(&shown)) {
        for (war_galley::VesselIndex vessel = 0; vessel < galleys->vessels.size(); ++vessel) {
            const PieceSizes sizes = war_galley::sizesOf(galleys->settings);
            const auto& pose = galleys->vessels[vessel].pose;
            const bool isThere = war_galley::isAfloat(*galleys, vessel) &&
                                 distance(referee::centreOf(*pose, sizes), place) < kReach;
            if (isThere) {
                return offerGalley(vessel, where);
            }
        }
    }
}

void PositionPanel::offerStones(const QString& cell, const QPoint& where) {
    const ShownPosition shown = shownPosition(choice_, position_);
    const auto* state = std::get_if<murus_gallicus::State>(&shown);
    if (state == nullptr) {
        return;
    }
    QMenu menu;
    menu.addSection(tr("%1 really holds").arg(cell));
    for (const murus_gallicus::Unit& unit : likelyUnits(*state, cell.toStdString(), seen_)) {
        const auto id = QString::fromStdString(murus_gallicus::idOf(state->settings, unit.owner));
        const bool isEmpty = unit.height == 0;
        menu.addAction(isEmpty ? tr("nothing")
                               : tr("%1: %n stone(s)", nullptr, unit.height)
                                     .arg(words::player(id.toStdString(), {{}, players_, {}})))
            ->setData(QStringLiteral("%1 ").arg(cell) +
                      (isEmpty ? QStringLiteral("empty")
                               : QStringLiteral("%1 %2").arg(id).arg(unit.height)));
    }
    if (const QAction* chosen = menu.exec(where)) {
        Q_EMIT said(referee::CorrectPiece{chosen->data().toString().toStdString()});
    }
}

void PositionPanel::offerGalley(std::size_t vessel, const QPoint& where) {
    const ShownPosition shown = shownPosition(choice_, position_);
    const auto* state = std::get_if<war_galley::State>(&shown);
    if (state == nullptr) {
        return;
    }
    QMenu menu;
    const QString name = QString::fromStdString(war_galley::nameOf(*state, vessel));
    menu.addSection(tr("%1 really is").arg(name));
    if (war_galley::isAfloat(*state, vessel)) {
        for (const GalleyCorrection& each :
             galleyCorrections(*state, vessel, seen_ ? &*seen_ : nullptr)) {
            menu.addAction(each.text)->setData(each.piece);
        }
    }
    if (menu.actions().size() == 1) {
        menu.addAction(tr("nothing to correct now"))->setEnabled(false);
    }
    if (const QAction* chosen = menu.exec(where)) {
        Q_EMIT said(referee::CorrectPiece{chosen->data().toString().toStdString()});
    }
}

} // namespace umpire::desk

#include "moc_position_panel.cpp"
