#include "app/cli/data_option.h"

namespace umpire {

CLI::Option* addDataOption(CLI::App& command, std::vector<std::filesystem::path>& data) {
    return command
        .add_option(
            "--data", data,
            "your own table, map, board or variant (a file or a folder) instead of the program's")
        ->allow_extra_args(false);
}

} // namespace umpire
