#pragma once

#include "tests/app/run_umpire.h"

#include <QProcess>

namespace umpire::testing {

/// A private network of this process and its children, with Debian's Avahi and its own bus.
class PrivateAvahi {
public:
    /// Starts Avahi. Returns the reason if this machine does not allow it, else an empty text.
    std::string start();
    /// Kills Avahi.
    void kill();
    ~PrivateAvahi() { kill(); }

private:
    ScratchFolder scratch_;
    QProcess bus_;
    QProcess avahi_;
};

} // namespace umpire::testing
