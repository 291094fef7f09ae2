#pragma once

#include "rules/table/message.h"

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

/// Translates the messages of the rules, the referee, the vision and the records to the window's
/// language.
namespace umpire::desk::words {

/// Converts a text that is not translated, such as notation or a name.
inline QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

/// Translates a message with its values. Values that are verbatim text stay unchanged.
QString said(const Message& message);

/// Translates each message.
QStringList said(const std::vector<Message>& messages);

} // namespace umpire::desk::words
