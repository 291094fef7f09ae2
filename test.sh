#!/usr/bin/env bash
# Installs what is missing, builds and runs every test; the last line is ctest's summary of the whole suite.
# UMPIRE_FUZZ_SECONDS=N changes how long all the fuzzers run together (60).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

cmake/install_packages.sh build test
# ccache saves time where it is installed; nothing depends on it. It must be told that precompiled headers may be trusted.
if command -v ccache >/dev/null; then
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_SLOPPINESS=pch_defines,time_macros
fi

build() { # build PRESET [ARGUMENTS OF cmake --build…]
    echo "== building $1"
    cmake --preset "$1" >/dev/null
    cmake --build --preset "$@"
}
build release
build asan --target umpire app_fault_test journal_fault_test umpire_fuzzers

failed=0
jobs="$(($(nproc) + 1))" # some wait for a window, a client or a killed program
echo "== bad input under the sanitizers"
ctest --preset asan -L fault -j "$jobs" || failed=1
echo "== fuzzers"
ctest --preset asan -L fuzz || failed=1
echo "== everything"
ctest --preset release -j "$jobs" || failed=1
exit "$failed"
