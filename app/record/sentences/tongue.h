#pragma once

#include "rules/table/message.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <QString>
#include <string>
#include <string_view>

class QTranslator;
namespace umpire {

/// Translates messages into one language, which may differ from that of the rest of the program.
class Tongue {
public:
    /// `language` is a code such as "hu". Without a translation for it, the language is English.
    explicit Tongue(std::string_view language);
    ~Tongue();
    Tongue(Tongue&&) noexcept;
    Tongue& operator=(Tongue&&) noexcept;

    [[nodiscard]] std::string said(const Message& message) const;
    /// Translates an English text of a clause of the rules (rules/game.h).
    [[nodiscard]] std::string saidClause(std::string_view text) const;
    /// Translates a text of a page or of the kit. `context` is "Pages" or "Kit". `about`
    /// distinguishes texts that are equal in English. `count` selects the plural form; -1: no
    /// plural. Returns none if the text has no translation.
    [[nodiscard]] std::optional<std::string> saidWord(const char* context,
                                                      const std::string& english,
                                                      const std::string& about = {},
                                                      int count = -1) const;

private:
    std::unique_ptr<QTranslator> translator_; ///< null for English
    std::unique_ptr<QTranslator> words_;      ///< only for English: the names in the games' files
};

/// Creates a Tongue for each language that is requested, and stores it. Only one thread may use it.
class Tongues {
public:
    /// Returns the Tongue for a reader's language, such as "hu" or "pl-PL"; English if it is not
    /// supported.
    const Tongue& of(std::string_view language);

private:
    std::map<std::string, Tongue, std::less<>> all_;
};

/// Returns a message's form in a certain language; an empty text if the form has no translation.
using FormOf = std::function<QString(const Message&)>;

/// Returns the message with all its values in the language of `formOf`. Verbatim text is not
/// translated. If the form of the message has no translation, the message stays English.
QString filled(const Message& message, const FormOf& formOf);

} // namespace umpire
