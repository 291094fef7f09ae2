#pragma once

#include <string>

namespace umpire {

/// Returns a script with the texts of all pages in one language: "export const en = {…};" with the
/// keys, "export const hu = […];" in the order of the keys. The texts are those of
/// `page/words.json`, translated in the context "Pages" with the key as the comment. A text with a
/// number has a form for each plural category of Unicode's CLDR ("one", "few", "many"), named as in
/// Intl.PluralRules, if it differs from the form "other". The names of places on the map of Buda
/// follow, from the context "Kit": "title: Nyugati fal". `language`: "hu".
std::string wordsScript(const std::string& language);

} // namespace umpire
