#pragma once

#include "rules/table/message.h"

#include <map>
#include <memory>
#include <QTranslator>
#include <string>
#include <string_view>

namespace umpire {

/// Speaks one language, whatever the rest of the program speaks.
class Tongue {
public:
    /// "hu"; English for a language that there is no translation for.
    explicit Tongue(std::string_view language);

    [[nodiscard]] std::string said(const Message& message) const;
    /// What a clause of the rules says (rules/game.h). `text`: in English.
    [[nodiscard]] std::string saidClause(std::string_view text) const;

private:
    std::unique_ptr<QTranslator> translator_; ///< none: English
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
