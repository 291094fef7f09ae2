#include "app/desk/words/languages.h"
#include "app/desk/words/sentences.h"
#include "app/referee/core/commands.h"
#include "app/referee/murus_gallicus/murus_reader.h"
#include "app/referee/war_galley/galley_reader.h"
#include "tests/rules/every_game.h"

#include <QRegularExpression>
#include <set>

/// What a misspelled action, position or command should have been is told in every language.
namespace umpire::desk {
namespace {

/// A text with a character struck out, doubled or replaced.
std::vector<std::string> misspelled(const std::string& text) {
    std::vector<std::string> all{text + "?", text + " x"};
    for (std::size_t at = 0; at < text.size(); ++at) {
        all.push_back(text.substr(0, at));
        all.push_back(text.substr(0, at) + "?" + text.substr(at + 1));
        all.push_back(text.substr(0, at) + text.substr(at + 1));
        all.push_back(text.substr(0, at) + "99" + text.substr(at));
    }
    return all;
}

/// Words of a sentence that are not between `…` and not of a setting, such as board=8x7|8x8.
QStringList wordsIn(QString text) {
    static const QRegularExpression quoted(QStringLiteral("`[^`]*`|[a-z-]+=[^ ,;]+"));
    static const QRegularExpression word(QStringLiteral("\\b[a-z]{3,}\\b"));
    QStringList all;
    for (auto each = word.globalMatch(text.remove(quoted)); each.hasNext();) {
        all << each.next().captured();
    }
    return all;
}

class WhatWasExpected : public ::testing::Test {
protected:
    ~WhatWasExpected() override { interpreter_.speak(QStringLiteral("en")); }

    template <typename Read>
    void misread(const std::string& text, Read read) {
        for (const std::string& wrong : misspelled(text)) {
            if (const auto error = read(wrong); error && expected_.insert(error->expected).second) {
                errors_.push_back(*error);
            }
        }
    }
    template <typename G>
    void misreadGame(std::type_identity<G>) {
        for (const auto& state : startingPoints<G>(2)) {
            auto legal = G::legalActions(state);
            legal.resize(std::min<std::size_t>(legal.size(), 12));
            for (const auto& action : legal) {
                misread(G::text(state, action), [&](const std::string& text) {
                    const auto parsed = G::parseAction(state, text);
                    const auto* error = std::get_if<ParseError>(&parsed);
                    return error != nullptr ? std::optional(*error) : std::nullopt;
                });
            }
            misread(G::text(state).substr(0, 90), [&](const std::string& text) {
                const auto parsed = G::parseState(text, G::settingsOf(state));
                const auto* error = std::get_if<ParseError>(&parsed);
                return error != nullptr ? std::optional(*error) : std::nullopt;
            });
        }
    }
    template <typename G>
    void misreadCorrections(const std::vector<std::string>& corrections) {
        const auto state = startingPoints<G>(2).back();
        for (const std::string& line : corrections) {
            misread(line, [&](const std::string& text) {
                const auto parsed = referee::TableReader<G>::corrected(state, text);
                const auto* error = std::get_if<ParseError>(&parsed);
                return error != nullptr ? std::optional(*error) : std::nullopt;
            });
        }
    }
    template <typename... Gs>
    void misreadAll(Games<Gs...>) {
        (misreadGame(std::type_identity<Gs>{}), ...);
    }

    Interpreter interpreter_;
    std::set<std::string> expected_;
    std::vector<ParseError> errors_;
};

TEST_F(WhatWasExpected, StaysEnglishInNoLanguage) {
    misreadAll(GameList{});
    for (const char* line : {"choose 2", "undo 3 agreed", "agree roman", "correct d4", "play d1",
                             "note lamp", "resign gaul", "pause"}) {
        misread(line, [](const std::string& text) {
            const auto parsed = referee::parseCommand(text);
            const auto* error = std::get_if<ParseError>(&parsed);
            return error != nullptr ? std::optional(*error) : std::nullopt;
        });
    }
    misreadCorrections<WarGalley>({"A1 63.5,72,90", "A1 5/4/3", "A1 changes-with B1"});
    misreadCorrections<MurusGallicus>({"d4 roman 2", "d4 empty", "turn gaul"});
    EXPECT_GT(errors_.size(), 60U);
    for (const char* language : {"hu", "bg", "ru", "pl"}) {
        interpreter_.speak(QLatin1String(language));
        for (const ParseError& error : errors_) {
            const QString told = words::said(english(describe(error)));
            const auto quotes = told.count(QLatin1Char('`'));
            EXPECT_EQ(quotes % 2, 0) << language << ": " << told.toStdString();
            const QStringList left = wordsIn(told);
            for (const QString& english : wordsIn(QString::fromStdString(error.expected))) {
                EXPECT_FALSE(left.contains(english)) << language << ": " << told.toStdString();
            }
        }
    }
}

} // namespace
} // namespace umpire::desk
