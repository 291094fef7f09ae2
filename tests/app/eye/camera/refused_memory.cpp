#include "tests/app/eye/camera/refused_memory.h"

#include <atomic>
#include <cerrno>
#include <cstddef>

// The allocation functions of glibc, under the names for programs that replace them.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* before, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace umpire::testing {
namespace {

constexpr long kNever = -1;
std::atomic<long> left = kNever; ///< number of allocations before a refusal
std::atomic<bool> refused = false;
std::atomic<std::size_t> always = 0; ///< the size that is always granted
thread_local bool counts = false;

bool isRefused(std::size_t size) {
    if (!counts || size == always || left.load() < 0 || left.fetch_sub(1) != 0) {
        return false;
    }
    refused = true;
    errno = ENOMEM;
    return true;
}

} // namespace

CountsHere::CountsHere() : before_(counts) {
    counts = true;
}

CountsHere::~CountsHere() {
    counts = before_;
}

void countHereForEver() {
    counts = true;
}

void refuseOne(long after) {
    refused = false;
    left = after;
}

bool hasRefused() {
    return refused;
}

void neverRefuse(std::size_t size) {
    always = size;
}

void refuseNone() {
    left = kNever;
}

} // namespace umpire::testing

extern "C" {

void* malloc(std::size_t size) {
    return umpire::testing::isRefused(size) ? nullptr : __libc_malloc(size);
}

void* calloc(std::size_t count, std::size_t size) {
    return umpire::testing::isRefused(count * size) ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* before, std::size_t size) {
    return umpire::testing::isRefused(size) ? nullptr : __libc_realloc(before, size);
}

void* memalign(std::size_t alignment, std::size_t size) {
    return umpire::testing::isRefused(size) ? nullptr : __libc_memalign(alignment, size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void** result, std::size_t alignment, std::size_t size) {
    void* memory = memalign(alignment, size);
    if (memory == nullptr) {
        return ENOMEM;
    }
    *result = memory;
    return 0;
}
}
