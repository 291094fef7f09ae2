#pragma once

#include "app/common/transparency/signed_note.h"

#include <filesystem>

namespace umpire {

/// The key by which a club signs its checkpoints, in the club's folder (`log.key`, for its owner
/// alone): a line with its name, such as "192.168.1.7/umpire/K7QX-9M2P-0ABC-DEFG", and the key as
/// PEM. It is made where there is none yet. Errors: CannotWrite; CannotRead for a file that is
/// none.
Expected<SigningKey> logKeyIn(const std::filesystem::path& folder, const std::string& host);

} // namespace umpire
