#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string>
#include <vector>

class QSslConfiguration;

namespace umpire {

/// What this machine says who it is with, over HTTPS. It signed that itself, and browsers warn.
struct Identity {
    std::string certificate; ///< X.509, PEM
    std::string key;         ///< PEM
};

/// A new one for these numbers and names and for localhost: P-256, for 397 days, as browsers have
/// it (the CA/Browser Forum's baseline requirements, 6.3.2). Error: CannotWrite.
Expected<Identity> makeIdentity(const std::vector<std::string>& addresses);

/// The one that lies in the folder, so that a browser that was told to trust it does so the next
/// time too; a new one where there is none, it cannot be read or its time is over. Only this user
/// reads the key (0600). Error: CannotWrite.
Expected<Identity> identityIn(const std::filesystem::path& folder,
                              const std::vector<std::string>& addresses);

/// The numbers and names that a certificate is for, but for localhost.
std::vector<std::string> addressesIn(const std::string& certificate);
/// People are told of a certificate's end so many days before it.
inline constexpr int kDaysToWarn = 30;
/// Whole days until the certificate is over, negative after that; 0 where it cannot be read.
int daysLeft(const std::string& certificate);

/// What a server says over TLS. It asks its guests for no certificate.
QSslConfiguration tlsOf(const Identity& identity);

/// Where this user's settings lie: $XDG_CONFIG_HOME/umpire, or ~/.config/umpire.
std::filesystem::path settingsFolder();

} // namespace umpire
