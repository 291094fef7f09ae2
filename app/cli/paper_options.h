#pragma once

#include "app/kit/kit.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// --paper and --language of what is printed.
void addPaperOptions(CLI::App& command, Paper& paper, Language& language);

} // namespace umpire
