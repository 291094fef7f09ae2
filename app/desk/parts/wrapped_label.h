#pragma once

#include <QLabel>

namespace umpire::desk {

/// Makes a label that shows its text literally, without markup. (Qt's default guesses the format,
/// and an `<img>` in a name could read any file.)
inline QLabel* plainLabel() {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Makes a plain label that also wraps its lines.
inline QLabel* wrappedLabel() {
    QLabel* label = plainLabel();
    label->setWordWrap(true);
    return label;
}

} // namespace umpire::desk
