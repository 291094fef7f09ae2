#include "app/record/journal/recorded_start.h"

namespace umpire {
namespace {

/// Returns the edition of the settings' defaults. Texts omit settings that have the default value,
/// and versions before 0.6 had other defaults.
Edition editionOf(std::string_view programVersion) {
    return programVersion.starts_with("0.") && programVersion < "0.6" ? Edition::Former
                                                                      : Edition::Today;
}

} // namespace

Loaded<GameFiles> recordedFiles(const GameSettings& recorded) {
    return gameFiles(recorded.game).map([&](GameFiles files) {
        for (auto& [name, file] : files) {
            const auto own = recorded.gameFiles.find(name);
            file = own == recorded.gameFiles.end() ? file : GameFile{name, own->second};
        }
        return files;
    });
}

Expected<SharedPosition> recordedStart(const GameSettings& recorded) {
    const auto cannot = [](const std::string& why) {
        return failWith(ExitStatus::CannotRead, why);
    };
    const AnyGame* game = findGame(recorded.game);
    if (game == nullptr) {
        return cannot("the record's game `" + recorded.game + "` is not known; it is none of " +
                      listedGames());
    }
    const auto files = recordedFiles(recorded);
    if (!files) {
        return cannot(files.error());
    }
    const auto start = game->start(*files, recorded.variant, editionOf(recorded.programVersion));
    if (!start) {
        return cannot("the record's " + start.error());
    }
    if (std::holds_alternative<ParseError>(*start)) {
        return cannot("the variant `" + recorded.variant + "` of " + recorded.game +
                      " is not known; take the umpire that recorded it");
    }
    return std::get<SharedPosition>(*start);
}

std::optional<OwnVariant> recordedOwnVariant(const GameSettings& recorded) {
    const std::string name(kVariantFile);
    const auto file = recorded.gameFiles.find(name);
    const AnyGame* game = findGame(recorded.game);
    if (game == nullptr || file == recorded.gameFiles.end()) {
        return std::nullopt;
    }
    const auto own = ownVariantIn(*game, {{name, {name, file->second}}});
    const bool isPlayed = own && *own && (*own)->settings == recorded.variant;
    return isPlayed ? *own : std::nullopt;
}

PlayedRules playedRules(const GameSettings& recorded) {
    return {recordedStart(recorded).value_or(nullptr), recorded.variant,
            recordedOwnVariant(recorded)};
}

} // namespace umpire
