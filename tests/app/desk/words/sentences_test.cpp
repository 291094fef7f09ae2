#include "app/desk/words/languages.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"

#include <gtest/gtest.h>
#include <QFile>
#include <QRegularExpression>
#include <QTranslator>
#include <set>
#include <tuple>

/// All translated texts besides the window's own (app/desk/translations/collect_forms.cpp): the
/// context; the English text with the key of a page's text; 1 for texts with a plural, else -1.
std::vector<std::tuple<const char*, std::pair<const char*, const char*>, int>> everyForm();

/// Tests that the texts of the rules, the referee, vision, the pages and the kit are translated
/// into every language.
namespace umpire::desk {
namespace {

std::set<QString> placesIn(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%[1-9n]|\\{\\w+\\}"));
    std::set<QString> places;
    for (auto each = place.globalMatch(text); each.hasNext();) {
        places.insert(each.next().captured());
    }
    return places;
}

TEST(Sentences, HaveATranslationWithTheSamePlacesInEveryLanguage) {
    EXPECT_GT(everyForm().size(), 1400U);
    for (const Language& language : languages()) {
        if (language.code == QStringLiteral("en")) {
            continue;
        }
        QTranslator translator;
        ASSERT_TRUE(translator.load(QStringLiteral(":/i18n/umpire-desk_%1.qm").arg(language.code)));
        for (const auto& [context, text, count] : everyForm()) {
            const QString translated =
                translator.translate(context, text.first, text.second, count);
            EXPECT_FALSE(translated.isEmpty()) << language.code.toStdString() << ": " << text.first;
            EXPECT_EQ(placesIn(translated), placesIn(QString::fromUtf8(text.first)))
                << language.code.toStdString() << ": " << text.first;
        }
    }
}

/// Hungarian has two articles, and the sound that follows decides which one is right. A value has
/// no known sound.
TEST(Sentences, HaveNoHungarianArticleBeforeAValue) {
    static const QRegularExpression article(QStringLiteral("\\b[Aa](\\(z\\)|z? [„`(]?(%\\w|\\{))"));
    QFile file(QStringLiteral(UMPIRE_SOURCE_DIR "/app/desk/translations/umpire-desk_hu.ts"));
    ASSERT_TRUE(file.open(QFile::ReadOnly));
    int translations = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const bool isTranslation = !line.contains("<source>") && !line.contains("<comment>");
        translations += isTranslation ? 1 : 0;
        EXPECT_FALSE(isTranslation && article.match(line).hasMatch()) << line.toStdString();
    }
    EXPECT_GT(translations, 3000);
}

class Spoken : public ::testing::Test {
protected:
    ~Spoken() override { interpreter_.speak(QStringLiteral("en")); }

    std::string in(const char* language, const Message& message) {
        interpreter_.speak(QLatin1String(language));
        return words::said(message).toStdString();
    }

    Interpreter interpreter_;
};

TEST_F(Spoken, EveryVariantOfEveryGameIsToldInEveryLanguage) {
    const auto told = [this](const QString& language) {
        interpreter_.speak(language);
        QStringList all;
        for (const GameEntry& game : listedGameEntries()) {
            for (const VariantChoice& variant : game.variants) {
                all << variant.about;
            }
        }
        return all;
    };
    const QStringList inEnglish = told(QStringLiteral("en"));
    for (const Language& language : languages()) {
        const QStringList all = told(language.code);
        for (qsizetype i = 0; i < all.size() && language.code != QStringLiteral("en"); ++i) {
            EXPECT_NE(all[i], inEnglish[i]) << language.code.toStdString();
        }
    }
}

TEST_F(Spoken, ValuesStandWhereTheLanguageWantsThem) {
    EXPECT_EQ(in("hu", message("%1 holds %2 and %3 is to move", "e4",
                               message("a %1 wall", message("Roman")), message("Gaul"))),
              "e4 mezőn fal (rómaiak) áll, és most nem ez az oldal lép, hanem gallok");
    EXPECT_EQ(in("en", message("%1 is empty", "d4")), "d4 is empty");
}

TEST_F(Spoken, SentencesInSentencesAreTranslatedToo) {
    EXPECT_EQ(in("hu", message("the game is over: %1", message("%1 resigned", message("Roman")))),
              "a játéknak vége: rómaiak: feladta");
}

TEST_F(Spoken, CountsAreInflectedAsTheLanguageDoes) {
    const auto far = [](int cells) {
        return message("%1 is %2 away from %3; a move ends 2 cells away", "d1",
                       message("%n cell(s)", Count{cells}), "d4");
    };
    EXPECT_EQ(in("ru", far(1)), "от d4 до d1: 1 клетка; ход кончается через 2 клетки");
    EXPECT_EQ(in("ru", far(3)), "от d4 до d1: 3 клетки; ход кончается через 2 клетки");
    EXPECT_EQ(in("ru", far(5)), "от d4 до d1: 5 клеток; ход кончается через 2 клетки");
    EXPECT_EQ(in("pl", far(5)), "od d4 do d1: 5 pól; ruch kończy się 2 pola dalej");
}

TEST_F(Spoken, WhatIsVerbatimStaysAsItIs) {
    EXPECT_EQ(in("hu", Message("the lamp was moved by Anna")), "the lamp was moved by Anna");
    EXPECT_EQ(in("hu", Message("100 %1")), "100 %1");
    EXPECT_EQ(in("hu", Message()), "");
}

} // namespace
} // namespace umpire::desk
