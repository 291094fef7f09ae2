#include "app/web/telephone/page_files.h"

#include "app/web/telephone/included_file.h"
#include "app/web/telephone/page_words.h"

#include <array>

// UMPIRE_TELEPHONE_PAGE and UMPIRE_ICONS are the files' folders, set by CMake.
UMPIRE_INCLUDE_FILE(Html, UMPIRE_TELEPHONE_PAGE "/page.html");
UMPIRE_INCLUDE_FILE(Css, UMPIRE_TELEPHONE_PAGE "/page.css");
UMPIRE_INCLUDE_FILE(Js, UMPIRE_TELEPHONE_PAGE "/page.js");
UMPIRE_INCLUDE_FILE(Ruling, UMPIRE_TELEPHONE_PAGE "/ruling.js");
UMPIRE_INCLUDE_FILE(Toss, UMPIRE_TELEPHONE_PAGE "/toss.js");
UMPIRE_INCLUDE_FILE(Line, UMPIRE_TELEPHONE_PAGE "/line.js");
UMPIRE_INCLUDE_FILE(Camera, UMPIRE_TELEPHONE_PAGE "/camera.js");
UMPIRE_INCLUDE_FILE(Aim, UMPIRE_TELEPHONE_PAGE "/aim.js");
UMPIRE_INCLUDE_FILE(Manifest, UMPIRE_TELEPHONE_PAGE "/manifest.json");
UMPIRE_INCLUDE_FILE(Elements, UMPIRE_TELEPHONE_PAGE "/elements.js");
UMPIRE_INCLUDE_FILE(Words, UMPIRE_TELEPHONE_PAGE "/words.js");
UMPIRE_INCLUDE_FILE(Icon, UMPIRE_ICONS "/umpire-desk-256.png");
UMPIRE_INCLUDE_FILE(Drawing, UMPIRE_ICONS "/umpire-desk.svg");

namespace umpire {

std::span<const PageFile> telephonePage() {
    static const std::array kFiles = {
        PageFile{"/telephone", kHtml, UMPIRE_CONTENT(Html)},
        PageFile{"/telephone/page.css", kStyle, UMPIRE_CONTENT(Css)},
        PageFile{"/telephone/page.js", kScript, UMPIRE_CONTENT(Js)},
        PageFile{"/telephone/ruling.js", kScript, UMPIRE_CONTENT(Ruling)},
        PageFile{"/telephone/toss.js", kScript, UMPIRE_CONTENT(Toss)},
        PageFile{"/telephone/line.js", kScript, UMPIRE_CONTENT(Line)},
        PageFile{"/telephone/camera.js", kScript, UMPIRE_CONTENT(Camera)},
        PageFile{"/telephone/aim.js", kScript, UMPIRE_CONTENT(Aim)},
        PageFile{"/telephone/manifest.json", "application/manifest+json", UMPIRE_CONTENT(Manifest)},
        PageFile{"/telephone/icon.png", "image/png", UMPIRE_CONTENT(Icon)},
        PageFile{"/telephone/icon.svg", "image/svg+xml", UMPIRE_CONTENT(Drawing)}};
    return kFiles;
}

std::span<const PageFile> sharedFiles() {
    static const std::string kEnglish = wordsScript("en");
    static const std::string kHungarian = wordsScript("hu");
    static const std::string kBulgarian = wordsScript("bg");
    static const std::string kRussian = wordsScript("ru");
    static const std::string kPolish = wordsScript("pl");
    static const std::array kFiles = {
        PageFile{"/page/elements.js", kScript, UMPIRE_CONTENT(Elements)},
        PageFile{"/page/words.js", kScript, UMPIRE_CONTENT(Words)},
        PageFile{"/page/words/en.js", kScript, kEnglish},
        PageFile{"/page/words/hu.js", kScript, kHungarian},
        PageFile{"/page/words/bg.js", kScript, kBulgarian},
        PageFile{"/page/words/ru.js", kScript, kRussian},
        PageFile{"/page/words/pl.js", kScript, kPolish}};
    return kFiles;
}

} // namespace umpire
