#include "app/desk/words/languages.h"
#include "app/desk/words/sentences.h"
#include "app/game_files/resources.h"
#include "app/live/piece_board.h"
#include "app/referee/core/events.h"
#include "app/referee/pieces/buda_reader.h"
#include "app/referee/pieces/naval_reader.h"
#include "app/referee/pieces/trireme_reader.h"
#include "app/referee/war_galley/galley_reader.h"
#include "calibration/calibration_files.h"
#include "rules/secrecy.h"
#include "tests/app/referee/seen_galleys.h"
#include "tests/rules/every_game.h"

#include <filesystem>
#include <fstream>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <random>
#include <set>

/// What the rules say is said in every language, as far as random play and rash tries bring it up.
namespace umpire::desk {
namespace {

/// Asks about each form of sentence once.
class Listener {
public:
    void hear(const std::string& sentence) {
        if (heard_.insert(formOf(sentence)).second && !words::isKnown(sentence)) {
            ADD_FAILURE() << "stays English: " << sentence;
        }
    }
    [[nodiscard]] std::size_t count() const { return heard_.size(); }

private:
    static QString formOf(const std::string& sentence) {
        static const QRegularExpression values(QStringLiteral("[A-Za-z]*\\d[^ ;:]*"));
        return QString::fromStdString(sentence).replace(values, QStringLiteral("#"));
    }

    std::set<QString> heard_;
};

template <typename G>
class EverySentence : public ::testing::Test, protected Listener {
protected:
    using State = typename G::State;

    static constexpr unsigned kActions = 120; ///< of a playout
    static constexpr std::size_t kTries = 12; ///< of what may be illegal, at a position

    void play(State state, unsigned seed) {
        std::mt19937 chance(seed);
        std::vector<typename G::Action> once; // what could be done somewhere else
        for (unsigned i = 0; i < kActions; ++i) {
            auto legal = G::legalActions(state);
            const auto declared = G::declarations(state);
            once.insert(once.end(), declared.begin(), declared.end());
            for (std::size_t k = 0; k < kTries && !once.empty(); ++k) {
                const auto& tried = once[chance() % once.size()];
                if (const auto wrong = G::validate(state, tried)) {
                    hear(english(wrong->because));
                    hear(english(reasonFor<G>(state, tried, std::nullopt).because));
                }
            }
            if (const auto over = G::outcome(state)) {
                hear(english(over->because));
            }
            // Seldom, for most of it ends the game.
            const bool declares = !declared.empty() && chance() % 40 == 0;
            const auto& choices = declares || legal.empty() ? declared : legal;
            if (choices.empty()) {
                return;
            }
            const auto action = choices[chance() % choices.size()];
            once.insert(once.end(), legal.begin(),
                        legal.begin() + std::ptrdiff_t(std::min(legal.size(), kTries)));
            once.push_back(action);
            auto step = G::apply(state, action);
            for (const auto& event : step.events) {
                hear(english(G::text(step.state, event)));
            }
            state = std::move(step.state);
        }
    }
};

TYPED_TEST_SUITE(EverySentence, TypesOf<GameList>::Types, GameNames);

TYPED_TEST(EverySentence, OfTheRulesIsKnown) {
    unsigned seed = 0;
    for (auto& start : startingPoints<TypeParam>(3)) {
        this->play(std::move(start), seed++);
    }
}

/// What a camera sees of a War Galley table where hands were careless with one of the galleys.
class CarelessTable : public ::testing::Test, protected Listener {
protected:
    using State = war_galley::State;

    TableObservation disturbed(TableObservation seen) {
        if (!seen.galleys.empty()) {
            Galley& galley = seen.galleys[chance_() % seen.galleys.size()];
            galley.center.x += Millimetres(double(chance_() % 3) * 18.0);
            galley.heading += radiansFromDegrees(double(chance_() % 3) * 60.0);
            galley.oars.port = *galley.oars.port - int(chance_() % 3);
            galley.masts = *galley.masts - int(chance_() % 3);
        }
        for (unsigned i = chance_() % 4; i > 0; --i) {
            const Millimetres x(double(chance_() % 500));
            Match match;
            match.tail = {x, 150_mm};
            match.head = {x, 192_mm};
            match.confidence = 1.0;
            seen.matches.push_back(match);
        }
        return seen;
    }
    void refereed(const State& state) {
        referee::TableReader<WarGalley> reader;
        for (int look = 0; look < 3; ++look) {
            reader.look(state, war_galley::testing::seenFrom(state));
        }
        reader.agreed(state);
        reader.forget();
        const TableObservation now = disturbed(war_galley::testing::seenFrom(state));
        for (int look = 0; look < 5; ++look) {
            reader.look(state, now);
        }
        const auto verdict = reader.explain(state);
        for (const auto& explanation : verdict.explanations) {
            hear(explanation.violation ? english(explanation.violation->because) : "");
            hear(explanation.told);
        }
        for (const referee::Difference& each : verdict.differences) {
            hear(each.recorded);
            hear(each.seen);
        }
        if (const auto needed = reader.question(state)) {
            hear(needed->question);
        }
    }

