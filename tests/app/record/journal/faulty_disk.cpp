#include "tests/app/record/journal/faulty_disk.h"

#include "tests/app/run_umpire.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <new>
#include <sqlite3.h>

namespace umpire::testing {

/// The disk's state, shared with SQLite's calls.
struct FaultyDisk::Account {
    FaultyDisk* disk;
    std::string folder;
    sqlite3_vfs* real;
    sqlite3_vfs own;
    std::map<std::string, DiskFile> files; ///< by name

    bool fails() const {
        const std::int64_t call = ++disk->calls;
        return disk->failing > 0 &&
               (call == disk->failing || (disk->failsOn && call > disk->failing));
    }

    /// Excludes the log's index, which is made anew after each power loss.
    bool holds(const char* path) const {
        const std::filesystem::path file(path != nullptr ? path : "");
        return file.parent_path() == folder && !file.string().ends_with("-shm");
    }

    /// Opens a file. A renamed file keeps its state; a file that existed before is durable.
    DiskFile* open(const std::filesystem::path& path) {
        const std::string name = path.filename();
        const auto part = files.find(name + ".part");
        if (!files.contains(name) && part != files.end()) {
            files[name] = part->second;
            files.erase(part);
        } else if (!files.contains(name)) {
            files[name].durable = contentsOf(path);
            files[name].isNamed = !files[name].durable.empty();
        } else if (files[name].isDeleted) {
            files[name] = {};
        }
        files[name].name = name;
        return &files[name];
    }

