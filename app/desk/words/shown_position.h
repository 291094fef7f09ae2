#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/games/war_galley/state.h"

#include <QString>
#include <QStringList>
#include <variant>

/// Converts positions in notation so that they can be shown.
namespace umpire::desk {

struct GameChoice {
    QString game;    ///< name of the game, such as "murus-gallicus"
    QString variant; ///< variant in notation; empty: the first variant
    bool operator==(const GameChoice&) const = default;
};

/// A position that can be shown. Lines of words replace the drawing for games without a drawing,
/// for secret positions and for texts that are no position.
using ShownPosition = std::variant<QStringList, murus_gallicus::State, war_galley::State>;

/// Converts a position in notation. `position`: empty if a part of the position is secret.
ShownPosition shownPosition(const GameChoice& choice, const std::string& position);

/// Returns the position in words, for people who cannot see the drawing.
QStringList inWords(const ShownPosition& position);

/// Returns the names of the game's sides by seat, in notation, such as "roman", "gaul". Empty if
/// there is no such game.
std::vector<std::string> sidesOf(const GameChoice& choice);

/// Returns the legal actions in notation; of more than 600 actions, only the first, which still
/// serves as an example. Empty if the position is secret, or if it is no position.
QStringList playable(const GameChoice& choice, const std::string& position);

struct VariantChoice {
    QString variant; ///< variant in notation, such as "advanced-delayed"
    QString name;    ///< name in the window's language, such as "advanced, delayed"
    QString about;   ///< description in the window's language
    QString file{};  ///< path of the group's own variant file; empty for a built-in variant
};
struct GameEntry {
    QString game;
    QString name; ///< name of the game in the window's language
    std::vector<VariantChoice> variants;
};
/// Returns all games with their built-in variants, in the window's language.
std::vector<GameEntry> listedGameEntries();
/// Returns the variants that the group has defined for a game: the files `….variant.json` in
/// `folder` that can be played. Their descriptions are in the window's language, or else in
/// English.
std::vector<VariantChoice> ownVariants(const QString& game, const QString& folder);
QString gameName(const QString& game);
/// Returns the name of a side in the window's language, such as "the Romans" for "roman". Several
/// sides may be separated by commas.
QString playerName(const QString& player);

} // namespace umpire::desk
