#!/usr/bin/env bash
# Installs what is missing, builds, and opens the window on a sample toss; without a display it prints the ruling.
# run.sh COMMAND…: builds umpire alone, and runs "umpire COMMAND…", as in ./run.sh serve
set -euo pipefail
from=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")"

cmake/install_packages.sh build
# ccache saves time where it is installed; nothing depends on it.
if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
cmake --preset release -DBUILD_TESTING=OFF >/dev/null # the tests need more packages
build() { cmake --build --preset release --target "$1" >&2; }

if (($#)); then
    build umpire
    umpire=$PWD/build/release/app/umpire
    cd "$from" # where the files lie that COMMAND names
    exec "$umpire" "$@"
fi
toss=(sample_images/showcase/showcase.jpg --attacker g1 --target g2)
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    build umpire-desk
    echo "The window opens with $PWD/${toss[0]}: g1 fires at g2. Click two other galleys for another toss."
    exec build/release/app/desk/umpire-desk "${toss[@]}"
fi
build umpire
mkdir -p out
build/release/app/umpire score "${toss[@]}" --overlay out/showcase-ruling.png
echo
echo "The picture:              $PWD/${toss[0]}"
echo "With the ruling drawn on: $PWD/out/showcase-ruling.png"
