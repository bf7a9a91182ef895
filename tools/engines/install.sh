#!/usr/bin/env bash
# Brings the browsers of `pnpm test:long engines` where they are missing, out of Debian's packages: the engine behind Safari, and Firefox.
# A phone's screen is an X server without a monitor; `xdotool` gives its one window the focus, as a window manager would.
# `gstreamer1.0-libav` decodes H.264 for the one, and brings the library that the other decodes it with.
set -euo pipefail

packages='webkit2gtk-driver firefox-esr xvfb xdotool libgl1-mesa-dri fonts-dejavu-core gstreamer1.0-libav'
if dpkg-query --show --showformat='${db:Status-Status}\n' $packages 2>/dev/null | grep --count --line-regexp installed |
  grep --quiet --line-regexp "$(wc -w <<<"$packages")"; then exit 0; fi

as_root=$([ "$(id -u)" = 0 ] || echo sudo)
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $packages >/dev/null
