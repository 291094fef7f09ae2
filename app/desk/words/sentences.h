#pragma once

#include "rules/table/message.h"

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

/// Translates messages of rules, referee, vision and journals to the window's language.
namespace umpire::desk::words {

/// Converts notation or a name, which are not translated.
inline QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

/// Translates the message's form and each of its values. Verbatim text stays
/// unchanged.
QString said(const Message& message);

/// Translates each of the messages.
QStringList said(const std::vector<Message>& messages);

} // namespace umpire::desk::words
