#pragma once

#include "app/print/kit/sheet.h"

#include <functional>

namespace umpire::kit {

struct PageSetup {
    std::string title; ///< the document's title
    Paper paper = Paper::A4;
    Language language = Language::English;
};

/// Prints pages, also for rooms other than the kit. Creates a Qt application if the process has
/// none; `endPrinting` destroys it.
PrintedKit printPages(const PageSetup& setup, const std::function<void(Sheet&)>& draw);

} // namespace umpire::kit
