#include "app/desk/photograph/ruling_panel.h"

#include "app/desk/parts/accents.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/named_key.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"

#include <algorithm>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kGridRows = 2; ///< a question's words stand in one row, its buttons in the next one

QLabel* selectableLabel() {
    QLabel* label = wrappedLabel();
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

RulingPanel::RulingPanel(QWidget* parent)
    : QWidget(parent), headline_(selectableLabel()), questions_(new QWidget),
      text_(selectableLabel()), hint_(wrappedLabel()), drawing_(new QPushButton),
      copy_(new QPushButton), save_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(kStep);
    auto* row = new QHBoxLayout;
    row->addWidget(copy_);
    row->addWidget(save_);
    column->addWidget(headline_);
    column->addWidget(questions_);
    column->addWidget(text_);
    column->addWidget(hint_);
    column->addLayout(row);
    column->addWidget(drawing_);
    auto* questions = new QGridLayout(questions_);
    questions->setContentsMargins({});
    questions->setColumnStretch(0, 1);
    questions->setColumnStretch(1, 1);
    questions_->hide();
    drawing_->setCheckable(true);
    connect(copy_, &QPushButton::clicked, this, &RulingPanel::copyWanted);
    connect(save_, &QPushButton::clicked, this, &RulingPanel::saveWanted);
    connect(drawing_, &QPushButton::toggled, this, &RulingPanel::drawingToggled);
    new NamedKey(QKeySequence::Copy, *this, *copy_);
    new NamedKey(QKeySequence::Save, *this, *save_);
    new NamedKey(Qt::Key_H, *this, *drawing_);
    allow(Qt::Unchecked);
    whenTextsChange(*this, [this] { write(); });
}

void RulingPanel::write() {
    emphasise(*headline_, letters::kHeading);
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("The picture with the ruling, to paste elsewhere (Ctrl+C)"));
    save_->setText(tr("Save…"));
    save_->setToolTip(tr("The picture with the ruling, as a file (Ctrl+S)"));
    drawing_->setText(tr("Hide the drawing"));
    drawing_->setToolTip(tr("Shows the picture without what is drawn on it (H)"));
    writeLines();
}

void RulingPanel::setWords(const QString& headline, const QStringList& lines, const QString& hint,
                           const QString& warned) {
    lines_ = lines;
    warned_ = warned;
    for (const auto& [label, text] : {std::pair(headline_, headline), std::pair(hint_, hint)}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
    writeLines();
}

void RulingPanel::writeLines() {
    QString text = lines_.join(QLatin1Char('\n'));
    if (!warned_.isEmpty()) {
        const QString colour = colours::lettersOf(colours::kWrong, palette()).name();
        text = text.toHtmlEscaped()
                   .replace(warned_.toHtmlEscaped(), QStringLiteral("<b style='color: %1'>%2</b>")
                                                         .arg(colour, warned_.toHtmlEscaped()))
                   .replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    }
    text_->setTextFormat(warned_.isEmpty() ? Qt::PlainText : Qt::RichText);
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
}

void RulingPanel::ask(const std::vector<Question>& questions) {
    const auto asksAsBefore = [](const Question& one, const Question& other) {
        return one.key == other.key && one.answers == other.answers;
    };
    const bool isAsked = std::ranges::equal(questions, asked_, asksAsBefore);
    asked_ = questions;
    if (isAsked) { // keeps the buttons, so that the pressed button keeps the focus
        return showSaid();
    }
    for (QWidget* old : questions_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        questions_->layout()->removeWidget(old);
        old->deleteLater(); // deferred, because this button may be handling a click
    }
    auto* grid = static_cast<QGridLayout*>(questions_->layout());
    int row = 0;
    for (const Question& question : questions) {
        for (const bool answer : {true, false}) {
            auto* button = new QPushButton(question.answers[answer ? 0 : 1]);
            button->setCheckable(true);
            connect(button, &QPushButton::clicked, this,
                    [this, key = question.key, answer] { Q_EMIT answered(key, answer); });
            grid->addWidget(button, row + 1, answer ? 0 : 1);
        }
        grid->addWidget(wrappedLabel(), row, 0, 1, 2);
        row += kGridRows;
    }
    questions_->setVisible(!questions.empty());
    showSaid();
}

/// Checks the buttons of the given answers. The left button means yes, the right one no.
void RulingPanel::showSaid() {
    const auto* grid = static_cast<QGridLayout*>(questions_->layout());
    int row = 0;
    for (const Question& question : asked_) {
        static_cast<QLabel*>(grid->itemAtPosition(row, 0)->widget())->setText(question.words);
        for (const bool answer : {true, false}) {
            auto* button =
                static_cast<QPushButton*>(grid->itemAtPosition(row + 1, answer ? 0 : 1)->widget());
            button->setAccessibleDescription(question.words);
            button->setChecked(question.said == answer);
            accent(*button, question.said == answer ? Accent::Next : Accent::None);
        }
        row += kGridRows;
    }
}

QString RulingPanel::headline() const {
    return headline_->text();
}

void RulingPanel::allow(Qt::CheckState allowed) {
    for (QPushButton* button : {drawing_, copy_, save_}) {
        button->setVisible(allowed != Qt::Unchecked);
    }
}

Qt::CheckState RulingPanel::isDrawn() const {
    return drawing_->isChecked() ? Qt::Unchecked : Qt::Checked;
}

} // namespace umpire::desk

#include "moc_ruling_panel.cpp"
