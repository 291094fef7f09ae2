#pragma once

#include "app/print/kit/sheet.h"

#include <functional>

namespace umpire::kit {

struct PageSetup {
    std::string title; ///< title of the PDF document
    Paper paper = Paper::A4;
    Language language = Language::English;
};

/// Prints the pages that `draw` draws. Serves other rooms than the kit, too. Creates a Qt
/// application if the process has none; `endPrinting` destroys it.
PrintedKit printPages(const PageSetup& setup, const std::function<void(Sheet&)>& draw);

} // namespace umpire::kit
