#pragma once

#include <QSettings>
#include <QString>

/// The last choices, stored with the desktop's settings.
namespace umpire::desk {

/// The keys of the settings file.
namespace remembered {
inline constexpr auto kLanguage = "language"; ///< "hu"; empty: the system's language
inline constexpr auto kColours = "colours";   ///< "system", "light", "dark"
inline constexpr auto kTextPercent = "text";  ///< 100 to 200
inline constexpr auto kTable = "table";       ///< a path, or empty
inline constexpr auto kCamera = "camera";     ///< a path, or empty
inline constexpr auto kPictures = "pictures"; ///< folder of the last opened picture
inline constexpr auto kGame = "game";         ///< "murus-gallicus"
inline constexpr auto kVariant = "variant";   ///< last variant of that game
inline constexpr auto kSource = "source"; ///< last source, in the form that app/eye/camera accepts
inline constexpr auto kJournal = "journal"; ///< the last record opened or written
inline constexpr auto kPlayed = "played";   ///< the last games (start/played_games.h)
inline constexpr auto kSpeech = "speech";   ///< "on": speaks announcements
/// names by seat, one per line; as a group, "players/roman" holds that side's name
inline constexpr auto kPlayers = "players";
/// The computer's strength from 1 to 4 by seat, one per line; empty: a person plays.
inline constexpr auto kComputers = "computers";
/// in the form of `umpire referee --clock`; empty: no clock
inline constexpr auto kClock = "clock";
inline constexpr auto kAtZero = "at_zero";    ///< "lose", "call", "show"
inline constexpr auto kSound = "sound";       ///< "off": no sounds
inline constexpr auto kMoments = "moments";   ///< "off": no films of the moments before rulings
inline constexpr auto kGeometry = "geometry"; ///< geometry of the window
} // namespace remembered

QString recall(const char* key, const QString& otherwise = {});
void remember(const char* key, const QString& value);

} // namespace umpire::desk
