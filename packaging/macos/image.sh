#!/bin/sh
# Make the disk image from the program; notarise it if the secrets for that are there.
set -eu
version=$(python -c "import json; print(json.load(open('dist/sizes.json'))['version'])")
image=dist/cubewright-$version-macos-$(uname -m).dmg
folder=build/package/image
rm -rf "$folder"
mkdir -p "$folder"
cp -R build/package/dist/Cubewright.app "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname Cubewright -srcfolder "$folder" -format ULFO -ov "$image"
if [ -z "${CODESIGN_IDENTITY:-}" ] || [ -z "$APPLE_ID" ]; then
    echo "no secrets: the image is not notarised"
    exit 0
fi
codesign --sign "$CODESIGN_IDENTITY" --timestamp "$image"
xcrun notarytool submit "$image" --wait \
    --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM" --password "$APPLE_PASSWORD"
xcrun stapler staple "$image"
