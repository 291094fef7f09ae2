#include "app/desk/words/sentences.h"

#include "app/desk/words/phrases.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace umpire::desk::words {
namespace {

/// A sentence in a sentence in a sentence; the rules go no deeper than four.
constexpr int kDeepest = 6;

/// A sentence in other words, and whether all of it was known.
struct Wording {
    QString text;
    bool known = false;
};

/// What needs no words of a text: `signs`, examples, "1–6", a rule's clause; "…" where that is
/// nothing.
QString signsIn(const QString& english) {
    static const QRegularExpression sign(
        QStringLiteral("`[^`]*`|(?:such as|as in) ([^` ,;()]+)|\\b([a-z]?\\d+) to ([a-z]?\\d+)\\b|"
                       "\\([A-Z]{2}-A?\\d+(?:, [A-Z]{2}-A?\\d+)*\\)"));
    QStringList signs;
    for (auto each = sign.globalMatch(english); each.hasNext();) {
        const auto match = each.next();
        signs << (!match.captured(1).isEmpty() ? match.captured(1)
                  : !match.captured(2).isEmpty()
                      ? match.captured(2) + QStringLiteral("–") + match.captured(3)
                      : match.captured());
    }
    return signs.isEmpty() ? QStringLiteral("…") : signs.join(QLatin1Char(' '));
}

Wording sayExpected(const QString& english);

/// One form of sentence: where its values stand, and its own words around them.
class Form {
public:
    explicit Form(const char* phrase) : phrase_(phrase) {
        const QString text = QString::fromUtf8(phrase);
        QString pattern;
        qsizetype at = 0;
        static const QRegularExpression value(QStringLiteral("%([1-9n])"));
        const bool counts = text.contains(QStringLiteral("%n"));
        for (auto each = value.globalMatch(text); each.hasNext();) {
            const auto match = each.next();
            pattern += fixed(text.sliced(at, match.capturedStart() - at), counts);
            at = match.capturedEnd();
            values_ += match.captured(1).front();
            // What a command was is the game's notation.
            if (pattern.endsWith(QLatin1Char('`'))) {
                verbatim_ += values_.back();
            } else if (pattern.endsWith(QStringLiteral("expected\\ "))) {
                expected_ += values_.back();
            }
            pattern += values_.back() == QLatin1Char('n') ? QStringLiteral("(\\d+)")
                                                          : QStringLiteral("(.+?)");
        }
        pattern += fixed(text.sliced(at), counts);
        weight_ = text.size() - 2 * values_.size();
        pattern_.setPattern(QRegularExpression::anchoredPattern(pattern));
        pattern_.optimize();
    }

    /// How much of a sentence of this form is its own words.
    [[nodiscard]] qsizetype weight() const { return weight_; }

    [[nodiscard]] QStringList valuesIn(const QString& english) const {
        const auto match = pattern_.match(english);
        const auto tearsAQuotation = [](const QString& value) {
            return value.count(QLatin1Char('"')) % 2 != 0 || value.count(QLatin1Char('`')) % 2 != 0;
        };
        return match.hasMatch() && std::ranges::none_of(match.capturedTexts(), tearsAQuotation)
                   ? match.capturedTexts()
                   : QStringList();
    }

    template <typename Say>
    [[nodiscard]] Wording with(const QStringList& found, Say say) const {
        int count = -1;
        QStringList words;
        Wording wording{{}, true};
        for (qsizetype i = 0; i < values_.size(); ++i) {
            const bool isCount = values_[i] == QLatin1Char('n');
            count = isCount ? found[i + 1].toInt() : count;
            const bool isKept = isCount || verbatim_.contains(values_[i]);
            const Wording value = isKept                           ? Wording{found[i + 1], true}
                                  : expected_.contains(values_[i]) ? sayExpected(found[i + 1])
                                                                   : say(found[i + 1]);
            words << value.text;
            wording.known = wording.known && value.known;
        }
        const QString translated =
            QCoreApplication::translate("Sentences", phrase_, nullptr, count);
        for (qsizetype i = 0; i < translated.size(); ++i) {
            const bool mark = translated[i] == QLatin1Char('%') && i + 1 < translated.size();
            const qsizetype which = mark ? values_.indexOf(translated[i + 1]) : -1;
            wording.text += which < 0 ? QString(translated[i]) : words[which];
            i += which < 0 ? 0 : 1;
        }
        return wording;
    }

private:
    /// "match(es)" where something is counted is "match" or "matches".
    static QString fixed(const QString& words, bool counts) {
        QString pattern = QRegularExpression::escape(words);
        if (counts) {
            pattern.replace(QStringLiteral("\\(s\\)"), QStringLiteral("s?"));
            pattern.replace(QStringLiteral("\\(es\\)"), QStringLiteral("(?:es)?"));
        }
        return pattern;
    }

