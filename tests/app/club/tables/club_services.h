#pragma once

#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <cstdint>
#include <QProcess>
#include <string>

/// The real broker and the real database, each in its own folder.
namespace umpire::testing {

/// Mosquitto, by the configuration that makeClubFolder wrote.
class Broker {
public:
    explicit Broker(std::filesystem::path folder) : folder_(std::move(folder)) {}
    ~Broker() { kill(); }
    Broker(const Broker&) = delete;
    Broker& operator=(const Broker&) = delete;

    /// Returns false if it does not listen in time.
    bool start(std::uint16_t port);
    /// Makes the broker read its passwords again.
    void reload() const;
    void kill();

private:
    std::filesystem::path folder_;
    QProcess process_;
};

/// PostgreSQL, reached by a socket in its own folder.
class Database {
public:
    Database() = default;
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Gives the database a disk of that size; must be called before the first start. Returns false
    /// if this process may not mount.
    bool limitDisk(int megabytes);
    /// Fills the disk completely.
    void fillDisk() const;
    void freeDisk() const;
    /// Starts PostgreSQL; the first call creates an empty database `club`.
    bool start();
    /// Kills all processes of the service at once, as a crash does.
    void kill();
    [[nodiscard]] std::string address() const;
    /// Returns psql's output for the query: no headings, one line per row.
    [[nodiscard]] std::string ask(const std::string& sql) const;

private:
    bool layDown();
    bool makeEmpty(const std::string& kept);
    void stop(const std::string& mode);
    /// Returns the command that does `what` with the service.
    [[nodiscard]] std::string pgCtl(const std::string& what) const;
    [[nodiscard]] std::string folder() const { return scratch_.file("data").string(); }
    [[nodiscard]] std::string socket() const { return scratch_.file("").string(); }

    ScratchFolder scratch_;
    bool runs_ = false;
    bool hasDisk_ = false;
};

} // namespace umpire::testing
