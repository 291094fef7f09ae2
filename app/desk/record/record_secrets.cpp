#include "app/desk/record/record_secrets.h"

#include "app/desk/words/read_position.h"

namespace umpire::desk {

bool picturesAreSecret(const GameSettings& settings, const std::vector<RecordedEvent>& events) {
    const WhereItStands now = whereItStands(events);
    const auto start = now.over ? nullptr : startOf(settings.game, settings.variant);
    const auto position = readPosition(start, now.position);
    return holdsSecrets(events) || (position != nullptr && !position->laying().empty());
}

} // namespace umpire::desk
