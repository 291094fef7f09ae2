#include "app/desk/parts/file_choice.h"

#include "app/desk/parts/clear_button.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace umpire::desk {

FileChoice::FileChoice(Kind kind, QWidget* parent)
    : QWidget(parent), kind_(kind), label_(plainLabel()), line_(new QLineEdit),
      browse_(new QPushButton) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(2);
    grid->addWidget(label_, 0, 0, 1, 2);
    grid->addWidget(line_, 1, 0);
    grid->addWidget(browse_, 1, 1);
    label_->setBuddy(line_);
    addClearButton(*line_);
    line_->setMinimumWidth(120);
    setFocusProxy(line_);
    connect(line_, &QLineEdit::textChanged, this, &FileChoice::changed);
    connect(browse_, &QPushButton::clicked, this, &FileChoice::browse);
    whenTextsChange(*this, [this] { browse_->setText(tr("Choose…")); });
}

void FileChoice::setTexts(const QString& label, const QString& about, const QString& filter) {
    label_->setText(label);
    line_->setPlaceholderText(about);
    line_->setToolTip(plainTip(about));
    line_->setAccessibleName(label);
    line_->setAccessibleDescription(about);
    browse_->setAccessibleName(tr("Choose: %1").arg(label));
    filter_ = filter;
}

QString FileChoice::text() const {
    return line_->text().trimmed();
}

void FileChoice::setText(const QString& file) {
    line_->setText(file);
}

std::optional<std::filesystem::path> FileChoice::file() const {
    const QString name = text();
    return name.isEmpty() ? std::nullopt : std::optional(std::filesystem::path(name.toStdString()));
}

void FileChoice::browse() {
    const QString folder = QFileInfo(text()).path();
    const QString chosen =
        kind_ == Kind::Existing
            ? QFileDialog::getOpenFileName(this, label_->text(), folder, filter_)
            : QFileDialog::getSaveFileName(this, label_->text(), text(), filter_, nullptr,
                                           QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty()) {
        setText(chosen);
    }
}

} // namespace umpire::desk

#include "moc_file_choice.cpp"
