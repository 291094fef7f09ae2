#include "app/web/tuio/tuio_sender.h"

#include <QHostAddress>

namespace umpire {
namespace {

constexpr int kRepeatMs = 1000;

} // namespace

TuioSender::TuioSender(NetworkAddress to) : to_(std::move(to)) {
    QObject::connect(&repeats_, &QTimer::timeout, &repeats_, [this] { send(); });
    repeats_.start(kRepeatMs);
}

void TuioSender::show(const TableObservation& seen, TablePoint area) {
    objects_ = sessions_.see(seen, area);
    send();
}

void TuioSender::end() {
    objects_.clear();
    send();
}

void TuioSender::send() {
    const QHostAddress host(QString::fromStdString(to_.host));
    ++frame_;
    for (const std::string& bundle : tuioBundles(objects_, frame_)) {
        udp_.writeDatagram(bundle.data(), qint64(bundle.size()), host, to_.port);
    }
}

} // namespace umpire
