#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/games/war_galley/state.h"

#include <QString>
#include <QStringList>
#include <variant>

/// A position in the game's notation as the players think of it.
namespace umpire::desk {

struct GameChoice {
    QString game;    ///< "murus-gallicus"
    QString variant; ///< empty: the first
    bool operator==(const GameChoice&) const = default;
};

/// Lines of words where there is no drawing for the game, or nothing that may be shown.
using ShownPosition = std::variant<QStringList, murus_gallicus::State, war_galley::State>;

/// `position`: in the notation; empty where a part of it is secret.
ShownPosition shownPosition(const GameChoice& choice, const std::string& position);

/// The position in words, for those who do not see the drawing.
QStringList inWords(const ShownPosition& position);

/// The sides of that game by seat: "roman", "gaul". None where there is no such game.
std::vector<std::string> sidesOf(const GameChoice& choice);

/// What may be played there, in the notation; empty where that is secret or too much to list.
QStringList playable(const GameChoice& choice, const std::string& position);

struct VariantChoice {
    QString variant; ///< "advanced-delayed", in the notation
    QString name;    ///< "advanced, delayed"
    QString about;   ///< in words
    QString file{};  ///< of a group's own variant; else empty
};
struct GameEntry {
    QString game;
    QString name; ///< in words
    std::vector<VariantChoice> variants;
};
/// Every game there is, in the language that is spoken.
std::vector<GameEntry> listedGameEntries();
/// The group's own variants of that game: those files `….variant.json` in the folder that can be
/// played. Their sentence is in the language that is spoken, or in English.
std::vector<VariantChoice> ownVariants(const QString& game, const QString& folder);
QString gameName(const QString& game);
/// A player's name in words: "the Romans" for "roman"; of several, with commas between.
QString playerName(const QString& player);

} // namespace umpire::desk
