#pragma once

#include "rules/table/message.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

class QTranslator;

namespace umpire {

/// Translates into one language, whatever the rest of the program uses.
class Tongue {
public:
    /// `language`: such as "hu"; English if there is no translation.
    explicit Tongue(std::string_view language);
    ~Tongue();
    Tongue(Tongue&&) noexcept;
    Tongue& operator=(Tongue&&) noexcept;

    [[nodiscard]] std::string said(const Message& message) const;
    /// Translates a clause of the rules (rules/game.h). `text`: in English.
    [[nodiscard]] std::string saidClause(std::string_view text) const;
    /// Translates a text of a page or of the kit; `context` is "Pages" or "Kit". None if no
    /// translation exists. `about` distinguishes texts that are equal in English; `count` selects
    /// the plural form.
    [[nodiscard]] std::optional<std::string> saidWord(const char* context,
                                                      const std::string& english,
                                                      const std::string& about = {},
                                                      int count = -1) const;

private:
    std::unique_ptr<QTranslator> translator_; ///< none for English
    std::unique_ptr<QTranslator> words_;      ///< only for English: names in the games' files
};

/// Holds one Tongue per requested language. Only one thread may use it.
class Tongues {
public:
    /// `language`: the reader's request, such as "hu" or "pl-PL"; English if it is not supported.
    const Tongue& of(std::string_view language);

private:
    std::map<std::string, Tongue, std::less<>> all_;
};

} // namespace umpire
