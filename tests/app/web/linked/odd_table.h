#pragma once

#include "app/common/network/certificate.h"
#include "app/web/linked/link_address.h"

#include <functional>
#include <memory>
#include <QEventLoop>
#include <QWebSocket>
#include <QWebSocketServer>

/// Tables that say what no table of this program says. They live in the test's own thread.
namespace umpire::testing {

/// Runs the thread's events until it is so, for ten seconds at most; false: it never was.
bool runEventsUntil(const std::function<bool()>& isSo);

/// Comes to a table that waits.
class OddGuest {
public:
    explicit OddGuest(const LinkAddress& host);

    [[nodiscard]] bool isOpen() const { return socket_.isValid(); }
    void say(const std::string& text);
    void show(const std::string& bytes);
    /// It was sent away.
    bool waitForEnd();

private:
    QWebSocket socket_;
};

/// Waits for a table, and says the text to whoever comes.
class OddHost {
public:
    OddHost(const Identity& identity, std::string text);
    /// With any token.
    [[nodiscard]] LinkAddress address() const;

private:
    Identity identity_;
    QWebSocketServer server_;
};

} // namespace umpire::testing
