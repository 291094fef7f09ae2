#pragma once

#include "rules/table/message.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

class QTranslator;

namespace umpire {

/// Speaks one language, whatever the rest of the program speaks.
class Tongue {
public:
    /// "hu"; English for a language that there is no translation for.
    explicit Tongue(std::string_view language);
    ~Tongue();
    Tongue(Tongue&&) noexcept;
    Tongue& operator=(Tongue&&) noexcept;

    [[nodiscard]] std::string said(const Message& message) const;
    /// What a clause of the rules says (rules/game.h). `text`: in English.
    [[nodiscard]] std::string saidClause(std::string_view text) const;
    /// A text of a page or of the kit, which `context` names: "Pages", "Kit". None where there is
    /// no translation. `about` tells texts apart that are the same in English; `count` is what the
    /// text's form depends on.
    [[nodiscard]] std::optional<std::string> saidWord(const char* context,
                                                      const std::string& english,
                                                      const std::string& about = {},
                                                      int count = -1) const;

private:
    std::unique_ptr<QTranslator> translator_; ///< none: English
    std::unique_ptr<QTranslator> words_;      ///< of English alone: names in the games' files
};

/// One for each language that somebody reads. For one thread.
class Tongues {
public:
    /// `language`: as a reader says it, "hu" or "pl-PL"; English for another one than ours.
    const Tongue& of(std::string_view language);

private:
    std::map<std::string, Tongue, std::less<>> all_;
};

} // namespace umpire
