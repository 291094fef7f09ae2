#include "app/desk/words/shown_position.h"

#include "app/desk/words/position_words.h"
#include "app/desk/words/read_position.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/spoken_table.h"
#include "app/record/game_files/any_game.h"
#include "app/record/game_files/variant_file.h"
#include "rules/any_game/any_game.h"

#include <map>
#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace umpire::desk {
namespace {

/// Maximum number of legal actions that are listed. A longer list is useless to people.
constexpr std::size_t kMaxPlayable = 600;

struct GameTexts {
    Q_DECLARE_TR_FUNCTIONS(Games)
};

ShownPosition shown(const AnyPosition& position) {
    ShownPosition shown;
    visitGame(position.game().name, [&]<typename G>(std::type_identity<G>) {
        if constexpr (std::is_constructible_v<ShownPosition, typename G::State>) {
            shown = *stateIn<G>(position);
        } else {
            shown = words::position(*stateIn<G>(position));
        }
    });
    return shown;
}

QString inQt(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString variantName(const QString& variant) {
    static const std::map<QString, const char*> names = {
        {QStringLiteral("standard"), QT_TRANSLATE_NOOP("Games", "standard")},
        {QStringLiteral("basic"), QT_TRANSLATE_NOOP("Games", "basic")},
        {QStringLiteral("advanced"), QT_TRANSLATE_NOOP("Games", "advanced")},
        {QStringLiteral("advanced-delayed"), QT_TRANSLATE_NOOP("Games", "advanced, delayed")},
        {QStringLiteral("escape"), QT_TRANSLATE_NOOP("Games", "escape")},
        {QStringLiteral("bribe"), QT_TRANSLATE_NOOP("Games", "bribe")},
        {QStringLiteral("bribe-advanced"), QT_TRANSLATE_NOOP("Games", "bribe, advanced")},
        {QStringLiteral("basic-8x8"), QT_TRANSLATE_NOOP("Games", "basic, 8 x 8")},
        {QStringLiteral("escape-4"), QT_TRANSLATE_NOOP("Games", "escape for four")},
        {QStringLiteral("escape-3"), QT_TRANSLATE_NOOP("Games", "escape for three")},
        {QStringLiteral("escape-3-small"), QT_TRANSLATE_NOOP("Games", "escape for three, small")},
        {QStringLiteral("introduction"), QT_TRANSLATE_NOOP("Games", "introduction")},
        {QStringLiteral("sink-any"), QT_TRANSLATE_NOOP("Games", "quick sinking")},
        {QStringLiteral("turn-in-place"), QT_TRANSLATE_NOOP("Games", "turning in place")},
        {QStringLiteral("confirmed"), QT_TRANSLATE_NOOP("Games", "confirmed places")},
        {QStringLiteral("alternative"), QT_TRANSLATE_NOOP("Games", "alternative")},
        {QStringLiteral("move-then-attack"), QT_TRANSLATE_NOOP("Games", "move, then attack")},
        {QStringLiteral("straight"), QT_TRANSLATE_NOOP("Games", "straight")},
        {QStringLiteral("teams"), QT_TRANSLATE_NOOP("Games", "teams")},
        {QStringLiteral("two-books"), QT_TRANSLATE_NOOP("Games", "two books")},
        {QStringLiteral("three-players"), QT_TRANSLATE_NOOP("Games", "three players")},
        {QStringLiteral("four-players"), QT_TRANSLATE_NOOP("Games", "four players")},
        {QStringLiteral("five-players"), QT_TRANSLATE_NOOP("Games", "five players")},
        {QStringLiteral("six-players"), QT_TRANSLATE_NOOP("Games", "six players")},
        {QStringLiteral("seven-players"), QT_TRANSLATE_NOOP("Games", "seven players")},
        {QStringLiteral("eight-players"), QT_TRANSLATE_NOOP("Games", "eight players")},
    };
    const auto found = names.find(variant.section(QLatin1Char(' '), 0, 0));
    return found == names.end() ? variant
                                // the translated name, followed by the variant's settings
                                : GameTexts::tr(found->second) + variant.mid(found->first.size());
}

SharedPosition startOf(const GameChoice& choice) {
    return desk::startOf(choice.game.toStdString(), choice.variant.toStdString());
}

} // namespace

ShownPosition shownPosition(const GameChoice& choice, const std::string& position) {
    if (position.empty()) {
        return QStringList(GameTexts::tr("A part of the position is secret."));
    }
    const auto read = readPosition(startOf(choice), position);
    return read != nullptr ? shown(*read)
                           : ShownPosition(QStringList(QString::fromStdString(position)));
}

QStringList inWords(const ShownPosition& position) {
    return std::visit(
        [](const auto& each) -> QStringList {
            if constexpr (std::same_as<std::decay_t<decltype(each)>, QStringList>) {
                return each;
            } else {
                return words::position(each);
            }
        },
        position);
}

std::vector<std::string> sidesOf(const GameChoice& choice) {
    std::vector<std::string> sides;
    const SharedPosition start = startOf(choice);
    for (int seat = 0; start != nullptr && seat < start->playerCount(); ++seat) {
        sides.push_back(start->nameOf(Player{seat}));
    }
    return sides;
}

QStringList playable(const GameChoice& choice, const std::string& position) {
    QStringList actions;
    const auto read = position.empty() ? nullptr : readPosition(startOf(choice), position);
    const auto legal = read == nullptr ? std::vector<std::string>() : read->legalActions();
    const std::size_t count = legal.size() <= kMaxPlayable ? legal.size() : 1;
    for (std::size_t i = 0; i < count; ++i) {
        actions << QString::fromStdString(legal[i]);
    }
    return actions;
}

std::vector<GameEntry> listedGameEntries() {
    std::vector<GameEntry> entries;
    for (const AnyGame* game : anyGames()) {
        const QString id = inQt(game->name);
        GameEntry& entry = entries.emplace_back(GameEntry{id, gameName(id), {}});
        for (const Variant& variant : game->variants) {
            const QString name = inQt(variant.name);
            entry.variants.push_back(
                {name, variantName(name), words::said(message(variant.about))});
        }
    }
    return entries;
}

std::vector<VariantChoice> ownVariants(const QString& game, const QString& folder) {
    std::vector<VariantChoice> choices;
    const AnyGame* known = findGame(game.toStdString());
    if (known == nullptr) {
        return choices;
    }
    const QDir files(folder);
    for (const QString& name : files.entryList({QStringLiteral("*.variant.json")}, QDir::Files)) {
        const std::array path{std::filesystem::path(files.filePath(name).toStdString())};
        const auto own = gameFiles(game.toStdString(), path).and_then([&](const GameFiles& all) {
            return ownVariantIn(*known, all);
        });
        if (!own || !*own || desk::startOf(game.toStdString(), (*own)->settings) == nullptr) {
            continue;
        }
        const std::string here = QLocale().name().left(2).toStdString();
        choices.push_back({QString::fromStdString((*own)->settings),
                           QString::fromStdString((*own)->name),
                           QString::fromStdString(aboutIn(**own, here)), files.filePath(name)});
    }
    return choices;
}

QString gameName(const QString& game) {
    return words::said(titleOfGame(game.toStdString()));
}

QString playerName(const QString& player) {
    return words::player(player.toStdString(), {});
}

} // namespace umpire::desk
