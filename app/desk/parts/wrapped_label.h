#pragma once

#include <QLabel>

namespace umpire::desk {

/// A label whose lines break where the column ends; its text is shown as it is, without markup.
inline QLabel* wrappedLabel() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace umpire::desk
