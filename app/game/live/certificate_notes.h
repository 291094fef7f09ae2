#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <vector>

namespace umpire {

/// What the record says of its camera's certificate as a game begins: class, errors and the file's
/// hash; and where it was made with another camera file or table file, that. Empty without one.
/// Error: CannotRead, where the settings' certificate is none; `name` stands for its file.
Expected<std::vector<Message>> certificateNotes(const GameSettings& settings,
                                                const std::string& name);

} // namespace umpire
