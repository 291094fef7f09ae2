#pragma once

#include <span>

/// The forms of what is said in English below this folder, %1 to %7 and the number %n where values
/// stand. A new sentence of the rules is a line here; `sentences_test` finds those that are not.
namespace umpire::desk::words {

std::span<const char* const> murusGallicusPhrases();
std::span<const char* const> warGalleyPhrases();
std::span<const char* const> triremesPhrases();
std::span<const char* const> navalBattlePhrases();
std::span<const char* const> buda1686Phrases();
std::span<const char* const> tablePhrases();
std::span<const char* const> filesPhrases();
std::span<const char* const> expectedPhrases();

} // namespace umpire::desk::words
