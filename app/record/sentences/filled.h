#pragma once

#include "rules/table/message.h"

#include <functional>
#include <QString>

namespace umpire {

/// The form of a message in some language. Empty: that language does not have it.
using FormOf = std::function<QString(const Message&)>;

/// The message in that language, each of its values too. What is verbatim stays as it is, and a
/// message whose form the language does not have is said in English.
QString filled(const Message& message, const FormOf& formOf);

} // namespace umpire
