#pragma once

#include <functional>
#include <QNetworkAccessManager>
#include <string>
#include <vector>

namespace umpire {

/// Asks a table for a picture, at one of its addresses after the other.
class EvidenceFetcher {
public:
    /// `done` is told the JPEG's bytes, or nothing where no address answers. Called by the event
    /// loop.
    void fetch(std::vector<std::string> addresses, const std::string& token,
               const std::string& hash, std::function<void(const QByteArray&)> done);

private:
    QNetworkAccessManager network_;
};

} // namespace umpire
