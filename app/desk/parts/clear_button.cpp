#include "app/desk/parts/clear_button.h"

#include "app/desk/words/languages.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QLineEdit>

namespace umpire::desk {

void addClearButton(QLineEdit& line) {
    line.setClearButtonEnabled(true);
    auto* button = line.findChild<QAbstractButton*>();
    if (button != nullptr) {
        whenTextsChange(*button, [button] {
            button->setAccessibleName(
                QCoreApplication::translate("umpire::desk::FileChoice", "Clear"));
        });
    }
}

} // namespace umpire::desk
