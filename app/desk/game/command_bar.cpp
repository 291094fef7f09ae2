#include "app/desk/game/command_bar.h"

#include "app/desk/words/announcement_words.h"
#include "app/desk/words/languages.h"

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

CommandBar::CommandBar(QWidget* parent)
    : QWidget(parent), accept_(new QPushButton), other_(new QPushButton), stands_(new QPushButton),
      undo_(new QPushButton), note_(new QPushButton), pause_(new QPushButton),
      resign_(new QPushButton), correct_(new QPushButton), playLabel_(new QLabel),
      line_(new QLineEdit), play_(new QPushButton) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    int place = 0;
    for (QPushButton* button :
         {accept_, other_, stands_, undo_, note_, pause_, correct_, resign_}) {
        grid->addWidget(button, place / 2, place % 2);
        ++place;
    }
    grid->addWidget(playLabel_, 4, 0, 1, 2);
    grid->addWidget(line_, 5, 0);
    grid->addWidget(play_, 5, 1);
    playLabel_->setBuddy(line_);
    auto* completer = new QCompleter(&playable_, line_);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    line_->setCompleter(completer);
    const auto says = [this](QPushButton* button, const QString& line) {
        connect(button, &QPushButton::clicked, this, [this, line] { Q_EMIT said(line); });
    };
    says(accept_, QStringLiteral("accept"));
    connect(other_, &QPushButton::clicked, this, &CommandBar::chooseOther);
    says(stands_, QStringLiteral("stands"));
    says(undo_, QStringLiteral("undo"));
    connect(pause_, &QPushButton::clicked, this,
            [this] { Q_EMIT said(paused_ ? QStringLiteral("resume") : QStringLiteral("pause")); });
    connect(note_, &QPushButton::clicked, this, &CommandBar::note);
    connect(correct_, &QPushButton::clicked, this, &CommandBar::correct);
    connect(resign_, &QPushButton::clicked, this, &CommandBar::resign);
    connect(play_, &QPushButton::clicked, this, &CommandBar::play);
    connect(line_, &QLineEdit::returnPressed, this, &CommandBar::play);
    whenTextsChange(*this, [this] { write(); });
}

void CommandBar::writeButton(QPushButton& button, const QString& text, const QString& about,
                             Qt::Key key) {
    button.setText(text);
    button.setShortcut(key);
    button.setToolTip(QStringLiteral("%1 (%2)").arg(about, QKeySequence(key).toString()));
    button.setAccessibleDescription(about);
}

void CommandBar::write() {
    writeButton(*accept_, tr("Accept"), tr("The best explanation is right"), Qt::Key_F2);
    writeButton(*other_, tr("Other explanation"), tr("It was something else"), Qt::Key_F3);
    writeButton(*stands_, tr("This stands"), tr("The illegal action counts all the same"),
                Qt::Key_F4);
    writeButton(*undo_, tr("Undo"), tr("Takes back the last action"), Qt::Key_F5);
    writeButton(*note_, tr("Note…"), tr("Writes a line into the record"), Qt::Key_F6);
    writeButton(*pause_, paused_ ? tr("Go on") : tr("Pause"),
                tr("Umpire calls nothing until you resume"), Qt::Key_F7);
    writeButton(*resign_, tr("Resign…"), tr("The player to move gives up the game"), Qt::Key_F8);
    writeButton(*correct_, tr("Correct…"), tr("The record is wrong about a piece"), Qt::Key_F9);
    playLabel_->setText(tr("Say what was played"));
    line_->setPlaceholderText(tr("in the game's notation"));
    line_->setAccessibleDescription(line_->placeholderText());
    play_->setText(tr("Say it"));
}

void CommandBar::setPlayable(const QStringList& actions) {
    playable_.setStringList(actions);
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
    for (const Choice& other : others_) {
        const QString actions = QString::fromStdString(english(other.actions));
        QAction* action =
            menu.addAction(actions + QStringLiteral("  –  ") + words::percent(other.probability));
        action->setData(actions);
        action->setEnabled(other.because.empty() && !actions.contains(QLatin1Char(' ')));
    }
    if (others_.empty()) {
        Q_EMIT said(QStringLiteral("choose 2")); // the umpire says whether there is one
    } else if (const QAction* chosen =
                   menu.exec(other_->mapToGlobal(other_->rect().bottomLeft()))) {
        Q_EMIT said(QStringLiteral("undo"));
        Q_EMIT said(QStringLiteral("play ") + chosen->data().toString());
    }
}

void CommandBar::play() {
    const QString action = line_->text().trimmed();
    if (!action.isEmpty()) {
        line_->clear();
        Q_EMIT said(QStringLiteral("play ") + action);
    }
}

void CommandBar::note() {
    bool meant = false;
    const QString text = QInputDialog::getText(this, tr("Note"), tr("For the record:"),
                                               QLineEdit::Normal, {}, &meant);
    if (meant && !text.trimmed().isEmpty()) {
        Q_EMIT said(QStringLiteral("note ") + text);
    }
}

/// Where no piece can be pointed at, or it is quicker.
void CommandBar::correct() {
    static const std::map<QString, QString> examples = {
        {QStringLiteral("murus-gallicus"), QStringLiteral("d4 roman 2")},
        {QStringLiteral("war-galley"), QStringLiteral("A1 5/4/3")},
        {QStringLiteral("triremes"), QStringLiteral("d10 e10, d10 empty")},
        {QStringLiteral("naval-battle"), QStringLiteral("f9 h9, f9 empty")},
        {QStringLiteral("buda-1686"), QStringLiteral("I-C1=IP")},
    };
    const auto example = examples.find(game_);
    bool meant = false;
    const QString text =
        QInputDialog::getText(this, tr("Correct the record"),
                              tr("Which piece lies where? For example: %1")
                                  .arg(example == examples.end() ? QString() : example->second),
                              QLineEdit::Normal, {}, &meant);
    if (meant && !text.trimmed().isEmpty()) {
        Q_EMIT said(QStringLiteral("correct ") + text.trimmed());
    }
}

void CommandBar::setGame(const QString& game) {
    game_ = game;
}

void CommandBar::resign() {
    const auto answer =
        QMessageBox::question(this, tr("Resign"), tr("Does the player to move give up the game?"));
    if (answer == QMessageBox::Yes) {
        Q_EMIT said(QStringLiteral("resign"));
    }
}

} // namespace umpire::desk
