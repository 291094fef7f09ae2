#pragma once

#include <QSettings>
#include <QString>

/// What was chosen last, kept where the desktop keeps settings.
namespace umpire::desk {

/// Keys of the settings file.
namespace remembered {
inline constexpr auto kLanguage = "language"; ///< "hu"; empty: the system's
inline constexpr auto kColours = "colours";   ///< "system", "light", "dark"
inline constexpr auto kTextPercent = "text";  ///< 100 to 200
inline constexpr auto kTable = "table";       ///< a file, or empty
inline constexpr auto kCamera = "camera";     ///< a file, or empty
inline constexpr auto kPictures = "pictures"; ///< the folder where a picture was opened last
inline constexpr auto kGame = "game";         ///< "murus-gallicus"
inline constexpr auto kVariant = "variant";   ///< of that game
inline constexpr auto kSource = "source";     ///< as app/eye/camera takes it
inline constexpr auto kJournal = "journal";   ///< the record opened or written last
inline constexpr auto kPlayed = "played";     ///< the last games (start/played_games.h)
inline constexpr auto kSpeech = "speech";     ///< "on": announcements are spoken
inline constexpr auto kPlayers = "players";   ///< their names by seat, a line each; or a group:
                                              ///< "players/roman" is that side's
/// By seat, a line each: how well the computer plays there, from 1 to 4; empty: a person plays.
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
