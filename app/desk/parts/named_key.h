#pragma once

#include <functional>
#include <QAbstractButton>
#include <QShortcut>

namespace umpire::desk {

/// A key of a page, with the words by which the sheet of shortcuts lists it. The words are asked
/// for when the sheet opens, in the language of that moment.
class NamedKey : public QShortcut {
public:
    NamedKey(const QKeySequence& keys, QWidget& page, std::function<QString()> words)
        : QShortcut(keys, &page), words_(std::move(words)) {}
    /// The key presses that button, also where the button is folded away.
    NamedKey(const QKeySequence& keys, QWidget& page, QAbstractButton& button)
        : NamedKey(keys, page, [&button] { return button.text(); }) {
        connect(this, &QShortcut::activated, &button, &QAbstractButton::click);
    }

    [[nodiscard]] QString words() const { return words_(); }

private:
    std::function<QString()> words_;
};

} // namespace umpire::desk
