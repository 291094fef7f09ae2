#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/games/war_galley/state.h"

#include <QString>
#include <QStringList>
#include <variant>

/// Converts a position in notation to a form for display.
namespace umpire::desk {

struct GameChoice {
    QString game;    ///< "murus-gallicus"
    QString variant; ///< empty: the first variant
    bool operator==(const GameChoice&) const = default;
};

/// The lines of words are used for games without a drawing, or if nothing may be shown.
using ShownPosition = std::variant<QStringList, murus_gallicus::State, war_galley::State>;

/// `position`: in notation; empty if partly secret.
ShownPosition shownPosition(const GameChoice& choice, const std::string& position);

/// Describes the position in words, for those who cannot see the drawing.
QStringList inWords(const ShownPosition& position);

/// Returns that game's sides by seat, such as "roman", "gaul". Empty if there is no such game.
std::vector<std::string> sidesOf(const GameChoice& choice);

/// Returns the legal actions in notation; empty if secret or too many.
QStringList playable(const GameChoice& choice, const std::string& position);

struct VariantChoice {
    QString variant; ///< "advanced-delayed", in notation
    QString name;    ///< "advanced, delayed"
    QString about;   ///< a description
    QString file{};  ///< only for a group's own variant
};
struct GameEntry {
    QString game;
    QString name; ///< in words
    std::vector<VariantChoice> variants;
};
/// Returns all games, in the window's language.
std::vector<GameEntry> listedGameEntries();
/// Returns the group's own variants of that game: the playable `….variant.json` files in the
/// folder. Their descriptions are in the window's language, or else in English.
std::vector<VariantChoice> ownVariants(const QString& game, const QString& folder);
QString gameName(const QString& game);
/// Returns "the Romans" for "roman"; several names are separated by commas.
QString playerName(const QString& player);

} // namespace umpire::desk
