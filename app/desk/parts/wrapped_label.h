#pragma once

#include <QLabel>

namespace umpire::desk {

/// Returns a new label that shows its text literally. Qt's default would detect markup, and an
/// `<img>` in a name could then read any file.
inline QLabel* plainLabel() {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Returns a new label that shows its text literally and wraps its lines.
inline QLabel* wrappedLabel() {
    QLabel* label = plainLabel();
    label->setWordWrap(true);
    return label;
}

} // namespace umpire::desk
