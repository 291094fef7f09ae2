#!/usr/bin/env bash
# Installs what is missing, builds the program and rules on a sample toss.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

cmake/install_packages.sh build
# ccache saves time where it is installed; nothing depends on it.
if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
cmake --preset release >/dev/null
cmake --build --preset release --target umpire >&2

toss=sample_images/toss/toss-0033
overlay=out/toss-0033-ruling.png
mkdir -p out
build/release/app/umpire score "$toss.jpg" --before "$toss-before.jpg" --attacker g1 --target g2 \
    --table sample_images/table.yaml --camera "$toss-camera.yaml" --overlay "$overlay"
echo
echo "The picture:              $PWD/$toss.jpg"
echo "With the ruling drawn on: $PWD/$overlay"
