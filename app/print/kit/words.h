#pragma once

#include "app/print/kit/kit.h"
#include "app/record/sentences/tongue.h"

#include <QString>
#include <set>

namespace umpire::kit {

/// The texts of the kits in one language. `words.json` lists them in English; the translations are
/// in the context "Kit".
class Words {
public:
    explicit Words(Language language) : language_(language), tongue_(codeOf(language)) {}

    /// The text in this language; the English one where it is not translated.
    QString operator()(const std::string& english);

    /// A name from a game's file: translated where it is known, else as it is.
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
