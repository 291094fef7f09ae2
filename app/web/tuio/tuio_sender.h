#pragma once

#include "app/common/network/network_address.h"
#include "app/web/tuio/tuio.h"

#include <QTimer>
#include <QUdpSocket>

namespace umpire {

/// Sends the pieces on the table, and repeats them each second, because a client may miss a
/// datagram or begin to listen later.
class TuioSender {
public:
    explicit TuioSender(NetworkAddress to);

    /// Sends the pieces of an observation. `area`: see TuioSessions.
    void show(const TableObservation& seen, TablePoint area);
    /// Sends an empty table.
    void end();

private:
    void send();

    NetworkAddress to_;
    QUdpSocket udp_;
    QTimer repeats_;
    TuioSessions sessions_;
    std::vector<TuioObject> objects_;
    std::int32_t frame_ = 0;
};

} // namespace umpire
