#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QLineEdit;
QT_END_NAMESPACE

namespace umpire::desk {

/// Adds a button that clears the line. It replaces Qt's own clear button, which has no name for
/// screen readers.
void addClearButton(QLineEdit& line);

} // namespace umpire::desk
