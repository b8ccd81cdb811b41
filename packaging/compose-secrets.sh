#!/bin/sh
# Makes the secrets of compose.yaml in the folder secrets/ beside it. What is there stays: the first one seals leads, and a
# backup does not hold it.
set -eu
cd "$(dirname "$0")"

# Nobody else can enter the folder. Its files can be read by all, because each container has a user of its own.
mkdir -p -m 0700 secrets
cd secrets
umask 0022

fresh() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
# Writes standard input to a file that is not there yet. A draft is left if this is interrupted, never half of a secret.
keep() { if [ -e "$1" ]; then cat >/dev/null; else cat >"$1.draft" && mv "$1.draft" "$1"; fi; }

fresh | keep quietzone
fresh | keep postgres-password
printf 'postgres://quietzone:%s@postgres/quietzone\n' "$(cat postgres-password)" | keep database-url
printf 'requirepass %s\n' "$(fresh)" | keep valkey
printf 'redis://:%s@valkey:6379\n' "$(cut -d ' ' -f 2 valkey)" | keep redis-url
