#include "tests/app/club/tables/private_avahi.h"

#include "tests/app/club/tables/club_services.h"

#include <cstdlib>
#include <net/if.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

constexpr const char* kBus =
    "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\" "
    "\"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">\n"
    "<busconfig><type>system</type><listen>unix:path=/run/bus</listen><auth>EXTERNAL</auth>\n"
    "<policy context=\"default\"><allow user=\"*\"/><allow own=\"*\"/>"
    "<allow send_destination=\"*\"/><allow receive_sender=\"*\"/></policy></busconfig>\n";
constexpr const char* kAvahi = "[server]\nhost-name=umpire-test\nuse-ipv6=no\n";

bool isThere(const char* program) {
    return std::system((std::string("PATH=$PATH:/usr/sbin command -v ") + program + " >/dev/null")
                           .c_str()) == 0;
}

/// Mounts an empty /run for the bus and Avahi.
bool enterNewNetwork() {
    if (::unshare(CLONE_NEWNET | CLONE_NEWNS) != 0) {
        return false;
    }
    const int any = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    ifreq loopback{"lo", {}};
    loopback.ifr_flags = IFF_UP;
    const bool isUp = ::ioctl(any, SIOCSIFFLAGS, &loopback) == 0;
    ::close(any);
    return isUp && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           ::mount("none", "/run", "tmpfs", 0, nullptr) == 0;
}

} // namespace

std::string PrivateAvahi::start() {
    for (const char* program :
         {"avahi-daemon", "avahi-browse", "avahi-publish", "avahi-resolve", "dbus-daemon"}) {
        if (!isThere(program)) {
            return std::string(program) + " is not installed";
        }
    }
    if (!enterNewNetwork()) {
        return "only root may have a network of its own, with Avahi in it";
    }
    std::filesystem::create_directory("/run/avahi-daemon");
    ::setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/run/bus", 1);
    for (QProcess* each : {&bus_, &avahi_}) {
        each->setStandardErrorFile(QString::fromStdString(scratch_.file("said").string()),
                                   QIODevice::Append);
    }
    const auto argument = [](const char* name, const std::string& file) {
        return QString::fromStdString(name + file);
    };
    bus_.start("dbus-daemon",
               {"--nofork", argument("--config-file=", scratch_.write("bus.conf", kBus))});
    if (!comesTrue([] { return std::filesystem::exists("/run/bus"); })) {
        return "dbus-daemon does not run: " + contentsOf(scratch_.file("said"));
    }
    avahi_.start("/usr/sbin/avahi-daemon",
                 {argument("--file=", scratch_.write("avahi.conf", kAvahi)), "--no-drop-root",
                  "--no-chroot", "--no-rlimits", "--debug"});
    const bool runs = comesTrue([] { // the daemon answers for its own name once it has probed it
        return std::system("timeout 1 avahi-resolve -4 -n umpire-test.local 2>/dev/null "
                           "| grep -q local") == 0;
    });
    return runs ? "" : "avahi-daemon does not run: " + contentsOf(scratch_.file("said"));
}

void PrivateAvahi::kill() {
    for (QProcess* each : {&avahi_, &bus_}) {
        each->kill();
        each->waitForFinished();
    }
}

} // namespace umpire::testing
