#include "app/desk/record/record_secrets.h"

#include "app/desk/words/read_position.h"
#include "app/live/behind_screens.h"
#include "rules/any_game.h"

namespace umpire::desk {

bool picturesAreSecret(const GameSettings& settings, const std::vector<RecordedEvent>& events) {
    const WhereItStands now = whereItStands(events);
    bool secret = holdsSecrets(events);
    visitGame(settings.game, [&](auto type) {
        using G = typename decltype(type)::type;
        const auto state = readPosition<G>(QString::fromStdString(settings.variant), now.position);
        secret = secret || (!now.over && state && !layingIn<G>(*state).empty());
    });
    return secret;
}

} // namespace umpire::desk
