#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QLineEdit;
QT_END_NAMESPACE

namespace umpire::desk {

/// A button in the line that empties it. Qt's own has no name for a screen reader.
void addClearButton(QLineEdit& line);

} // namespace umpire::desk
