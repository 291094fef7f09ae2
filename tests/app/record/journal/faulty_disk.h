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
    std::optional<std::string> bytes; ///< none: the file is cut, or grows, to `at`
};

/// A file as the disk has it.
struct DiskFile {
    std::string name{};
    std::string durable;             ///< what is there after a power loss, whatever happens
    std::vector<DiskChange> pending; ///< of this any part may be, in any order
    bool isNamed = false;            ///< its name is durable too
    bool isDeleted = false;          ///< and may be there again
};

/// What may come of what was not synced when the power goes.
enum class Fate { Lost, Kept, Torn };

/// The file system under all of SQLite's connections to files in one folder, as long as the object
/// lives. It passes everything on, keeps account of what is synced, and fails where it is told to.
class FaultyDisk {
public:
    explicit FaultyDisk(const std::filesystem::path& folder);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// Called just before and just after each sync.
    std::function<void()> synced;
    /// The call that fails, counted from 1, and whether all after it fail too; 0: none.
    std::int64_t failing = 0;
    bool failsOn = false;
    std::int64_t calls = 0;
    /// Nothing more fits into that file.
    std::function<bool(const std::string& name)> isFull = [](const std::string&) { return false; };

    /// The folder after a power loss now: name and contents.
    std::map<std::string, std::string> afterPowerLoss(Fate fate, std::mt19937& chance) const;

    /// These files are there now, and no others whose names begin so. Nobody has one of them open.
    void replace(const std::string& beginning, const std::map<std::string, std::string>& files);

    struct Account; ///< for SQLite's side
    Account* account() { return account_.get(); }

private:
    std::unique_ptr<Account> account_;
};

} // namespace umpire::testing