    void remove(const std::filesystem::path& path, bool syncs) {
        const auto file = files.find(path.filename());
        if (file != files.end() && syncs) {
            files.erase(file);
        } else if (file != files.end()) {
            file->second.isDeleted = true;
        }
    }
};

namespace {

constexpr std::size_t kSector = 512; ///< a disk writes a sector completely or not at all

/// The current disk; SQLite's functions have no other access to it.
FaultyDisk::Account* current = nullptr;

struct ShimFile {
    sqlite3_file base;
    DiskFile* file;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

ShimFile* shim(sqlite3_file* file) {
    return reinterpret_cast<ShimFile*>(file);
}

sqlite3_file* real(sqlite3_file* file) {
    return shim(file)->real();
}

bool fails(sqlite3_file* file) {
    return shim(file)->file != nullptr && current->fails();
}

int closeFile(sqlite3_file* file) {
    return real(file)->pMethods->xClose(real(file));
}

int readFile(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
    return fails(file) ? SQLITE_IOERR_READ : real(file)->pMethods->xRead(real(file), to, count, at);
}

int writeFile(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
    if (fails(file)) {
        return SQLITE_IOERR_WRITE;
    }
    if (DiskFile* disk = shim(file)->file) {
        if (current->disk->isFull(disk->name)) {
            return SQLITE_FULL;
        }
        disk->pending.push_back(
            {at, std::string(static_cast<const char*>(from), std::size_t(count))});
    }
    return real(file)->pMethods->xWrite(real(file), from, count, at);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    if (fails(file)) {
        return SQLITE_IOERR_TRUNCATE;
    }
    if (DiskFile* disk = shim(file)->file) {
        disk->pending.push_back({size, std::nullopt});
    }
    return real(file)->pMethods->xTruncate(real(file), size);
}

void apply(std::string& contents, const DiskChange& change) {
    if (!change.bytes) {
        contents.resize(std::size_t(change.at));
        return;
    }
    const std::size_t end = std::size_t(change.at) + change.bytes->size();
    contents.resize(std::max(contents.size(), end));
    contents.replace(std::size_t(change.at), change.bytes->size(), *change.bytes);
}

int syncFile(sqlite3_file* file, int flags) {
    if (fails(file)) {
        return SQLITE_IOERR_FSYNC;
    }
    DiskFile* disk = shim(file)->file;
    if (disk == nullptr) {
        return real(file)->pMethods->xSync(real(file), flags);
    }
    const auto tell = [] {
        if (current->disk->synced) {
            current->disk->synced();
        }
    };
    tell();
    for (const DiskChange& change : disk->pending) {
        apply(disk->durable, change);
    }
    disk->pending.clear();
    disk->isNamed = true;
    tell();
    return SQLITE_OK; // no real sync, because a test has no time for it; the account records it
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) {
    return fails(file) ? SQLITE_IOERR_FSTAT : real(file)->pMethods->xFileSize(real(file), size);
}

int lockFile(sqlite3_file* file, int how) {
    return fails(file) ? SQLITE_IOERR_LOCK : real(file)->pMethods->xLock(real(file), how);
}

int unlockFile(sqlite3_file* file, int how) {
    return real(file)->pMethods->xUnlock(real(file), how);
}

int checkLock(sqlite3_file* file, int* result) {
    return fails(file) ? SQLITE_IOERR_CHECKRESERVEDLOCK
                       : real(file)->pMethods->xCheckReservedLock(real(file), result);
}

int controlFile(sqlite3_file* file, int operation, void* argument) {
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

int sectorSize(sqlite3_file* file) {
    return real(file)->pMethods->xSectorSize(real(file));
}

int characteristics(sqlite3_file* file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

int mapIndex(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
    return fails(file) ? SQLITE_IOERR_SHMMAP
                       : real(file)->pMethods->xShmMap(real(file), page, size, extend, to);
}

int lockIndex(sqlite3_file* file, int offset, int count, int flags) {
    const bool isTaken = (flags & SQLITE_SHM_LOCK) != 0;
    return isTaken && fails(file)
               ? SQLITE_IOERR_SHMLOCK
               : real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

void indexBarrier(sqlite3_file* file) {
    real(file)->pMethods->xShmBarrier(real(file));
}

int unmapIndex(sqlite3_file* file, int isDeleted) {
    return real(file)->pMethods->xShmUnmap(real(file), isDeleted);
}

constexpr sqlite3_io_methods kMethods = {
    2,         closeFile,    readFile,   writeFile,   truncateFile, syncFile,        sizeOfFile,
    lockFile,  unlockFile,   checkLock,  controlFile, sectorSize,   characteristics, mapIndex,
    lockIndex, indexBarrier, unmapIndex, nullptr,     nullptr};

int openFile(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* outFlags) {
    ShimFile* opened = shim(file);
    opened->base.pMethods = nullptr;
    opened->file = nullptr;
    if (current->holds(path) && current->fails()) {
        return SQLITE_CANTOPEN;
    }
    const int result = current->real->xOpen(current->real, path, opened->real(), flags, outFlags);
    opened->base.pMethods = opened->real()->pMethods != nullptr ? &kMethods : nullptr;
    if (result == SQLITE_OK && current->holds(path)) {
        opened->file = current->open(path);
    }
    return result;
}

int deleteFile(sqlite3_vfs*, const char* path, int syncs) {
    if (current->holds(path)) {
        if (current->fails()) {
            return SQLITE_IOERR_DELETE;
        }
        current->remove(path, syncs != 0);
    }
    return current->real->xDelete(current->real, path, 0);
}

int accessFile(sqlite3_vfs*, const char* path, int flags, int* result) {
    return current->holds(path) && current->fails()
               ? SQLITE_IOERR_ACCESS
               : current->real->xAccess(current->real, path, flags, result);
}

int fullPath(sqlite3_vfs*, const char* path, int size, char* to) {
    return current->real->xFullPathname(current->real, path, size, to);
}

/// Returns some sectors of the change.
std::vector<DiskChange> tornParts(const DiskChange& change, std::mt19937& chance) {
    if (!change.bytes) {
        return {change};
    }
    std::vector<DiskChange> parts;
    for (std::size_t at = 0; at < change.bytes->size(); at += kSector) {
        if (chance() % 2 == 0) {
            parts.push_back({change.at + std::int64_t(at), change.bytes->substr(at, kSector)});
        }
    }
    return parts;
}

std::string contentsAfter(const DiskFile& file, Fate fate, std::mt19937& chance) {
    std::string contents = file.durable;
    std::vector<DiskChange> changes;
    for (const DiskChange& change : file.pending) {
        if (fate == Fate::Kept || (fate == Fate::Torn && chance() % 3 == 0)) {
            changes.push_back(change);
        } else if (fate == Fate::Torn && chance() % 2 == 0) {
            std::ranges::copy(tornParts(change, chance), std::back_inserter(changes));
        }
    }
    if (fate == Fate::Torn) {
        std::ranges::shuffle(changes, chance);
    }
    for (const DiskChange& change : changes) {
        apply(contents, change);
    }
    return contents;
}

} // namespace

FaultyDisk::FaultyDisk(const std::filesystem::path& folder)
    : account_(std::make_unique<Account>()) {
    account_->disk = this;
    account_->folder = folder.string();
    while (account_->folder.ends_with('/')) {
        account_->folder.pop_back();
    }
    account_->real = sqlite3_vfs_find(nullptr);
    account_->own = *account_->real;
    account_->own.zName = "faulty-disk";
    account_->own.szOsFile = int(sizeof(ShimFile)) + account_->real->szOsFile;
    account_->own.xOpen = openFile;
    account_->own.xDelete = deleteFile;
    account_->own.xAccess = accessFile;
    account_->own.xFullPathname = fullPath;
    current = account_.get();
    sqlite3_vfs_register(&account_->own, 1);
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_unregister(&account_->own);
    sqlite3_vfs_register(account_->real, 1);
    current = nullptr;
}

std::map<std::string, std::string> FaultyDisk::afterPowerLoss(Fate fate,
                                                              std::mt19937& chance) const {
    std::map<std::string, std::string> folder;
    for (const auto& [name, file] : account_->files) {
        const bool isSure = file.isNamed && !file.isDeleted;
        const bool isThere = isSure || (fate == Fate::Torn ? chance() % 2 == 0
                                        : file.isDeleted   ? fate == Fate::Lost
                                                           : fate == Fate::Kept);
        if (isThere) {
            folder[name] = contentsAfter(file, fate, chance);
        }
    }
    return folder;
}

void FaultyDisk::replace(const std::string& beginning,
                         const std::map<std::string, std::string>& files) {
    const auto begins = [&](const std::string& name) { return name.starts_with(beginning); };
    std::vector<std::filesystem::path> former;
    for (const auto& each : std::filesystem::directory_iterator(account_->folder)) {
        former.push_back(each.path());
    }
    for (const auto& path : former) {
        if (begins(path.filename())) {
            std::filesystem::remove(path);
        }
    }
    std::erase_if(account_->files, [&](const auto& each) { return begins(each.first); });
    for (const auto& [name, contents] : files) {
        if (begins(name)) {
            std::ofstream(std::filesystem::path(account_->folder) / name, std::ios::binary)
                << contents;
        }
    }
}

} // namespace umpire::testing
