#pragma once

#include "app/print/kit/kit.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// Adds --paper and --language for printed pages.
void addPaperOptions(CLI::App& command, Paper& paper, Language& language);

/// Adds only --language.
void addLanguageOption(CLI::App& command, Language& language);

} // namespace umpire
