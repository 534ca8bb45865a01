#!/bin/sh
# Sees to it that there is a Chromium for the tests of the pages, and a typeface with Chinese characters for their
# pictures. They are installed from the distribution's packages where they are missing and the user may; where they
# cannot be, the tests say loudly which of them were left out.
set -u

there() {
    test -x /usr/bin/chromium
}

there && exit 0

leave_out() {
    echo "chromium: $1; the tests of the pages will be LEFT OUT" >&2
    exit 0
}

command -v apt-get >/dev/null 2>&1 || leave_out "not found, and there is no apt-get to install it with"
if [ "$(id -u)" = 0 ]; then
    root=
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    root="sudo -n"
else
    leave_out "not found, and only root may install it"
fi

echo "chromium: installing it from the distribution's packages"
log=$(mktemp) || leave_out "no room for a temporary file"
$root apt-get -qq update >"$log" 2>&1 || true # a mirror that is away may still leave a list that will do
if $root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends chromium fonts-noto-cjk >>"$log" 2>&1 && there; then
    rm -f "$log"
    exit 0
fi
tail -n 5 "$log" >&2
rm -f "$log"
leave_out "it could not be installed"
