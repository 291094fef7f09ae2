#include "app/record/game_files/game_files.h"

#include "app/record/game_files/default_files.h"
#include "app/record/game_files/variant_file.h"
#include "calibration/files/regular_file.h"

#include <algorithm>

namespace umpire {
namespace {

namespace fs = std::filesystem;

GameFiles defaultsOf(std::string_view game) {
    GameFiles files;
    for (const DefaultFile& file : defaultFiles()) {
        if (file.game == game) {
            const std::string name(file.name);
            files[name] = {name, std::string(file.text)};
        }
    }
    return files;
}

std::string namesOf(const GameFiles& files) {
    std::string names;
    for (const auto& [name, file] : files) {
        names += (names.empty() ? "" : " or ") + name;
    }
    return names;
}

Loaded<std::string> textOf(const fs::path& path) {
    return readRegularFile(path, kMaxGameFileBytes).map_error([&](FileFault fault) {
        return path.string() + ": " +
               (fault == FileFault::TooLarge ? "is larger than 1 MiB; give one of the game's files"
                : fault == FileFault::NoFile ? english(describe(fault))
                                             : "cannot be read; give a file that exists");
    });
}

Loaded<void> replace(GameFile& file, const fs::path& path) {
    return textOf(path).map([&](std::string text) { file = {path.string(), std::move(text)}; });
}

/// Tells whether the name is that of a variant's file: "variant.json", or a name such as
/// "sunday.variant.json".
bool isVariantFile(const fs::path& path) {
    return path.filename() == kVariantFile || path.stem().extension() == ".variant";
}

Loaded<void> takeFolder(GameFiles& files, const fs::path& folder) {
    int taken = 0;
    std::error_code none;
    if (fs::exists(folder / kVariantFile, none)) {
        files[std::string(kVariantFile)]; // adds an empty file, which is read below
    }
    for (auto& [name, file] : files) {
        std::error_code ignored;
        if (!fs::exists(folder / name, ignored)) {
            continue;
        }
        if (auto done = replace(file, folder / name); !done) {
            return done;
        }
        ++taken;
    }
    return taken > 0 ? Loaded<void>{}
                     : tl::make_unexpected(folder.string() + ": holds no file of the game; put " +
                                           namesOf(files) + " there");
}

Loaded<void> takeFile(GameFiles& files, const fs::path& path) {
    if (isVariantFile(path)) {
        return replace(files[std::string(kVariantFile)], path);
    }
    const auto slot = std::ranges::find_if(files, [&path](const auto& file) {
        return fs::path(file.first).extension() == path.extension();
    });
    return slot != files.end()
               ? replace(slot->second, path)
               : tl::make_unexpected(path.string() + ": ends like no file of the game; give a " +
                                     namesOf(files));
}

} // namespace

Loaded<GameFiles> gameFiles(std::string_view game, std::span<const fs::path> own) {
    GameFiles files = defaultsOf(game);
    for (const fs::path& path : own) {
        std::error_code ignored;
        const bool mayBeVariant = isVariantFile(path) || fs::exists(path / kVariantFile, ignored);
        if (files.empty() && !mayBeVariant) {
            return tl::make_unexpected(path.string() + ": " + std::string(game) +
                                       " reads no file but a variant's; leave it out");
        }
        const auto taken =
            fs::is_directory(path, ignored) ? takeFolder(files, path) : takeFile(files, path);
        if (!taken) {
            return tl::make_unexpected(taken.error());
        }
    }
    return files;
}

} // namespace umpire
