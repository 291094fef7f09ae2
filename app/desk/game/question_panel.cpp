#include "app/desk/game/question_panel.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/link_colour.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/parts/wrapped_button.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/sentences.h"
#include "app/game/referee/core/told_reader.h"
#include "app/record/events/event_fields.h"

#include <algorithm>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <utility>

namespace umpire::desk {
namespace {

/// Maximum number of legal actions for which each action becomes an answer button.
constexpr qsizetype kMostAnswers = 6;

} // namespace

QuestionPanel::QuestionPanel(QWidget* parent)
    : QWidget(parent), question_(plainLabel()), column_(new QVBoxLayout(this)) {
    question_->setWordWrap(true);
    question_->setTextFormat(Qt::RichText);
    question_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(question_, &QLabel::linkActivated, this,
            [this](const QString& link) { RulesWindow::show({}, clauseIn(link), window()); });
    column_->setContentsMargins(kStep, kStep, kStep, kStep);
    column_->setSpacing(kStep);
    column_->addWidget(question_);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    close();
    whenTextsChange(*this, [this] {
        if (asked_) {
            open(Event(*asked_));
        }
    });
}

void QuestionPanel::hear(const Event& event) {
    if (!std::holds_alternative<StateChanged>(event)) {
        heard_ = event;
    }
    tellsLast_ = false;
    switch (kindOf(event).ruling) {
    case RulingKind::Asked:
    case RulingKind::Illegal:
        tellsLast_ = true;
        open(event);
        break;
    case RulingKind::Called:
    case RulingKind::Changed:
    case RulingKind::Over:
        close();
        if (standing_ && std::holds_alternative<Synchronised>(event)) {
            open(*standing_);
        }
        break;
    case RulingKind::Quiet:
    case RulingKind::Advised:
        break;
    }
    writeQuestion();
}

/// Shows the text of the question above the answers, unless the page already shows the same
/// announcement. A panel with neither text nor answers is hidden.
void QuestionPanel::writeQuestion() {
    const QString told = asked_ ? words::announcement(*asked_, table_) : QString();
    question_->setText(
        withLinks(clauseLinks(told), palette()).replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    question_->setVisible(asked_ && asked_ != heard_);
    setVisible(!buttons_.empty() || !question_->isHidden());
}

void QuestionPanel::setStanding(std::optional<AnswerNeeded> question,
                                const std::vector<Laying>& laying) {
    const bool isFree = !asked_ || std::holds_alternative<AnswerNeeded>(*asked_);
    const bool areOthers = std::exchange(laying_, laying) != laying;
    standing_ = std::move(question);
    if (isFree && standing_) {
        if (!asked_ || *asked_ != Event(*standing_) || areOthers) {
            open(*standing_);
        }
    } else if (isFree) {
        close();
    }
}

bool QuestionPanel::holdsTheGame() const {
    return asked_ && (std::holds_alternative<Asked>(*asked_) ||
                      std::holds_alternative<AgreementNeeded>(*asked_));
}

void QuestionPanel::close() {
    for (QWidget* button : buttons_) {
        button->deleteLater();
    }
    buttons_.clear();
    answers_ = 0;
    asked_.reset();
    writeQuestion();
}

void QuestionPanel::open(const Event& event) {
    close();
    asked_ = event;
    addAnswers(event);
    writeQuestion();
}

QPushButton* QuestionPanel::addAnswer(const QString& text, const referee::Command& command) {
    ++answers_;
    const bool isFirst = answers_ == 1; // the likeliest answer gets the accent
    QPushButton* button = addButton(QStringLiteral("&%1  %2").arg(answers_).arg(text));
    connect(button, &QPushButton::clicked, this, [this, command] { Q_EMIT said(command); });
    accent(*button, isFirst ? Accent::Next : Accent::None);
    return button;
}

QPushButton* QuestionPanel::addButton(const QString& text) {
    auto* button = new WrappedButton(text);
    column_->addWidget(button);
    buttons_.push_back(button);
    return button;
}

/// Adds answers for an open question. If there are few legal actions, each becomes an answer.
/// Otherwise the question's examples are used. An example with a number names only one of many
/// pieces or places, so a player can edit it; it is an answer only if the examples are all legal
/// actions.
void QuestionPanel::addExamples(const AnswerNeeded& needed) {
    static const QRegularExpression number(QStringLiteral("\\d"));
    const std::string player = needed.players.size() == 1 ? needed.players[0] : std::string();
    const bool areAll = needed.listed == AnswerNeeded::Listed::All;
    if (!areAll && playable_.size() > 1 && playable_.size() <= kMostAnswers) {
        for (const QString& action : playable_) {
            addAnswer(words::sentence(words::action(action.toStdString(), player, table_)),
                      referee::Play{action.toStdString()});
        }
        return;
    }
    for (const std::string& example : needed.examples) {
        const QString action = QString::fromStdString(example);
        if (!areAll && action.contains(number)) {
            QPushButton* button =
                addButton(tr("For example: %1").arg(words::action(example, player, table_)));
            button->setToolTip(
                tr("Copies the example to the field below, where you can change it"));
            connect(button, &QPushButton::clicked, this,
                    [this, action] { Q_EMIT proposed(action); });
        } else {
            addAnswer(words::sentence(words::action(example, player, table_)),
                      referee::Play{example});
        }
    }
    for (const Laying& each : laying_) {
        if (std::ranges::count(needed.players, each.player) > 0) {
            const std::string action = referee::readyAction(each.player);
            addAnswer(words::sentence(words::action(action, each.player, table_)),
                      referee::Play{action});
        }
    }
}

void QuestionPanel::addAnswers(const Event& event) {
    if (const auto* asked = std::get_if<Asked>(&event)) {
        for (std::size_t i = 0; i < asked->choices.size(); ++i) {
            const Choice& choice = asked->choices[i];
            const bool isNotation = choice.actions.isVerbatim();
            QString text =
                isNotation ? words::sentence(words::action(choice.actions.verbatim(), {}, table_))
                           : words::said(choice.actions);
            text += QStringLiteral("  –  ") + words::likely(choice.probability);
            if (!choice.because.empty()) {
                text += QStringLiteral("  –  ") + tr("illegal");
            }
            QPushButton* button = addAnswer(text, referee::Choose{int(i) + 1});
            // shows the notation, in case two choices have the same sentence
            button->setToolTip(plainTip(words::said(choice.actions)));
        }
    } else if (std::holds_alternative<IllegalSeen>(event)) {
        addAnswer(tr("Let it stand"), referee::LetStand{});
    } else if (const auto* differ = std::get_if<Desynchronised>(&event);
               differ != nullptr && !differ->asSeen.empty()) {
        addAnswer(words::said(message("The table is right")),
                  referee::CorrectPiece{differ->asSeen});
    } else if (const auto* needed = std::get_if<AgreementNeeded>(&event)) {
        for (const std::string& player : needed->players) {
            addAnswer(tr("Agreed: %1").arg(words::player(player, table_)), referee::Agree{player});
        }
    } else if (const auto* answer = std::get_if<AnswerNeeded>(&event)) {
        addExamples(*answer);
    }
}

} // namespace umpire::desk

#include "moc_question_panel.cpp"