    std::mt19937 chance_{1};
};

TEST_F(CarelessTable, OfGalleysIsToldInEveryLanguage) {
    for (State state : startingPoints<WarGalley>(3)) {
        state.settings.poses = war_galley::Poses::Confirmed;
        for (int i = 0; i < 60; ++i) {
            refereed(state);
            const auto legal = WarGalley::legalActions(state);
            if (legal.empty()) {
                break;
            }
            state = WarGalley::apply(state, legal[chance_() % legal.size()]).state;
        }
    }
    EXPECT_GE(count(), 15U);
}

/// Reads what the language has for a phrase: empty where it has nothing.
QString translationOf(const QTranslator& language, const char* phrase) {
    const bool counts = QByteArray(phrase).contains("%n");
    return language.translate("Sentences", phrase, nullptr, counts ? 1 : -1);
}

std::set<QString> valuesIn(const QString& text) {
    static const QRegularExpression value(QStringLiteral("%[1-9n]"));
    std::set<QString> values;
    for (auto each = value.globalMatch(text); each.hasNext();) {
        values.insert(each.next().captured());
    }
    return values;
}

TEST(Sentences, HaveTheirValuesInEveryLanguage) {
    for (const Language& language : languages()) {
        if (language.code == QStringLiteral("en")) {
            continue;
        }
        QTranslator translator;
        ASSERT_TRUE(translator.load(QStringLiteral(":/i18n/umpire-desk_%1.qm").arg(language.code)));
        for (const char* phrase : words::allPhrases()) {
            const QString translated = translationOf(translator, phrase);
            EXPECT_FALSE(translated.isEmpty()) << language.code.toStdString() << ": " << phrase;
            EXPECT_EQ(valuesIn(translated), valuesIn(QString::fromUtf8(phrase)))
                << language.code.toStdString() << ": " << phrase;
        }
    }
}

class InHungarian : public ::testing::Test {
protected:
    InHungarian() { interpreter_.speak(QStringLiteral("hu")); }
    ~InHungarian() override { interpreter_.speak(QStringLiteral("en")); }

