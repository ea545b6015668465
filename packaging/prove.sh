#!/bin/bash
# Prove that the packages of dist/ run on bare Debian systems without Python:
#
#     packaging/prove.sh [SUITE ...]        (default: bookworm trixie; as root)
#
# For each suite it makes a system by debootstrap, unpacks the .tar.xz where its user may not
# write, installs the .deb, and uses both: in the terminal, and in a window on a virtual screen
# with real keys and clicks. The AppImage is used too, or without its runtime the folder that it
# holds. Screenshots and what was exported stay in build/prove/SUITE-shots.
set -eu -o pipefail
# The mounts belong to this script alone: they end with it, however it ends. A left mount
# of /dev would let `rm -r build` remove the devices of this computer.
[ -n "${OWN_MOUNTS:-}" ] || OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$@"
cd "$(dirname "$0")/.."
HERE=$PWD
WORK=$HERE/build/prove
ARCHIVE=$(ls -t dist/*.tar.xz | head -1)
DEB=$(ls -t dist/*.deb | head -1)
IMAGE=$HERE/build/package/image.squashfs
PLACE="/opt/Würfel und Spiele"
USER_ID=4711
SCREEN=${SCREEN:-:87}
mkdir -p "$WORK/cache"

fail() { echo "prove: $*" >&2; exit 1; }
step() { echo "prove: $suite: $*"; }

for tool in debootstrap Xvfb xdotool openbox import compare xprop unsquashfs; do
    command -v "$tool" >/dev/null ||
        fail "'$tool' is missing; install debootstrap xvfb xdotool openbox imagemagick x11-utils squashfs-tools"
done

clean() { # end the processes of the system, and unmount what it has
    for each in ${children:-}; do kill "$each" 2>/dev/null || true; done
    children=""
    [ -n "${root:-}" ] || return 0
    for each in /proc/[0-9]*; do
        case $(readlink "$each/root" 2>/dev/null) in "$root"*) kill -KILL "${each#/proc/}" ;; esac
    done
    for each in tmp/.X11-unix dev proc; do
        ! mountpoint -q "$root/$each" || umount --recursive --lazy "$root/$each"
    done
    ! grep -F " $root/" /proc/mounts || { echo "prove: mounts are left" >&2; return 1; }
}
trap clean EXIT

# inside COMMAND ...: run a command in the system as its user, with nothing of this environment
inside() {
    chroot --userspec=$USER_ID:$USER_ID "$root" /usr/bin/env -i HOME="${home:-/home/anna}" \
        PATH=/usr/bin:/bin TERM=dumb ${display:+DISPLAY=$display} ${language:+LANG=$language} "$@"
}

expect() { # expect TEXT COMMAND ...: the command ends well, and its output contains the text
    local text=$1 output
    shift
    output=$("$@" 2>&1) || fail "$suite: '$*' ended with $?: $output"
    grep -qF -- "$text" <<<"$output" || fail "$suite: '$*' does not print '$text': $output"
}

in_the_terminal() { # in_the_terminal PROGRAM: commands that need no window
    expect "cubewright" inside "$1" --version
    expect "240" inside "$1" solve cube --count
    expect "Soma cube" inside "$1" list
    expect "19186" inside "$1" solve bedlam --count --threads 2
    expect "usage" inside "$1" --help
    # in processes of its own: an analysis beside the search, and a pool of workers
    expect "1" inside "$1" solve burrs --disassemble --count
    expect "1 of 1 choices" inside "$1" design half-hour --pieces half-hour --threads 2
}

self_test() { # self_test PROGRAM: everything works
    expect "Everything works." inside "$1" --self-test
}

picture() { import -display $SCREEN -window root "$shots/$1.png"; }
keys() { xdotool key --clearmodifiers "$@"; sleep 1; }
write() { xdotool key --clearmodifiers ctrl+a; xdotool type --delay 20 "$1"; sleep 0.5; }
has_changed() { # has_changed PICTURE PICTURE PIXELS: more than so many pixels differ
    local pixels
    pixels=$(compare -metric AE "$shots/$1.png" "$shots/$2.png" null: 2>&1) || true
    awk -v pixels="${pixels%% *}" -v least="$3" 'BEGIN { exit !(pixels + 0 > least) }'
}
has_window() { xdotool search --onlyvisible --name "$1" >/dev/null; }
lacks_window() { ! has_window "$1"; }
wait_for() { # wait_for SECONDS COMMAND ...
    local end=$((SECONDS + $1))
    shift
    until "$@" 2>/dev/null; do
        [ $SECONDS -lt $end ] || { picture "timeout"; fail "$suite: waited too long for: $*"; }
        sleep 0.2
    done
}
has_ended() { ! kill -0 "$1"; }
click_solve() { # the button in the toolbar; the window stands where openbox puts the first one
    xdotool mousemove 850 113 sleep 0.5 click 1
}
export_as() { # export_as NAME "WHAT CHOOSES THE CONTENT" FILE
    keys ctrl+e
    wait_for 20 has_window "^Export"
    # shellcheck disable=SC2086
    xdotool $2 sleep 1
    keys alt+f
    write "$3"
    keys Tab
    sleep 1
    picture "$1"
    keys shift+Tab Return
    wait_for 60 test -s "$root$3"
    wait_for 20 lacks_window "^Export"
}

in_the_window() { # in_the_window NAME PROGRAM [VARIABLE=VALUE ...]: real keys and clicks
    local name=$1 program=$2 out=${folder:-${home:-/home/anna}}/$1
    shift 2
    inside mkdir -p "$out"
    inside "$program" convert "$unpacked/_internal/cubewright/figures/burrs.fig" \
        "$out/burr.xmpuzzle" 2>/dev/null
    display=$SCREEN inside "$@" "$program" >"$shots/$name.log" 2>&1 &
    local pid=$!
    children="$children $pid"
    wait_for 60 has_window "Cubewright"
    sleep 5
    picture "$name-0-start"
    keys Escape # leaves the start page for the Soma cube
    wait_for 20 has_window "Soma cube"
    sleep 3
    picture "$name-1-open"
    click_solve
    sleep 4
    keys n n
    picture "$name-2-solved"
    export_as "$name-3-picture" "key alt+i" "$out/picture.png"
    export_as "$name-4-model" "key alt+d" "$out/model.stl"
    export_as "$name-5-figures" "key alt+a" "$out/solutions.fig"
    keys ctrl+o
    wait_for 20 has_window "^Open"
    write "$out/burr.xmpuzzle"
    keys Return
    wait_for 20 has_window "burr"
    sleep 2
    click_solve
    sleep 3
    keys ctrl+F11 # finds the moves
    sleep 5
    picture "$name-6-together"
    keys ctrl+shift+End # shows the last one
    sleep 3
    picture "$name-6-apart"
    # without OpenGL only the slider, its number and the message of the move change
    has_changed "$name-6-together" "$name-6-apart" "${drawn:-20000}" ||
        fail "$suite: the burr is not taken apart"
    keys ctrl+q
    sleep 1
    picture "$name-7-quit"
    wait_for 30 has_ended $pid
    wait $pid || fail "$suite: the window ended with $?"
    # Fontconfig says so itself where the home cannot be written.
    ! grep -v "Fontconfig error: No writable cache directories" "$shots/$name.log" |
        grep -i "traceback\|error" || fail "$suite: the window printed errors"
    ! test -s "$root${home:-/home/anna}/.local/share/cubewright/cubewright.log" ||
        fail "$suite: the window logged an error"
}

files_of() { # files_of FOLDER: each file with its size and time
    (cd "$root$1" && find . | sort | xargs -d '\n' stat -c '%n %s %Y')
}

system() { # system SUITE: make a bare system, from nothing
    rm -rf --one-file-system "$root"
    debootstrap --variant=minbase --cache-dir="$WORK/cache" "$suite" "$root" >"$WORK/$suite.log" ||
        fail "debootstrap failed: see $WORK/$suite.log"
    cp /etc/resolv.conf "$root/etc/"
    mount -t proc proc "$root/proc"
    mount --rbind --make-rslave /dev "$root/dev"
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    chroot "$root" useradd --uid $USER_ID --create-home anna
    chroot "$root" useradd --uid $((USER_ID + 1)) --create-home bert
    ! find "$root/usr/bin" -name 'python*' | grep . || fail "$suite: there is a Python"
}

[ $# -gt 0 ] || set -- bookworm trixie
for suite in "$@"; do
    root=$WORK/$suite shots=$WORK/$suite-shots children="" home="" display="" language=""
    rm -rf "$shots"
    mkdir -p "$shots"
    step "make a bare system"
    system

    step "unpack the archive; no library of X is there"
    mkdir -p "$root$PLACE"
    tar -xf "$ARCHIVE" -C "$root$PLACE"
    unpacked=$PLACE/$(basename "$ARCHIVE" .tar.xz)
    chown -R root:root "$root$PLACE"
    ! ls "$root"/usr/lib/*/libX11.so* "$root"/usr/lib/*/libGL.so* 2>/dev/null || fail "there is a library of X"
    files_of "$PLACE" >"$WORK/$suite.before"
    in_the_terminal "$unpacked/cubewright"
    language=C in_the_terminal "$unpacked/cubewright"
    language=de_DE.UTF-8 in_the_terminal "$unpacked/cubewright"
    expect "no display" inside sh -c "'$unpacked/cubewright' 2>&1; true"
    step "a home that cannot be written"
    mkdir -p "$root/home/nobody"
    chown root:root "$root/home/nobody"
    ! inside touch /home/nobody/file 2>/dev/null || fail "the home can be written"
    home=/home/nobody in_the_terminal "$unpacked/cubewright"
    step "another user, who has no folders yet"
    USER_ID=$((USER_ID + 1)) home=/home/bert in_the_terminal "$unpacked/cubewright"

    step "install the package"
    cp "$DEB" "$root/tmp/cubewright.deb"
    chroot "$root" apt-get -qq update
    DEBIAN_FRONTEND=noninteractive chroot "$root" apt-get -qq install -y --no-install-recommends \
        /tmp/cubewright.deb >>"$WORK/$suite.log" 2>&1 || fail "$suite: the .deb cannot be installed"
    ! find "$root/usr/bin" -name 'python*' | grep . || fail "$suite: the .deb brought a Python"
    in_the_terminal cubewright
    self_test cubewright
    self_test "$unpacked/cubewright"
    home=/home/nobody self_test cubewright
    USER_ID=$((USER_ID + 1)) home=/home/bert self_test cubewright
    files_of /usr/lib/cubewright >"$WORK/$suite.installed"
    if ls dist/*.AppImage >/dev/null 2>&1; then
        step "use the AppImage"
        cp "$(ls -t dist/*.AppImage | head -1)" "$root/opt/cubewright.AppImage"
        expect "240" inside APPIMAGE_EXTRACT_AND_RUN=1 /opt/cubewright.AppImage solve cube --count
        expect "Everything works." inside APPIMAGE_EXTRACT_AND_RUN=1 /opt/cubewright.AppImage --self-test
    else
        step "use the folder of the AppImage, which has no runtime here"
        unsquashfs -quiet -no-progress -dest "$root/opt/AppDir" "$IMAGE" >>"$WORK/$suite.log"
        in_the_terminal /opt/AppDir/AppRun
        self_test /opt/AppDir/AppRun
    fi

    step "open the window"
    for extension in +GLX -GLX; do
        Xvfb $SCREEN -screen 0 1600x1000x24 "${extension%GLX}extension" GLX >/dev/null 2>&1 &
        children="$children $!"
        server=$!
        export DISPLAY=$SCREEN
        wait_for 10 xprop -root _NET_SUPPORTED >/dev/null
        openbox 2>/dev/null &
        children="$children $!"
        sleep 1
        if [ $extension = +GLX ]; then
            in_the_window package /usr/bin/cubewright-gui
            step "open the window of the archive, as another user"
            USER_ID=$((USER_ID + 1)) home=/home/bert in_the_window archive "$unpacked/cubewright"
        else
            step "open the window without OpenGL"
            drawn=2000 in_the_window without-opengl /usr/bin/cubewright LIBGL_DRIVERS_PATH=/nowhere
            step "open the window with a home that cannot be written"
            drawn=2000 home=/home/nobody folder=/tmp in_the_window read-only /usr/bin/cubewright
        fi
        kill $server
        sleep 1
    done
    unset DISPLAY

    step "nothing was written into the program"
    files_of "$PLACE" | diff "$WORK/$suite.before" - || fail "$suite: the unpacked folder has changed"
    files_of /usr/lib/cubewright | diff "$WORK/$suite.installed" - ||
        fail "$suite: the installed folder has changed"
    step "remove the package"
    chroot "$root" apt-get -qq purge -y cubewright >>"$WORK/$suite.log" 2>&1
    ! find "$root" -xdev \( -path '*cubewright*' -o -name 'bcsolve*' \) \
        -not -path "$root/home/*" -not -path "$root/tmp/*" -not -path "$root/opt/*" \
        -not -path '*/apt/*' | grep . || fail "$suite: the package left files"
    test -s "$root/home/anna/package/solutions.fig" || fail "$suite: the user's files are gone"
    test -s "$root/home/anna/.config/cubewright/cubewright.ini" ||
        fail "$suite: the user's settings are gone"
    clean
    step "passed"
done
