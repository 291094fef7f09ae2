#pragma once

#include <QPushButton>

namespace umpire::desk {

/// Finds the default button of that part; the buttons of dialogs do not count. Returns null if
/// there is none.
inline QPushButton* defaultButtonOf(const QWidget& part) {
    for (auto* button : part.findChildren<QPushButton*>()) {
        if (button->isDefault() && button->window() == part.window()) {
            return button;
        }
    }
    return nullptr;
}

} // namespace umpire::desk
