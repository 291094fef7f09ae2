#pragma once

#include "app/print/kit/kit.h"
#include "app/record/sentences/tongue.h"

#include <QString>
#include <set>

namespace umpire::kit {

/// Translates the texts of the kits into one language. `words.json` contains the English texts.
/// Their translations have the context "Kit".
class Words {
public:
    explicit Words(Language language) : language_(language), tongue_(codeOf(language)) {}

    /// Returns the text in the language; the English text if there is no translation.
    QString operator()(const std::string& english);

    /// Returns a name from a game's file. The name is translated if there is a translation.
    QString name(const std::string& name);

    [[nodiscard]] Language language() const { return language_; }
    /// Return all texts that were requested, and those without a translation.
    [[nodiscard]] const std::set<std::string>& said() const { return said_; }
    [[nodiscard]] const std::set<std::string>& unsaid() const { return unsaid_; }

private:
    Language language_;
    Tongue tongue_;
    std::set<std::string> said_;
    std::set<std::string> unsaid_;
};

} // namespace umpire::kit
