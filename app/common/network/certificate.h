#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string>
#include <vector>

class QSslConfiguration;

namespace umpire {

/// This machine's certificate and private key for HTTPS. The certificate is self-signed, so
/// browsers warn.
struct Identity {
    std::string certificate; ///< X.509 certificate as PEM
    std::string key;         ///< private key as PEM
};

/// Makes an identity for localhost and for these addresses and names. The key is P-256. The
/// certificate is valid for 397 days, the longest time that browsers accept (the CA/Browser Forum's
/// baseline requirements, 6.3.2). Error: CannotWrite.
Expected<Identity> makeIdentity(const std::vector<std::string>& addresses);

/// Reads the identity from the folder, so that a browser that trusts the certificate need not be
/// asked again. Makes and stores a new identity if the folder has none, or if the stored identity
/// is unreadable or expires within 7 days. Only this user may read the key (mode 0600). Error:
/// CannotWrite.
Expected<Identity> identityIn(const std::filesystem::path& folder,
                              const std::vector<std::string>& addresses);

/// Returns the addresses and names for which a PEM certificate is valid, except localhost and
/// 127.0.0.1.
std::vector<std::string> addressesIn(const std::string& certificate);
/// Number of days before a certificate's expiry from which people are warned.
inline constexpr int kDaysToWarn = 30;
/// Returns the number of whole days until the certificate expires. The number is negative after the
/// expiry, and 0 if the certificate is unreadable.
int daysLeft(const std::string& certificate);

/// Returns the TLS settings of a server with this identity. The server requests no certificate from
/// its clients.
QSslConfiguration tlsOf(const Identity& identity);

/// Returns the folder of this user's settings: $XDG_CONFIG_HOME/umpire, or ~/.config/umpire.
std::filesystem::path settingsFolder();

} // namespace umpire
