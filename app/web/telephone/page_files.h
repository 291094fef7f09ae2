#pragma once

#include <span>
#include <string_view>

namespace umpire {

/// A file of a page.
struct PageFile {
    std::string_view path; ///< "/telephone/page.js"
    std::string_view type; ///< of its content: kScript
    std::string_view content;
};
inline constexpr std::string_view kHtml = "text/html; charset=utf-8";
inline constexpr std::string_view kStyle = "text/css; charset=utf-8";
inline constexpr std::string_view kScript = "text/javascript; charset=utf-8";

/// The telephone's page but for its words. The first is the page itself, at "/telephone".
std::span<const PageFile> telephonePage();
/// What it has in common with the pages of a game: the table of words, at "/page/words…".
std::span<const PageFile> sharedFiles();

} // namespace umpire
