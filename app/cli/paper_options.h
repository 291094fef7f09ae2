#pragma once

#include "app/print/kit/kit.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// --paper and --language of what is printed.
void addPaperOptions(CLI::App& command, Paper& paper, Language& language);

/// --language alone.
void addLanguageOption(CLI::App& command, Language& language);

} // namespace umpire
