#pragma once

#include "app/common/transparency/signed_note.h"

#include <filesystem>

namespace umpire {

/// Returns the key with which a club signs its checkpoints, from its folder (`log.key`, readable
/// by its owner only): a line with the name, such as "192.168.1.7/umpire/K7QX-9M2P-0ABC-DEFG",
/// and the key in PEM. Creates it if missing. Errors: CannotWrite; CannotRead for a malformed
/// file.
Expected<SigningKey> logKeyIn(const std::filesystem::path& folder, const std::string& host);

} // namespace umpire
