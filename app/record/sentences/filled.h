#pragma once

#include "rules/table/message.h"

#include <functional>
#include <QString>

namespace umpire {

/// Returns the form of a message in some language; empty if the language has no such form.
using FormOf = std::function<QString(const Message&)>;

/// Returns the message and all its values in that language. Verbatim text stays unchanged; a
/// message whose form has no translation stays English.
QString filled(const Message& message, const FormOf& formOf);

} // namespace umpire