    const char* phrase_;
    QString values_;   ///< "12n"
    QString verbatim_; ///< those of them that are taken over as they are
    QString expected_; ///< what should have stood there
    QRegularExpression pattern_;
    qsizetype weight_ = 0;
};

/// The forms with the most words of their own first: "… is empty" is asked after all longer ones.
const std::vector<Form>& forms() {
    static const std::vector<Form> all = [] {
        std::vector<Form> made;
        for (const char* phrase : allPhrases()) {
            made.emplace_back(phrase);
        }
        std::ranges::stable_sort(made, std::ranges::greater(), &Form::weight);
        return made;
    }();
    return all;
}

/// "d4", "A1 hits 2" as an action would be written, "63.5,72,90": the same in every language.
bool isNotation(const QString& text) {
    static const QRegularExpression word(
        QStringLiteral("(^| )['`(]*[A-Za-z][a-z]{2,}['`).,;:]*($| )"));
    const auto isIn = [&text](char mark) {
        return text.startsWith(QLatin1Char(mark)) && text.endsWith(QLatin1Char(mark));
    };
    const bool isQuoted = (isIn('`') && text.count(QLatin1Char('`')) == 2) || isIn('"');
    return isQuoted || !word.match(text).hasMatch();
}

Wording say(const QString& english, int depth);

/// "…; …", "…, …": each part by itself, where all of them are known.
Wording sayParts(const QString& english, const QString& between, int depth) {
    Wording whole{english, false};
    for (qsizetype at = english.indexOf(between); at > 0 && !whole.known;
         at = english.indexOf(between, at + 1)) {
        const Wording first = say(english.first(at), depth);
        if (first.known) {
            const Wording rest = say(english.sliced(at + between.size()), depth);
            whole = {first.text + between + rest.text, rest.known};
        }
    }
    return whole.known ? whole : Wording{english, false};
}

Wording sayForm(const QString& english, int depth) {
    Wording best{english, false};
    for (const Form& form : forms()) {
        const QStringList found = form.valuesIn(english);
        if (found.isEmpty()) {
            continue;
        }
        const Wording wording =
            form.with(found, [depth](const QString& value) { return say(value, depth + 1); });
        if (wording.known) {
            return wording;
        }
        best = best.text == english ? wording : best;
    }
    return best;
}

Wording say(const QString& english, int depth) {
    if (depth > kDeepest) {
        return {english, false};
    }
    static const QRegularExpression clause(QStringLiteral("^(.*)( \\([A-Z]{2}-A?\\d+\\))$"));
    if (const auto match = clause.match(english); match.hasMatch()) {
        const Wording before = say(match.captured(1), depth);
        return {before.text + match.captured(2), before.known};
    }
    Wording whole = sayForm(english, depth);
    for (const char* between : {"; ", ": ", ", "}) {
        if (!whole.known && !isNotation(english)) {
            const Wording parts = sayParts(english, QString::fromLatin1(between), depth + 1);
            whole = parts.known ? parts : whole;
        }
    }
    return whole.known || !isNotation(english) ? whole : Wording{english, true};
}

/// What a text should have been: in words where they are known, by its signs where not.
Wording sayExpected(const QString& english) {
    if (isNotation(english)) {
        return {english, true};
    }
    const Wording whole = sayForm(english, kDeepest - 1);
    return whole.known ? whole : Wording{signsIn(english), true};
}

bool isEnglishSpoken() {
    const QLocale::Language language = QLocale().language();
    return language == QLocale::English || language == QLocale::C;
}

} // namespace

std::vector<const char*> allPhrases() {
    std::vector<const char*> all;
    for (const auto& part :
         {murusGallicusPhrases(), warGalleyPhrases(), triremesPhrases(), navalBattlePhrases(),
          buda1686Phrases(), tablePhrases(), filesPhrases(), expectedPhrases()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

QString said(const std::string& english) {
    const QString text = QString::fromStdString(english);
    return isEnglishSpoken() ? text : say(text, 0).text;
}

QStringList said(const std::vector<std::string>& english) {
    QStringList all;
    for (const std::string& each : english) {
        all << said(each);
    }
    return all;
}

QString said(const std::string& english, const std::string& rule) {
    return rule.empty() ? said(english)
                        : said(english) + QStringLiteral(" (%1)").arg(QString::fromStdString(rule));
}

bool isKnown(const std::string& english) {
    return say(QString::fromStdString(english), 0).known;
}

} // namespace umpire::desk::words
