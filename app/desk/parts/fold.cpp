#include "app/desk/parts/fold.h"

#include "app/desk/parts/measures.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace umpire::desk {

Fold::Fold(QWidget* parent)
    : QWidget(parent), button_(new QToolButton), inside_(new QWidget),
      column_(new QVBoxLayout(inside_)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->setSpacing(kStep);
    all->addWidget(button_, 0, Qt::AlignLeft);
    all->addWidget(inside_);
    column_->setContentsMargins(2 * kStep, 0, 0, 0);
    column_->setSpacing(kStep);
    button_->setCheckable(true);
    button_->setAutoRaise(true);
    button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button_->setFocusPolicy(Qt::StrongFocus);
    connect(button_, &QToolButton::toggled, this, &Fold::unfold);
    unfold(false);
}

void Fold::setText(const QString& text) {
    button_->setText(text);
    button_->setFont({}); // resets the font, so that its size follows the text size setting
}

void Fold::add(QWidget* widget) {
    column_->addWidget(widget);
}

void Fold::add(QLayout* layout) {
    column_->addLayout(layout);
}

void Fold::unfold(bool open) {
    button_->setChecked(open);
    button_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    inside_->setVisible(open);
}

bool Fold::isOpen() const {
    return button_->isChecked();
}

} // namespace umpire::desk

#include "moc_fold.cpp"