    static std::string said(const std::string& english) {
        return words::said(english).toStdString();
    }

private:
    Interpreter interpreter_;
};

TEST_F(InHungarian, ValuesStandWhereTheLanguageWantsThem) {
    EXPECT_EQ(said("d1 is 3 cells away from d4; a move ends 2 cells away"),
              "d1 és d4 távolsága 3 mező; a lépés 2 mezőre ér véget");
    EXPECT_EQ(said("e4 holds a Roman wall and Gaul is to move"),
              "a(z) e4 mezőn ez áll: fal (rómaiak); lépésre következik: gallok");
}

TEST_F(InHungarian, ClausesAndSentencesInSentencesAreKept) {
    EXPECT_EQ(said("m1's head points at g2's hull (WG-30)"),
              "m1 feje a célra mutat: g2 hajóteste (WG-30)");
    EXPECT_EQ(said("3 masts there: 3 matches to drop, 2 lie there: 1 not seen (WG-28)"),
              "3 árboc; dobható 3 gyufa, ott van 2; nem látszik 1 (WG-28)");
    EXPECT_EQ(said("the game is over: Roman resigned"), "a játéknak vége: rómaiak: feladta");
    EXPECT_EQ(said("A2 changes-with B1"), "A2 és B1 helyet cserél");
    EXPECT_EQ(said("table.yaml: area_mm: must be a number, found \"five or six\""),
              "table.yaml: area_mm: szám legyen, de ez van: \"five or six\"");
    EXPECT_EQ(said("m1 touches g2, m3 touches g2: the whole salvo misses (WG-32)"),
              "m1 hozzáér ehhez: g2, m3 hozzáér ehhez: g2: az egész sortűz mellément (WG-32)");
}

TEST(Sentences, CountAsTheLanguageDoes) {
    Interpreter interpreter;
    const auto far = [&interpreter](const char* code, const char* cells) {
        interpreter.speak(code);
        const std::string sentence =
            std::string("d1 is ") + cells + " away from d4; a move ends 2 cells away";
        return words::said(sentence).toStdString();
    };
    EXPECT_EQ(far("ru", "1 cell"), "от d4 до d1: 1 клетка; ход кончается через 2 клетки");
    EXPECT_EQ(far("ru", "3 cells"), "от d4 до d1: 3 клетки; ход кончается через 2 клетки");
    EXPECT_EQ(far("ru", "5 cells"), "от d4 до d1: 5 клеток; ход кончается через 2 клетки");
    EXPECT_EQ(far("pl", "5 cells"), "od d4 do d1: 5 pól; ruch kończy się 2 pola dalej");
    interpreter.speak("en");
}

TEST_F(InHungarian, WhatIsOfNoKnownFormStaysAsItIs) {
    EXPECT_EQ(said("the lamp was moved by Anna"), "the lamp was moved by Anna");
    EXPECT_FALSE(words::isKnown("the lamp was moved by Anna"));
    EXPECT_EQ(said("A1 63.5,72,90"), "A1 63.5,72,90");
    EXPECT_EQ(said(""), "");
}

/// What the rules said in the golden transcripts: every kind of action, and what was refused.
TEST(Sentences, OfEveryPlaythroughAreKnown) {
    std::set<std::string> heard;
    for (const auto& file :
         std::filesystem::recursive_directory_iterator(UMPIRE_SOURCE_DIR "/tests/playthroughs")) {
        std::ifstream lines(file.path());
        for (std::string line; file.path().extension() == ".txt" && std::getline(lines, line);) {
            for (const std::string_view told : {"illegal ", "event ", "outcome "}) {
                if (line.starts_with(told)) {
                    const std::size_t who = told == "outcome " ? line.find(": ") - 6 : 0;
                    heard.insert(line.substr(told.size() + who));
                }
            }
        }
    }
    EXPECT_GT(heard.size(), 500U);
    for (const std::string& sentence : heard) {
        EXPECT_TRUE(words::isKnown(sentence)) << "stays English: " << sentence;
    }
}

/// Files of a camera and a table with a word struck out, doubled or replaced.
class MalformedFiles : public ::testing::Test, protected Listener {
protected:
    template <typename Load>
    void read(const std::filesystem::path& file, Load load) {
        std::ifstream from(file);
        const std::string whole((std::istreambuf_iterator<char>(from)), {});
        ASSERT_FALSE(whole.empty()) << file;
        const QTemporaryDir folder;
        const std::filesystem::path damaged = folder.filePath("damaged.yaml").toStdString();
        for (std::size_t at = 0; at < whole.size(); at = whole.find_first_of(" \n", at + 1)) {
            const std::size_t end = whole.find_first_of(",: \n", at + 1);
            for (const char* other : {"", " 77e9", " [ 1 ]", " \"many words here\""}) {
                if (end != std::string::npos) {
                    std::ofstream(damaged) << whole.substr(0, at) << other << whole.substr(end);
                    const auto loaded = load(damaged);
                    const std::string why = loaded ? "" : loaded.error().message;
                    // Where a file is no YAML at all, the library says why in its own words.
                    hear(why.find("not valid YAML") == std::string::npos ? why : "");
                }
            }
        }
    }
};

TEST_F(MalformedFiles, AreToldOfInEveryLanguage) {
    const std::filesystem::path samples = UMPIRE_SOURCE_DIR "/sample_images";
    read(samples / "table.yaml", loadTable);
    read(samples / "toss/toss-0033-camera.yaml", loadCamera);
    EXPECT_GE(count(), 40U);
}

TEST(Sentences, OfTheRefereeAreKnown) {
    using namespace referee;
    const std::vector<Event> events = {
        Unfinished{{"d1-d3", "d1-f3"}},
        Desynchronised{{{"d4", "nothing", "a light stone"},
                        {"e4", "a Roman tower (2)", "a dark stack of 2"},
                        {"A1", "the galley at 63.5,72,90", "it 4.2 mm and 1.0 degrees off"},
                        {"B2", "the galley at 63.5,72,90", "none near it"}}},
        Synchronised{},
        AgreementNeeded{2, {"roman", "gaul"}},
        Refused{"undo 3", "only 2 can be undone"},
        Refused{"play d1", "at character 3: expected `-` (move), found the end"},
        Repeated{3}};
    for (const Event& event : events) {
        EXPECT_TRUE(words::isKnown(text(event))) << text(event);
    }
}

/// Of every place of a board, as they are pointed at.
template <typename G, typename Table>
void expectOffersKnown(const char* position) {
    const auto settings = *G::settings(std::string(G::variants()[0].name), *resourcesFor<G>());
    const auto state = std::get<typename G::State>(G::parseState(position, settings));
    const referee::TableReader<G> reader{Table{}};
    std::set<std::string> heard;
    for (const BoardSpot& spot : pieceBoard(state).spots) {
        for (const referee::OfferedPiece& piece : reader.offerOn(state, spot.area.spot).pieces) {
            heard.insert(piece.name);
            for (const referee::Correction& each : piece.corrections) {
                heard.insert({each.value, each.from});
            }
        }
    }
    EXPECT_GT(heard.size(), 15U);
    for (const std::string& name : heard) {
        EXPECT_TRUE(words::isKnown(name)) << "stays English: " << name;
    }
}

TEST(Sentences, OfWhatMayBePutRightAreKnown) {
    expectOffersKnown<NavalBattle, referee::NavalTable>(
        "LOa6,PAh6,KRj9,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red");
    expectOffersKnown<Triremes, referee::TriremeTable>(
        "light=c5n:1,f18e|e19,f19,i19 dark=j5s|b4,g20 turn=light");
    expectOffersKnown<Buda1686, referee::BudaTable>(
        "turn=8 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=lost T-A2=VV T-J2=EF T-A3=NF "
        "T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=sick6 I-C2=IE I-C3=IN I-S1=IP I-B1=ID I-B2=ID "
        "I-C4=cup I-H1=cup used-imperial=0 used-turk=4 drawn=8/3 phase=act actions=1");
}

} // namespace
} // namespace umpire::desk
