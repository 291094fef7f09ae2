#include "app/desk/game/command_bar.h"

#include "app/desk/parts/named_key.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/parts/wrapped_button.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/languages.h"
#include "app/record/game_files/any_game.h"

#include <array>
#include <map>
#include <QCompleter>
#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace umpire::desk {
namespace {

/// An entry of the completion list. It shows a sentence and inserts the notation.
class NotationItem : public QStandardItem {
public:
    NotationItem(const QString& notation, const QString& shown) : QStandardItem(shown) {
        notation_ = notation;
    }
    [[nodiscard]] QVariant data(int role) const override {
        return role == Qt::EditRole ? QVariant(notation_) : QStandardItem::data(role);
    }

private:
    QString notation_;
};

} // namespace

CommandBar::CommandBar(QWidget* parent)
    : QWidget(parent), accept_(new WrappedButton), other_(new WrappedButton),
      stands_(new QPushButton), undo_(new WrappedButton), redo_(new WrappedButton),
      more_(new QPushButton), rare_(new QWidget), note_(new WrappedButton),
      pause_(new WrappedButton), resign_(new WrappedButton), correct_(new WrappedButton),
      hint_(new WrappedButton), playLabel_(wrappedLabel()), line_(new QLineEdit),
      play_(new QPushButton) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(accept_, 0, 0);
    grid->addWidget(other_, 0, 1);
    grid->addWidget(undo_, 1, 0, 1, 2);
    grid->addWidget(more_, 2, 0, 1, 2);
    auto* rare = new QGridLayout(rare_);
    rare->setContentsMargins({});
    for (QPushButton* button : {redo_, hint_, pause_, note_, correct_, resign_}) {
        addRare(button);
    }
    stands_->setParent(this); // the question above has the visible button; this one has the key
    stands_->hide();
    grid->addWidget(rare_, 3, 0, 1, 2);
    grid->addWidget(playLabel_, 4, 0, 1, 2);
    auto* typed = new QHBoxLayout; // the line is wide, so that its example is not cut
    typed->addWidget(line_, 1);
    typed->addWidget(play_);
    grid->addLayout(typed, 5, 0, 1, 2);
    playLabel_->setBuddy(line_);
    more_->setCheckable(true);
    rare_->hide();
    auto* completer = new QCompleter(&playable_, line_);
    completer->setCompletionRole(Qt::EditRole);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    line_->setCompleter(completer);
    addKeys();
    enable();
    whenTextsChange(*this, [this] { write(); });
}

