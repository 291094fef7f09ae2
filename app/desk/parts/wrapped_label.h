#pragma once

#include <QLabel>

namespace umpire::desk {

/// A label that shows its text as it is, without markup: what somebody wrote changes nothing else.
/// (Qt's own default guesses, and an `<img>` in a name reads any file.)
inline QLabel* plainLabel() {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// The same, whose lines break where the column ends.
inline QLabel* wrappedLabel() {
    QLabel* label = plainLabel();
    label->setWordWrap(true);
    return label;
}

} // namespace umpire::desk
