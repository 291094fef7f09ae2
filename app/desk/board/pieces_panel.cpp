#include "app/desk/board/pieces_panel.h"

#include "app/desk/board/drawn_board.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/position_words.h"

#include <QGridLayout>
#include <QMenu>
#include <QPushButton>

namespace umpire::desk {

PiecesPanel::PiecesPanel(QWidget* parent)
    : QWidget(parent), board_(new DrawnBoard), numbers_(new QGridLayout), words_(wrappedLabel()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(board_, 1);
    column->addLayout(numbers_);
    column->addWidget(words_);
    connect(board_, &DrawnBoard::placeChosen, this, &PiecesPanel::placeChosen);
    whenTextsChange(*this, [this] { write(); });
}

void PiecesPanel::setBoard(const BoardView& view, const QStringList& words) {
    const auto* printed = std::get_if<referee::PieceBoard>(&view.board);
    shown_ = printed == nullptr ? referee::PieceBoard() : *printed;
    board_->setAccessibleDescription(words.join(QLatin1Char('\n')));
    while (tracks_.size() < shown_.tracks.size()) {
        auto* button = new QPushButton;
        const std::size_t which = tracks_.size();
        numbers_->addWidget(button, int(which) / 2, int(which) % 2);
        connect(button, &QPushButton::clicked, this,
                [this, which, button] { offerNumbers(shown_.tracks[which], *button); });
        tracks_.push_back(button);
    }
    for (std::size_t i = 0; i < tracks_.size(); ++i) {
        tracks_[i]->setVisible(i < shown_.tracks.size());
    }
    board_->setBoard(view);
    write();
}

void PiecesPanel::setActed(const std::vector<std::string>& places) {
    board_->setActed(places);
}

void PiecesPanel::setRinged(const std::vector<std::string>& places) {
    board_->setRinged(places);
}

void PiecesPanel::setGhost(const Ghost& ghost) {
    board_->setGhost(ghost);
}

void PiecesPanel::setTurns(int quarters) {
    board_->setTurns(quarters);
}

void PiecesPanel::write() {
    board_->setAccessibleName(tr("The board in the record"));
    board_->setToolTip(tr("Click a place to correct what lies there"));
    words_->setText(words::pieceCounts(shown_).join(QLatin1Char('\n')));
    words_->setVisible(!shown_.spots.empty());
    for (std::size_t i = 0; i < shown_.tracks.size(); ++i) {
        const referee::BoardTrack& track = shown_.tracks[i];
        tracks_[i]->setText(
            QStringLiteral("%1: %2").arg(words::levelName(track.key)).arg(track.value));
        tracks_[i]->setToolTip(tr("Click to correct it"));
    }
}

void PiecesPanel::offerNumbers(const referee::BoardTrack& track, const QPushButton& button) {
    QMenu menu;
    menu.addSection(tr("%1 really is").arg(words::levelName(track.key)));
    for (int value = track.least; value <= track.most; ++value) {
        if (value != track.value) {
            menu.addAction(QString::number(value))->setData(value);
        }
    }
    if (const QAction* chosen = menu.exec(button.mapToGlobal(button.rect().bottomLeft()))) {
        Q_EMIT said(
            referee::CorrectPiece{track.key + "=" + std::to_string(chosen->data().toInt())});
    }
}

} // namespace umpire::desk

#include "moc_pieces_panel.cpp"
