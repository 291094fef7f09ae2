#pragma once

#include <QSettings>
#include <QString>

/// Stores the user's last choices with the desktop's settings.
namespace umpire::desk {

/// Keys of the settings, with their values.
namespace remembered {
/// code of the language, such as "hu"; empty: the system's language
inline constexpr auto kLanguage = "language";
inline constexpr auto kColours = "colours";  ///< colours of the window: "system", "light" or "dark"
inline constexpr auto kTextPercent = "text"; ///< size of the letters in percent, 100 to 200
inline constexpr auto kTable = "table";      ///< path of the table file; empty: none
inline constexpr auto kCamera = "camera";    ///< path of the camera file; empty: none
inline constexpr auto kPictures = "pictures"; ///< folder of the last picture that was opened
inline constexpr auto kGame = "game";         ///< name of the last game, such as "murus-gallicus"
inline constexpr auto kVariant = "variant";   ///< last variant of that game, in notation
/// source of the pictures, in the form that app/eye/camera accepts
inline constexpr auto kSource = "source";
inline constexpr auto kJournal = "journal"; ///< path of the record that was opened or written last
inline constexpr auto kPlayed = "played";   ///< data about the last games (start/played_games.h)
inline constexpr auto kSpeech = "speech";   ///< "on": announcements are spoken
/// names of the players by seat, one per line; the key "players/roman" holds the name of that side
inline constexpr auto kPlayers = "players";
/// strength of the computer by seat, from 1 to 4, one per line; an empty line: a person plays
inline constexpr auto kComputers = "computers";
/// thinking time in the form of `umpire referee --clock`; empty: no clock
inline constexpr auto kClock = "clock";
/// what happens when a side's time is over: "lose", "call" or "show"
inline constexpr auto kAtZero = "at_zero";
inline constexpr auto kSound = "sound"; ///< "off": no sounds are played
/// "off": no films of the moments before rulings are stored
inline constexpr auto kMoments = "moments";
inline constexpr auto kGeometry = "geometry"; ///< size and place of the window, in Qt's format
} // namespace remembered

QString recall(const char* key, const QString& otherwise = {});
void remember(const char* key, const QString& value);

} // namespace umpire::desk
