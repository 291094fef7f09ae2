#pragma once

#include <QString>
#include <string>
#include <vector>

/// The rules, the referee, vision and the journals speak English, so that a record and a feed need
/// to know no game and no language. Here each form of sentence (phrases.h) is known by its words,
/// its values are taken over, and it is said in the language that is spoken.
namespace umpire::desk::words {

/// As it stands where it is in English, or of no known form: notation, or what a player wrote.
QString said(const std::string& english);

/// Each of them said.
QStringList said(const std::vector<std::string>& english);

/// "… (WG-30)".
QString said(const std::string& english, const std::string& rule);

/// Nothing of it stays English in another language.
bool isKnown(const std::string& english);

/// Every form there is, in English.
std::vector<const char*> allPhrases();

} // namespace umpire::desk::words
