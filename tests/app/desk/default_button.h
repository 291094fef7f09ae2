#pragma once

#include <QPushButton>

namespace umpire::desk {

/// The button that the return key presses there. Those of dialogs are their own. Null: there is
/// none.
inline QPushButton* defaultButtonOf(const QWidget& part) {
    for (auto* button : part.findChildren<QPushButton*>()) {
        if (button->isDefault() && button->window() == part.window()) {
            return button;
        }
    }
    return nullptr;
}

} // namespace umpire::desk
