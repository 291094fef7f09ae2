#pragma once

#include "tests/app/run_umpire.h"

#include <QProcess>

namespace umpire::testing {

/// A network of this process and its children alone, with Debian's Avahi and a bus of their own.
class PrivateAvahi {
public:
    /// Why it cannot be had here; empty: Avahi runs.
    std::string start();
    /// Avahi is gone.
    void kill();
    ~PrivateAvahi() { kill(); }

private:
    ScratchFolder scratch_;
    QProcess bus_;
    QProcess avahi_;
};

} // namespace umpire::testing
