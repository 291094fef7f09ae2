#pragma once

#include "app/print/kit/kit.h"

#include <QString>
#include <set>

namespace umpire::kit {

/// The texts of the pages in one language, from `words.json`: English text to the others.
class Words {
public:
    explicit Words(Language language) : language_(language) {}

    /// The text in this language; the English one where it is not translated.
    QString operator()(const std::string& english);

    /// A name from a game's file: translated where it is known, else as it is.
    QString name(const std::string& name);

    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] const std::set<std::string>& said() const { return said_; }
    [[nodiscard]] const std::set<std::string>& unsaid() const { return unsaid_; }

private:
    Language language_;
    std::set<std::string> said_;
    std::set<std::string> unsaid_;
};

/// Every English text in `words.json`.
std::vector<std::string> allWords();

} // namespace umpire::kit
