#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string>
#include <vector>

class QSslConfiguration;

namespace umpire {

/// This machine's identity for HTTPS. It is self-signed, so browsers warn.
struct Identity {
    std::string certificate; ///< X.509, PEM
    std::string key;         ///< PEM
};

/// Makes an identity for these addresses and names and for localhost: P-256, valid for 397 days,
/// which browsers accept (the CA/Browser Forum's baseline requirements, 6.3.2). Error: CannotWrite.
Expected<Identity> makeIdentity(const std::vector<std::string>& addresses);

/// Reads the identity from the folder, so that a browser that was told to trust it does so again;
/// makes a new one if there is none, or if it is unreadable or expired. Only this user may read the
/// key (0600). Error: CannotWrite.
Expected<Identity> identityIn(const std::filesystem::path& folder,
                              const std::vector<std::string>& addresses);

/// Returns the addresses and names of a certificate, except localhost.
std::vector<std::string> addressesIn(const std::string& certificate);
/// People are warned this many days before a certificate expires.
inline constexpr int kDaysToWarn = 30;
/// Returns the whole days until the certificate expires, negative afterwards; 0 if it is
/// unreadable.
int daysLeft(const std::string& certificate);

/// Returns a server's TLS settings. Such a server requests no certificate from its clients.
QSslConfiguration tlsOf(const Identity& identity);

/// Returns the folder of this user's settings: $XDG_CONFIG_HOME/umpire, or ~/.config/umpire.
std::filesystem::path settingsFolder();

} // namespace umpire
