#pragma once

#include <span>
#include <string_view>

namespace umpire {

/// A file of the telephone's page.
struct PageFile {
    std::string_view path; ///< "/telephone/page.js"
    std::string_view type; ///< of its content: "text/javascript; charset=utf-8"
    std::string_view content;
};

/// All of them. The first is the page itself, at "/telephone".
std::span<const PageFile> telephonePage();

} // namespace umpire
