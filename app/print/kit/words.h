#pragma once

#include "app/print/kit/kit.h"
#include "app/record/sentences/tongue.h"

#include <QString>
#include <set>

namespace umpire::kit {

/// The kits' texts in one language. `words.json` lists them in English; the translations are in the
/// context "Kit".
class Words {
public:
    explicit Words(Language language) : language_(language), tongue_(codeOf(language)) {}

    /// Returns the text in this language; in English if there is no translation.
    QString operator()(const std::string& english);

    /// Returns a name of a game's file: translated if known, otherwise unchanged.
    QString name(const std::string& name);

    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] const std::set<std::string>& said() const { return said_; }
    [[nodiscard]] const std::set<std::string>& unsaid() const { return unsaid_; }

private:
    Language language_;
    Tongue tongue_;
    std::set<std::string> said_;
    std::set<std::string> unsaid_;
};

} // namespace umpire::kit
