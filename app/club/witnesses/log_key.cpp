#include "app/club/witnesses/log_key.h"

#include "app/club/witnesses/seal_log.h"
#include "app/common/failure/small_file.h"
#include "app/eye/learn/safe_file.h"

namespace umpire {

Expected<SigningKey> logKeyIn(const std::filesystem::path& folder, const std::string& host) {
    const std::filesystem::path file = folder / "log.key";
    std::error_code error;
    if (std::filesystem::exists(file, error)) {
        const std::string text = smallFile(file).value_or("");
        const std::size_t end = text.find('\n');
        const SigningKey key{text.substr(0, end),
                             end == std::string::npos ? "" : text.substr(end + 1)};
        return noteKeyOf(key) ? Expected<SigningKey>(key)
                              : failWith(ExitStatus::CannotRead,
                                         file.string() + ": has no key; take it from a copy of the "
                                                         "folder, or remove it to begin another "
                                                         "list of seals");
    }
    return freshSigningKey(host.empty() ? "club" : host).and_then([&](SigningKey key) {
        key.name += "/umpire/" + codeOf(*noteKeyOf(key));
        return learn::writeSafely(file, key.name + "\n" + key.pem).map([&] { return key; });
    });
}

} // namespace umpire
