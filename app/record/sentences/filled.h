#pragma once

#include "rules/table/message.h"

#include <functional>
#include <QString>

namespace umpire {

/// Returns a message's form in a certain language; an empty text if the form has no translation.
using FormOf = std::function<QString(const Message&)>;

/// Returns the message with all its values in the language of `formOf`. Verbatim text is not
/// translated. If the form of the message has no translation, the message stays English.
QString filled(const Message& message, const FormOf& formOf);

} // namespace umpire
