#pragma once

#include <string>

namespace umpire {

/// A script that has the texts of all pages in one language: "export const hu = {…};". The texts
/// are those of `page/words.json` in the words of the translations' context "Pages", with the key
/// as their comment. A text that counts has a form for each plural category of Unicode's CLDR
/// ("one", "few", "many", "other"), as Intl.PluralRules names them. `language`: "hu".
std::string wordsScript(const std::string& language);

} // namespace umpire
