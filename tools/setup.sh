#!/bin/sh
# Make this checkout ready: tools/setup.sh run | test | mutants | bench | docs | dist | check
#
# Installs what is missing and nothing else: system packages (on Debian and
# Ubuntu, as root or through sudo), the virtual environment in .venv, the
# program with its dependencies, and the library of compiled kernels. It leaves
# alone what is already there, so a second call takes no time.
#
# PYTHON=python3.12 chooses the Python of the virtual environment;
# SYSTEM_PACKAGES=no leaves system packages to you.
set -eu
cd "$(dirname "$0")/.."

purpose=${1:-run}
case $purpose in
    run) extras='[develop]' ;;
    test) extras='[develop,tests,docs]' ;;
    mutants) extras='[develop,tests,docs,mutants]' ;;
    bench) extras='[develop,tests,benchmarks]' ;;
    docs | dist) extras='[develop,docs]' ;;
    check) extras='[checks]' ;;
    *) echo "setup: unknown purpose '$purpose'; use run, test, mutants, bench, docs, dist or check" >&2; exit 2 ;;
esac

fail() { echo "setup: $*" >&2; exit 1; }
step() { echo "setup: $*" >&2; }

# What a Qt window and OpenGL need from the system; tests also need a display of their own.
window_packages="libglib2.0-0 libgl1 libegl1 libglx-mesa0 libgl1-mesa-dri libxkbcommon-x11-0 libxcb-cursor0
    libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0
    libxcb-xinerama0 libxcb-xkb1 libdbus-1-3 libfontconfig1 libxrender1 fonts-dejavu-core"
display_packages="xvfb xauth"
# The kernels are linked into a library.
linker_packages=$(command -v cc >/dev/null || command -v ld >/dev/null || echo binutils)
# A package takes some of the window's libraries into its folder; the data of ICU is compiled again;
# an AppImage is a compressed file system.
package_packages="binutils gcc libc6-dev dpkg-dev libxcb-glx0 squashfs-tools"
# Web pages are tested in a browser, models in a slicer and in OpenSCAD, videos with ffmpeg;
# other systems than Debian have some of them under other names.
viewer_packages=$(grep -qs '^ID=debian' /etc/os-release &&
    echo chromium slic3r openscad ffmpeg || true)
# Pictures are drawn through OSMesa too, which Mesa has dropped after Debian 12.
grep -qs '^VERSION_ID="12"' /etc/os-release && [ -n "$viewer_packages" ] &&
    viewer_packages="$viewer_packages libosmesa6"

# ---------------------------------------------------------------- system packages

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Later releases add t64 to the name of some packages; apt-get accepts the old
# name too.
install_packages() {
    missing=""
    for package in "$@"; do
        is_installed "$package" || is_installed "${package}t64" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        as_root="sudo"
    else
        fail "system packages are missing; ask an administrator to run: apt-get install$missing"
    fi
    step "installing system packages:$missing"
    # If the index cannot be refreshed, try anyway: the install reports what is missing.
    $as_root apt-get -qq update || true
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install -y --no-install-recommends $missing >/dev/null ||
        fail "apt-get could not install$missing"
}

has_apt() {
    [ "${SYSTEM_PACKAGES:-yes}" != no ] && command -v apt-get >/dev/null &&
        command -v dpkg-query >/dev/null
}

is_usable() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

usable_python() {
    for each in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if is_usable "$each"; then echo "$each"; return; fi
    done
}

has_environment() { .venv/bin/python -c 'import pip' 2>/dev/null; }

# Install everything that is missing in one call, so that an administrator is asked once.
if has_apt; then
    wanted=""
    case $purpose in
        run | docs) wanted="$window_packages $linker_packages" ;;
        dist) wanted="$window_packages $package_packages" ;;
        test) wanted="$window_packages $linker_packages $display_packages $viewer_packages" ;;
        mutants | bench) wanted="$window_packages $linker_packages $display_packages" ;;
    esac
    if ! has_environment; then
        python=$(usable_python)
        # This package brings Python itself too.
        "${python:-false}" -c 'import venv, ensurepip' 2>/dev/null || wanted="$wanted python3-venv"
    fi
    # shellcheck disable=SC2086
    install_packages $wanted
elif [ "$(uname)" = Linux ] && case $purpose in test | mutants | bench) ;; *) false ;; esac; then
    command -v xvfb-run >/dev/null ||
        fail "tests need xvfb-run; install Xvfb with your system's package manager"
fi

# ---------------------------------------------------------------- virtual environment

if ! has_environment; then
    python=$(usable_python)
    [ -n "$python" ] || fail "no Python 3.11 or later found; install one, or name it with PYTHON=..."
    step "creating the virtual environment .venv with $("$python" --version)"
    rm -rf .venv
    "$python" -m venv .venv || fail "$python cannot create a virtual environment"
fi

# The stamp records pyproject.toml and the path of the checkout; if either changes, install again.
stamp=.venv/.installed-$purpose
wanted="$(pwd) $(cksum <pyproject.toml)"
if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    step "installing the program and its dependencies${extras:+ for $purpose} (a few minutes the first time)"
    # Without hooks: the working copy compiles its kernels below.
    HATCH_BUILD_NO_HOOKS=true \
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$extras" ||
        fail "pip could not install the program; see its messages above"
    echo "$wanted" >"$stamp"
fi

# ---------------------------------------------------------------- bytecode

# Python writes bytecode itself, but not where PYTHONDONTWRITEBYTECODE is set; then every start
# takes half as long again.
.venv/bin/python -m compileall -q src/cubewright || fail "the program's source cannot be compiled"

# ---------------------------------------------------------------- compiled kernels

# Compiles what has changed since the last time, for this processor.
if [ "$purpose" != check ]; then
    .venv/bin/python -m cubewright.solver.kernels.build || fail "the search could not be compiled"
fi
