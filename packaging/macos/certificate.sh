#!/bin/sh
# Put the certificate of the secrets into a keychain, and name it for build.py; without secrets,
# do nothing, and the program gets a signature without a name.
set -eu
if [ -z "$CERTIFICATE" ]; then
    echo "no certificate: the program is not signed by name"
    exit 0
fi
keychain=$RUNNER_TEMP/signing.keychain-db
password=$(openssl rand -hex 16)
echo "$CERTIFICATE" | base64 --decode >"$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$password" "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" -P "$PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificate.p12"
echo "CODESIGN_IDENTITY=$IDENTITY" >>"$GITHUB_ENV"
