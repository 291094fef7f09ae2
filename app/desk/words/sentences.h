#pragma once

#include "rules/table/message.h"

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

/// What the rules, the referee, vision and the journals say, in the language that is spoken.
namespace umpire::desk::words {

/// Notation, or a name: the same in every language.
inline QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

/// The translation of the message's form, with the values in their places. Each value is said in
/// the same language. What is verbatim stays as it is.
QString said(const Message& message);

/// Each of them said.
QStringList said(const std::vector<Message>& messages);

} // namespace umpire::desk::words
