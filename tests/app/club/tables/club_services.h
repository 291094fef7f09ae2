#pragma once

#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <cstdint>
#include <QProcess>
#include <string>

/// The real broker and the real database, each in a folder of its own.
namespace umpire::testing {

/// One that nobody listens at now.
std::uint16_t freePort();

/// Mosquitto, by the configuration that makeClubFolder wrote.
class Broker {
public:
    explicit Broker(std::filesystem::path folder) : folder_(std::move(folder)) {}
    ~Broker() { kill(); }
    Broker(const Broker&) = delete;
    Broker& operator=(const Broker&) = delete;

    /// False where it does not listen in time.
    bool start(std::uint16_t port);
    /// Lets it read its passwords again.
    void reload() const;
    void kill();

private:
    std::filesystem::path folder_;
    QProcess process_;
};

/// PostgreSQL, reached by a socket in its folder.
class Database {
public:
    Database() = default;
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// On a disk of its own with so much room, before it starts the first time. False where this
    /// process may mount none.
    bool limitDisk(int megabytes);
    /// Nothing more fits on its disk.
    void fillDisk() const;
    void freeDisk() const;
    /// Makes it the first time, with an empty database `club`.
    bool start();
    /// As a crash ends it: every process at once, whatever it was doing.
    void kill();
    [[nodiscard]] std::string address() const;
    /// What psql prints for it, without headings; a line a row.
    [[nodiscard]] std::string ask(const std::string& sql) const;

private:
    [[nodiscard]] std::string folder() const { return scratch_.file("data").string(); }
    [[nodiscard]] std::string socket() const { return scratch_.file("").string(); }

    ScratchFolder scratch_;
    bool runs_ = false;
    bool hasDisk_ = false;
};

} // namespace umpire::testing
