#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <vector>

namespace umpire {

/// Returns the notes on the camera's certificate at a game's start: class, errors, the file's hash,
/// and whether it was made with another camera file or table file. Empty without a certificate.
/// Error: CannotRead if the text is no certificate; `name` names its file in the message.
Expected<std::vector<Message>> certificateNotes(const GameSettings& settings,
                                                const std::string& name);

} // namespace umpire
