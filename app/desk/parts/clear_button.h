#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QLineEdit;
QT_END_NAMESPACE

namespace umpire::desk {

/// Adds a button to the line that clears it. Qt's own clear button has no name for screen readers.
void addClearButton(QLineEdit& line);

} // namespace umpire::desk
