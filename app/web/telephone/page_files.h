#pragma once

#include <span>
#include <string_view>

namespace umpire {

/// A file of a page.
struct PageFile {
    std::string_view path; ///< path in the address, such as "/telephone/page.js"
    std::string_view type; ///< content type of the file, such as kScript
    std::string_view content;
};
inline constexpr std::string_view kHtml = "text/html; charset=utf-8";
inline constexpr std::string_view kStyle = "text/css; charset=utf-8";
inline constexpr std::string_view kScript = "text/javascript; charset=utf-8";

/// Returns the page for phones without its words. The first file is the page, at "/telephone".
std::span<const PageFile> telephonePage();
/// Returns the files shared with the game's pages: the table of words, at "/page/words…".
std::span<const PageFile> sharedFiles();

} // namespace umpire
