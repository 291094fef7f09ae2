#!/usr/bin/env bash
# Installs what is missing, builds, and opens the desk on a sample toss; without a display the command line rules on it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

cmake/install_packages.sh build
# ccache saves time where it is installed; nothing depends on it.
if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
cmake --preset release -DBUILD_TESTING=OFF >/dev/null # the tests need more packages
toss=sample_images/toss/toss-0033
overlay=out/toss-0033-ruling.png
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    cmake --build --preset release --target umpire-desk >&2
    echo "Opening the desk on $PWD/$toss.jpg: g1 fires at g2; choose others on the right."
    exec build/release/app/desk/umpire-desk "$toss.jpg" --before "$toss-before.jpg" --attacker g1 --target g2 \
        --table sample_images/table.yaml --camera "$toss-camera.yaml"
fi
cmake --build --preset release --target umpire >&2
mkdir -p out
build/release/app/umpire score "$toss.jpg" --before "$toss-before.jpg" --attacker g1 --target g2 \
    --table sample_images/table.yaml --camera "$toss-camera.yaml" --overlay "$overlay"
echo
echo "The picture:              $PWD/$toss.jpg"
echo "With the ruling drawn on: $PWD/$overlay"
