#pragma once

#include <functional>
#include <QAbstractButton>
#include <QShortcut>

namespace umpire::desk {

/// A keyboard shortcut of a page, with a description for the list of shortcuts. The list asks for
/// the description when it opens, so the description is in the present language.
class NamedKey : public QShortcut {
public:
    NamedKey(const QKeySequence& keys, QWidget& page, std::function<QString()> words)
        : QShortcut(keys, &page), words_(std::move(words)) {}
    /// Makes a key that presses `button`, even while the button is hidden in a fold.
    NamedKey(const QKeySequence& keys, QWidget& page, QAbstractButton& button)
        : NamedKey(keys, page, [&button] { return button.text(); }) {
        connect(this, &QShortcut::activated, &button, &QAbstractButton::click);
    }

    [[nodiscard]] QString words() const { return words_(); }

private:
    std::function<QString()> words_;
};

} // namespace umpire::desk
