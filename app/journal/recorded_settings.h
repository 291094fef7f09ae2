#pragma once

#include "app/game_files/resources.h"
#include "app/journal/recorded_event.h"
#include "app/outcome/failure.h"
#include "rules/settings_text.h"

namespace umpire {

/// What a recorded game is played by: its variant, over its own files. Error: CannotRead, where
/// these do not load any more.
template <Game G>
Expected<typename G::Settings> recordedSettings(const GameSettings& recorded) {
    const auto cannot = [](const std::string& why) {
        return tl::make_unexpected(Failure{ExitStatus::CannotRead, why});
    };
    auto files = gameFiles(G::kName);
    if (!files) {
        return cannot(files.error());
    }
    for (auto& [name, file] : *files) {
        const auto own = recorded.gameFiles.find(name);
        file = own == recorded.gameFiles.end() ? file : GameFile{name, own->second};
    }
    const auto resources = resourcesFrom<G>(*files);
    if (!resources) {
        return cannot("the record's " + resources.error());
    }
    auto settings = parseSettings<G>(recorded.variant, *resources);
    if (std::holds_alternative<ParseError>(settings)) {
        return cannot("the variant `" + recorded.variant + "` of " + std::string(G::kName) +
                      " is not known; take the umpire that recorded it");
    }
    return std::get<typename G::Settings>(std::move(settings));
}

} // namespace umpire
