#pragma once

#include "app/print/kit/sheet.h"

#include <functional>

namespace umpire::kit {

struct PageSetup {
    std::string title; ///< of the document
    Paper paper = Paper::A4;
    Language language = Language::English;
};

/// Pages of a kit, and of rooms that print something else. Where a process has no Qt application,
/// it has one from now on; `endPrinting` ends it.
PrintedKit printPages(const PageSetup& setup, const std::function<void(Sheet&)>& draw);

} // namespace umpire::kit
