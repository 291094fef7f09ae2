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
inline constexpr auto kVariant = "variant";   ///< of that game
inline constexpr auto kSource = "source";     ///< in the form that app/eye/camera accepts
inline constexpr auto kJournal = "journal";   ///< the last record opened or written
inline constexpr auto kPlayed = "played";     ///< the last games (start/played_games.h)
inline constexpr auto kSpeech = "speech";     ///< "on": speaks announcements
inline constexpr auto kPlayers = "players";   ///< names by seat, one per line; or a group:
                                              ///< "players/roman" is that side's name
/// By seat, one per line: the computer's strength from 1 to 4; empty: a person plays.
inline constexpr auto kComputers = "computers";
inline constexpr auto kClock = "clock";       ///< as `umpire referee --clock` takes it; empty: none
inline constexpr auto kAtZero = "at_zero";    ///< "lose", "call", "show"
inline constexpr auto kSound = "sound";       ///< "off": no sounds
inline constexpr auto kMoments = "moments";   ///< "off": no films of the moments before rulings
inline constexpr auto kGeometry = "geometry"; ///< of the window
} // namespace remembered

QString recall(const char* key, const QString& otherwise = {});
void remember(const char* key, const QString& value);

} // namespace umpire::desk
