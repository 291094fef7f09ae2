#include "app/club/tables/evidence_fetcher.h"

#include <QNetworkReply>

namespace umpire {
namespace {

constexpr int kPatienceMs = 3000; ///< with an address
constexpr qint64 kLongestJpeg = 32 << 20;

} // namespace

void EvidenceFetcher::fetch(std::vector<std::string> addresses, const std::string& token,
                            const std::string& hash, std::function<void(const QByteArray&)> done) {
    if (addresses.empty()) {
        done({});
        return;
    }
    QNetworkRequest request(
        QUrl(QString::fromStdString("http://" + addresses.front() + "/evidence/" + hash)));
    request.setRawHeader("Authorization", QByteArray::fromStdString("Bearer " + token));
    request.setTransferTimeout(kPatienceMs);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    QNetworkReply* reply = network_.get(request);
    reply->setReadBufferSize(kLongestJpeg);
    addresses.erase(addresses.begin());
    QObject::connect(reply, &QNetworkReply::finished, &network_,
                     [this, reply, addresses, token, hash, done] {
                         reply->deleteLater();
                         const bool isThere = reply->error() == QNetworkReply::NoError;
                         isThere ? done(reply->readAll()) : fetch(addresses, token, hash, done);
                     });
}

} // namespace umpire
