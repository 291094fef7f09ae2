#include "app/web/server/pages.h"

#include "app/web/telephone/included_file.h"

#include <array>

// UMPIRE_PAGES is the files' folder, set by CMake.
UMPIRE_INCLUDE_FILE(OverlayHtml, UMPIRE_PAGES "/overlay.html");
UMPIRE_INCLUDE_FILE(OverlayCss, UMPIRE_PAGES "/overlay.css");
UMPIRE_INCLUDE_FILE(OverlayJs, UMPIRE_PAGES "/overlay.js");
UMPIRE_INCLUDE_FILE(PlayerHtml, UMPIRE_PAGES "/player.html");
UMPIRE_INCLUDE_FILE(PlayerCss, UMPIRE_PAGES "/player.css");
UMPIRE_INCLUDE_FILE(PlayerJs, UMPIRE_PAGES "/player.js");
UMPIRE_INCLUDE_FILE(RightJs, UMPIRE_PAGES "/right.js");
UMPIRE_INCLUDE_FILE(DrawingJs, UMPIRE_PAGES "/drawing.js");
UMPIRE_INCLUDE_FILE(LessonJs, UMPIRE_PAGES "/lesson.js");
UMPIRE_INCLUDE_FILE(ToldJs, UMPIRE_PAGES "/told.js");
UMPIRE_INCLUDE_FILE(FilmJs, UMPIRE_PAGES "/film.js");
UMPIRE_INCLUDE_FILE(FeedJs, UMPIRE_PAGES "/feed.js");

namespace umpire {

std::span<const PageFile> gamePages() {
    static const std::array kFiles = {
        PageFile{"/", kHtml, UMPIRE_CONTENT(OverlayHtml)},
        PageFile{"/overlay", kHtml, UMPIRE_CONTENT(OverlayHtml)},
        PageFile{"/board", kHtml, UMPIRE_CONTENT(OverlayHtml)},
        PageFile{"/player", kHtml, UMPIRE_CONTENT(PlayerHtml)},
        PageFile{"/page/overlay.css", kStyle, UMPIRE_CONTENT(OverlayCss)},
        PageFile{"/page/overlay.js", kScript, UMPIRE_CONTENT(OverlayJs)},
        PageFile{"/page/player.css", kStyle, UMPIRE_CONTENT(PlayerCss)},
        PageFile{"/page/player.js", kScript, UMPIRE_CONTENT(PlayerJs)},
        PageFile{"/page/right.js", kScript, UMPIRE_CONTENT(RightJs)},
        PageFile{"/page/drawing.js", kScript, UMPIRE_CONTENT(DrawingJs)},
        PageFile{"/page/lesson.js", kScript, UMPIRE_CONTENT(LessonJs)},
        PageFile{"/page/told.js", kScript, UMPIRE_CONTENT(ToldJs)},
        PageFile{"/page/film.js", kScript, UMPIRE_CONTENT(FilmJs)},
        PageFile{"/page/feed.js", kScript, UMPIRE_CONTENT(FeedJs)}};
    return kFiles;
}

} // namespace umpire
