#!/usr/bin/env bash
# Installs what is missing, builds and runs every test; the last lines are ctest's summary of the whole suite, and what failed.
# UMPIRE_FUZZ_SECONDS=N changes how long all the fuzzers run together (60).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

cmake/install_packages.sh build test club
# ccache saves time where it is installed; nothing depends on it. It must be told that precompiled headers may be trusted.
if command -v ccache >/dev/null; then
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_SLOPPINESS=pch_defines,time_macros
fi

build() { # build PRESET [ARGUMENTS OF cmake --build…]
    echo "== building $1"
    cmake --preset "$1" -DBUILD_TESTING=ON >/dev/null # run.sh may have left them out
    cmake --build --preset "$@"
}
build release
build asan --target umpire app_fault_test picture_door_test journal_fault_test umpire_fuzzers

failed=()
run() { # run NAME PRESET [ARGUMENTS OF ctest…]
    echo "== $1"
    ctest --preset "${@:2}" ||
        failed+=("$1: $(cut -d: -f2 "build/$2/Testing/Temporary/LastTestsFailed.log" 2>/dev/null | xargs)")
}
jobs="$(($(nproc) + 1))" # some wait for a window, a client or a killed program
run "bad input under the sanitizers" asan -L fault -j "$jobs"
run "fuzzers" asan -L fuzz
run "everything" release -j "$jobs"
if [[ ${#failed[@]} -gt 0 ]]; then
    printf '== failed: %s\n' "${failed[@]}" # after the summary, for a log is often kept only in its last lines
    exit 1
fi
