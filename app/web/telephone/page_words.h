#pragma once

#include <string>

namespace umpire {

/// Returns a script with the texts of all pages in one language: "export const hu = {…};". The
/// texts are those of `page/words.json`, translated in the context "Pages" with the key as their
/// comment. A text with a number has a form for each plural category of Unicode's CLDR ("one",
/// "few", "many", "other"), named as by Intl.PluralRules. `language`: "hu".
std::string wordsScript(const std::string& language);

} // namespace umpire
