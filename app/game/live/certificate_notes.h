#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <vector>

namespace umpire {

/// Returns the notes about the camera's certificate for the start of the record: its class, its
/// errors, the hash of its file, and whether it was made with another camera file or table file.
/// Empty if the game has no certificate. Error CannotRead: the text is no certificate. `name`: name
/// of the file, for the message.
Expected<std::vector<Message>> certificateNotes(const GameSettings& settings,
                                                const std::string& name);

} // namespace umpire