void CommandBar::addKeys() {
    const auto says = [this](QPushButton* button, const referee::Command& command) {
        connect(button, &QPushButton::clicked, this, [this, command] { Q_EMIT said(command); });
    };
    const auto key = [this](QPushButton* button, const QKeySequence& keys) {
        new NamedKey(keys, *this, *button);
    };
    says(accept_, referee::Accept{});
    connect(other_, &QPushButton::clicked, this, &CommandBar::chooseOther);
    says(stands_, referee::LetStand{});
    says(undo_, referee::Undo{});
    connect(redo_, &QPushButton::clicked, this, &CommandBar::redoWanted);
    connect(pause_, &QPushButton::clicked, this, [this] {
        Q_EMIT said(paused_ ? referee::Command(referee::Resume{}) : referee::Pause{});
    });
    connect(note_, &QPushButton::clicked, this, &CommandBar::note);
    connect(correct_, &QPushButton::clicked, this, &CommandBar::correct);
    connect(resign_, &QPushButton::clicked, this, &CommandBar::resign);
    connect(play_, &QPushButton::clicked, this, &CommandBar::play);
    connect(line_, &QLineEdit::returnPressed, this, &CommandBar::play);
    connect(more_, &QPushButton::toggled, this, [this](bool open) {
        rare_->setVisible(open);
        write();
    });
    const std::array all{accept_, other_, stands_, undo_, note_, pause_, resign_, correct_};
    for (std::size_t i = 0; i < all.size(); ++i) { // the keys also work for folded buttons
        key(all[i], QKeySequence(int(Qt::Key_F2) + int(i)));
    }
    says(hint_, referee::Hint{});
    key(hint_, Qt::Key_H);
    key(undo_, QKeySequence::Undo);
    key(redo_, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
}

void CommandBar::askForHint() {
    hint_->click();
}

void CommandBar::addRare(QPushButton* button) {
    auto* grid = static_cast<QGridLayout*>(rare_->layout());
    const int place = grid->count();
    grid->addWidget(button, place / 2, place % 2);
}

void CommandBar::writeButton(QPushButton& button, const QString& text, const QString& about,
                             const QKeySequence& key) {
    button.setText(text);
    button.setToolTip(
        plainTip(QStringLiteral("%1 (%2)").arg(about, key.toString(QKeySequence::NativeText))));
    button.setAccessibleDescription(about);
}

void CommandBar::write() {
    writeButton(*accept_, tr("Accept"), tr("The best explanation is right"), Qt::Key_F2);
    writeButton(*other_, tr("Other explanation"), tr("It was something else"), Qt::Key_F3);
    writeButton(*stands_, tr("Let it stand"), tr("The illegal action counts all the same"),
                Qt::Key_F4);
    writeButton(*undo_, tr("Take back"), tr("Takes back the last action"), QKeySequence::Undo);
    writeButton(*redo_, tr("Redo"), tr("Does again what was taken back"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    writeButton(*note_, tr("Note…"), tr("Writes a line into the record"), Qt::Key_F6);
    writeButton(*pause_, paused_ ? tr("Go on") : tr("Pause"),
                tr("Umpire calls nothing until you resume"), Qt::Key_F7);
    writeButton(*resign_, tr("Give up…"), tr("The player to move gives up the game"), Qt::Key_F8);
    writeButton(*hint_, tr("Hint"), tr("What would the computer do?"), Qt::Key_H);
    writeButton(*correct_, tr("Correct…"), tr("The record is wrong about a piece"), Qt::Key_F9);
    more_->setText((more_->isChecked() ? QStringLiteral("▾ ") : QStringLiteral("▸ ")) + tr("More"));
    more_->setToolTip(tr("More commands"));
    playLabel_->setText(isLaying_ ? tr("Type your secret here while the others look away. The "
                                       "line shows only dots.")
                                  : tr("Say what was played"));
    writeExample();
    play_->setText(tr("Enter"));
}

void CommandBar::writeExample() {
    line_->setPlaceholderText(example_.isEmpty() ? QString() : tr("For example: %1").arg(example_));
    line_->setAccessibleDescription(line_->placeholderText());
}

/// Returns the action's notation followed by its sentence; only the notation if there is no
/// sentence.
QString CommandBar::completionOf(const QString& action) const {
    const QString sentence = words::action(action.toStdString(), {}, table_);
    return sentence == action ? action : action + QStringLiteral("  –  ") + sentence;
}

void CommandBar::setPlayable(const QStringList& actions, const QString& example) {
    if (!actions.isEmpty() || !isLaying_) {
        example_ = actions.isEmpty() ? example : actions.front();
    }
    playable_.clear();
    for (const QString& action : actions) {
        auto* item = new NotationItem(action, completionOf(action));
        playable_.appendRow(item);
    }
    writeExample();
}

void CommandBar::setLaying(bool isLaying) {
    isLaying_ = isLaying;
    line_->setEchoMode(isLaying ? QLineEdit::Password : QLineEdit::Normal);
    write();
}

void CommandBar::enable() {
    for (const auto& [button, isOffered] :
         {std::pair(accept_, offers_ == Offers::Question), std::pair(other_, !others_.empty())}) {
        button->setEnabled(isOn_ && isOffered);
        button->setVisible(isOn_ && isOffered);
    }
    stands_->setEnabled(isOn_ && offers_ == Offers::Illegal);
    // beside an illegal move "Take back" would be misread: it takes back the action before
    undo_->setVisible(offers_ != Offers::Illegal);
    undo_->setEnabled(isOn_ && mayUndo_);
    redo_->setEnabled(isOn_ && mayRedo_);
    note_->setEnabled(isOn_);
    correct_->setEnabled(isOn_);
    const std::array<QWidget*, 5> moves{hint_, pause_, resign_, line_, play_};
    for (QWidget* each : moves) {
        each->setEnabled(isOn_ && !isOver_);
    }
    for (QWidget* each : std::array<QWidget*, 3>{playLabel_, line_, play_}) {
        each->setVisible(!isOver_);
    }
}

void CommandBar::setOn(bool isOn) {
    isOn_ = isOn;
    enable();
}

void CommandBar::setHistory(bool mayUndo, bool mayRedo) {
    mayUndo_ = mayUndo;
    mayRedo_ = mayRedo;
    enable();
}

void CommandBar::setOver(bool isOver) {
    isOver_ = isOver;
    enable();
}

void CommandBar::forget() {
    offers_ = Offers::Nothing;
    others_.clear();
    enable();
}

void CommandBar::hear(const Event& event) {
    if (const auto* asked = std::get_if<Asked>(&event)) {
        offers_ = Offers::Question;
        others_ = asked->choices;
        if (!others_.empty()) {
            others_.erase(others_.begin()); // the first choice is the action that the umpire called
        }
    } else if (std::holds_alternative<IllegalSeen>(event)) {
        offers_ = Offers::Illegal;
        others_.clear();
    } else if (const auto* called = std::get_if<Called>(&event)) {
        offers_ = called->others.empty() ? Offers::Nothing : Offers::OtherCall;
        others_ = called->others;
    } else if (positionAfter(event) != nullptr || std::holds_alternative<Synchronised>(event) ||
               std::holds_alternative<GameOver>(event) ||
               std::holds_alternative<Desynchronised>(event) ||
               std::holds_alternative<Unfinished>(event)) {
        return forget();
    }
    enable();
}

void CommandBar::propose(const QString& action) {
    line_->setText(action);
    line_->setFocus();
}

void CommandBar::setPaused(bool paused) {
    paused_ = paused;
    write();
}

void CommandBar::chooseOther() {
    QMenu menu;
    const bool isAsked = offers_ == Offers::Question;
    for (std::size_t i = 0; i < others_.size(); ++i) {
        const std::string actions = english(others_[i].actions);
        QAction* action =
            menu.addAction(words::sentence(words::action(actions, {}, table_)) +
                           QStringLiteral("  –  ") + words::likely(others_[i].probability));
        action->setData(int(i));
        action->setEnabled(isAsked ||
                           (others_[i].because.empty() && actions.find(' ') == std::string::npos));
    }
    const QAction* chosen = menu.exec(other_->mapToGlobal(other_->rect().bottomLeft()));
    if (chosen != nullptr) {
        const int i = chosen->data().toInt();
        if (isAsked) {
            Q_EMIT said(referee::Choose{i + 2});
        } else {
            Q_EMIT said(referee::Undo{});
            Q_EMIT said(referee::Play{english(others_[std::size_t(i)].actions)});
        }
    }
}

void CommandBar::play() {
    const QString action = line_->text().simplified();
    if (!action.isEmpty()) {
        line_->clear();
        Q_EMIT said(referee::Play{action.toStdString()});
    }
}

void CommandBar::note() {
    bool meant = false;
    const QString text = QInputDialog::getText(this, tr("Note"), tr("For the record:"),
                                               QLineEdit::Normal, {}, &meant);
    if (meant && !text.trimmed().isEmpty()) {
        Q_EMIT said(referee::Note{text.simplified().toStdString()});
    }
}

/// Opens a dialog for typing a correction. It serves pieces that a player cannot point at.
void CommandBar::correct() {
    const std::string example(descriptionOf(game_.toStdString()).correction);
    bool meant = false;
    const QString text = QInputDialog::getText(
        this, tr("Correct the record"),
        tr("Which piece lies where? For example: %1").arg(QString::fromStdString(example)),
        QLineEdit::Normal, {}, &meant);
    if (meant && !text.trimmed().isEmpty()) {
        Q_EMIT said(referee::CorrectPiece{text.simplified().toStdString()});
    }
}

void CommandBar::setGame(const QString& game) {
    game_ = game;
}

void CommandBar::resign() {
    const auto answer =
        QMessageBox::question(this, tr("Give up"), tr("Does the player to move give up the game?"));
    if (answer == QMessageBox::Yes) {
        Q_EMIT said(referee::GiveUp{});
    }
}

} // namespace umpire::desk

#include "moc_command_bar.cpp"
