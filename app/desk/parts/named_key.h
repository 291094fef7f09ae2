#pragma once

#include <functional>
#include <QAbstractButton>
#include <QShortcut>

namespace umpire::desk {

/// A keyboard shortcut of a page, with its description for the list of shortcuts. The list requests
/// the description when it opens, so the language is current.
class NamedKey : public QShortcut {
public:
    NamedKey(const QKeySequence& keys, QWidget& page, std::function<QString()> words)
        : QShortcut(keys, &page), words_(std::move(words)) {}
    /// Lets the key press that button, even when it is folded away.
    NamedKey(const QKeySequence& keys, QWidget& page, QAbstractButton& button)
        : NamedKey(keys, page, [&button] { return button.text(); }) {
        connect(this, &QShortcut::activated, &button, &QAbstractButton::click);
    }

    [[nodiscard]] QString words() const { return words_(); }

private:
    std::function<QString()> words_;
};

} // namespace umpire::desk
