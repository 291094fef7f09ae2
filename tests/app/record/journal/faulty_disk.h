#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

struct sqlite3_vfs;

namespace umpire::testing {

/// A change of a file that was not synced yet: bytes at a place, or a new length.
struct DiskChange {
    std::int64_t at = 0;
    std::optional<std::string> bytes; ///< none: the file is cut or grows to `at`
};

/// A file's state on the disk.
struct DiskFile {
    std::string name{};
    std::string durable;             ///< content after a power loss in any case
    std::vector<DiskChange> pending; ///< a power loss may keep any part of these, in any order
    bool isNamed = false;            ///< the name is durable too
    bool isDeleted = false;          ///< a power loss may bring the file back
};

/// Fate of unsynced changes at a power loss.
enum class Fate { Lost, Kept, Torn };

/// A file system under all of SQLite's connections to files in one folder while the object lives.
/// It passes every call on, records what is synced, and fails on demand.
class FaultyDisk {
public:
    explicit FaultyDisk(const std::filesystem::path& folder);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// Receives a call just before and just after each sync.
    std::function<void()> synced;
    /// Number of the failing call, from 1, and whether all later calls fail too; 0: none.
    std::int64_t failing = 0;
    bool failsOn = false;
    std::int64_t calls = 0;
    /// Tells whether a file has no room left.
    std::function<bool(const std::string& name)> isFull = [](const std::string&) { return false; };

    /// Returns the folder after a power loss now: name and contents.
    std::map<std::string, std::string> afterPowerLoss(Fate fate, std::mt19937& chance) const;

    /// Replaces all files whose names begin this way. None of them may be open.
    void replace(const std::string& beginning, const std::map<std::string, std::string>& files);

    struct Account; ///< used by SQLite's functions
    Account* account() { return account_.get(); }

private:
    std::unique_ptr<Account> account_;
};

} // namespace umpire::testing
