#include "tests/app/club/tables/club_services.h"

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <fstream>
#include <QTcpSocket>
#include <sched.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

/// Runs a command as PostgreSQL's user: PostgreSQL refuses to run as root, so root runs it as
/// Debian's user `postgres`.
std::string asOwner(const std::string& command) {
    return ::geteuid() == 0 ? "runuser -u postgres -- " + command : command;
}

bool run(const std::string& command) {
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

constexpr const char* kPrograms = "/usr/lib/postgresql/15/bin/";

} // namespace

bool Broker::start(std::uint16_t port) {
    process_.setStandardErrorFile(QProcess::nullDevice());
    process_.start("mosquitto", {"-c", QString::fromStdString(folder_ / "mosquitto.conf")});
    return comesTrue([&] {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, port);
        return socket.waitForConnected(200);
    });
}

void Broker::reload() const {
    ::kill(pid_t(process_.processId()), SIGHUP);
}

void Broker::kill() {
    process_.kill();
    process_.waitForFinished();
}

Database::~Database() {
    kill();
    if (hasDisk_) {
        ::umount2(folder().c_str(), MNT_DETACH);
    }
}

/// Limits the disk by a mount in a namespace of this process and its children, so that the mount
/// ends with them.
bool Database::limitDisk(int megabytes) {
    std::filesystem::create_directories(folder());
    const std::string room = "size=" + std::to_string(megabytes) + "m";
    hasDisk_ = ::unshare(CLONE_NEWNS) == 0 &&
               ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
               ::mount("none", folder().c_str(), "tmpfs", 0, room.c_str()) == 0;
    return hasDisk_;
}

void Database::fillDisk() const {
    std::ofstream filler(scratch_.file("data") / "filler", std::ios::binary);
    const std::string block(4096, 'x');
    while (filler.write(block.data(), std::streamsize(block.size())).flush()) {
    }
}

void Database::freeDisk() const {
    std::filesystem::remove(scratch_.file("data") / "filler");
}

/// Copies the empty database into the folder. The first test of a build makes it.
bool Database::layDown() {
    std::filesystem::create_directories(folder());
    if (::geteuid() == 0 && !run("chown -R postgres " + socket())) {
        return false;
    }
    const std::string kept = UMPIRE_EMPTY_DATABASE;
    const int lock = ::open((kept + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    ::flock(lock, LOCK_EX);
    const bool isKept = std::filesystem::exists(kept);
    const bool isMade = isKept || makeEmpty(kept);
    ::close(lock);
    return isMade && (!isKept || run("cp -a " + kept + "/. " + folder()));
}

/// Makes an empty database in the folder, and keeps a copy.
bool Database::makeEmpty(const std::string& kept) {
    runs_ = run(asOwner(std::string(kPrograms) + "initdb -D " + folder() +
                        " -A trust -U club --no-sync -E UTF8 --locale=C")) &&
            run(pgCtl("start"));
    const bool isMade = runs_ && run("createdb -U club -h " + socket() + " club");
    stop("fast");
    return isMade && run("rm -rf " + kept + ".new && cp -a " + folder() + " " + kept +
                         ".new && mv " + kept + ".new " + kept);
}

std::string Database::pgCtl(const std::string& what) const {
    return asOwner(std::string(kPrograms) + "pg_ctl -w -D " + folder() + " -l " + socket() +
                   "log -o \"-c listen_addresses= -c fsync=off -c unix_socket_directories=" +
                   socket() + "\" " + what);
}

bool Database::start() {
    if (!std::filesystem::exists(scratch_.file("data") / "PG_VERSION") && !layDown()) {
        return false;
    }
    runs_ = run(pgCtl("start"));
    return runs_;
}

void Database::stop(const std::string& mode) {
    if (runs_) {
        run(pgCtl("-m " + mode + " stop"));
        runs_ = false;
    }
}

void Database::kill() {
    stop("immediate");
}

std::string Database::address() const {
    return "postgresql://club@/club?host=" + socket();
}

std::string Database::ask(const std::string& sql) const {
    const std::string command = "psql -h " + socket() + " -U club -At -c \"" + sql + "\" club 2>&1";
    std::string answer;
    if (FILE* pipe = ::popen(command.c_str(), "r")) {
        for (std::array<char, 256> part{}; std::fgets(part.data(), part.size(), pipe) != nullptr;) {
            answer += part.data();
        }
        ::pclose(pipe);
    }
    return answer.substr(0, answer.find_last_not_of('\n') + 1);
}

} // namespace umpire::testing
