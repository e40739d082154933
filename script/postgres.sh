#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL of a throw-away PostgreSQL cluster and stops it at the end.
# usage: script/postgres.sh COMMAND [ARG ...]
set -euo pipefail

find_bin() { ls -d /usr/lib/postgresql/*/bin /usr/local/pgsql/bin /opt/homebrew/opt/postgresql*/bin 2>/dev/null | sort -V | tail -n 1; }

bin=$(find_bin || true)
if [ -z "$bin" ] && command -v initdb >/dev/null; then bin=$(dirname "$(command -v initdb)"); fi
if [ -z "$bin" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
  bin=$(find_bin || true)
fi
[ -n "$bin" ] || { echo 'No PostgreSQL binaries found. Install PostgreSQL 15 or later (Debian, Ubuntu: apt-get install -y postgresql).' >&2; exit 1; }

data=$(mktemp -d /tmp/parterre-postgres-XXXXXX)
# Below the ports the system hands out for outgoing connections.
port=$((23000 + RANDOM % 9000))
# The server refuses to run as root: an unprivileged user owns and runs the cluster.
run=()
if [ "$(id -u)" = 0 ]; then
  id postgres >/dev/null 2>&1 || useradd --system --no-create-home --shell /bin/sh postgres
  chown postgres "$data"
  run=(runuser -u postgres --)
fi
stop() { "${run[@]}" "$bin/pg_ctl" -D "$data/cluster" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$data"; }
trap stop EXIT

cd /
"${run[@]}" "$bin/initdb" -D "$data/cluster" -U parterre -A trust --no-sync -E UTF8 --locale=C >/dev/null
"${run[@]}" "$bin/pg_ctl" -D "$data/cluster" -w -l "$data/log" -o "-p $port -k $data -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=${POSTGRES_FSYNC:-off} -c shared_buffers=256MB" start >/dev/null
cd - >/dev/null
export TEST_DATABASE_URL="postgres://parterre@127.0.0.1:$port/postgres"
# For the drill that restarts the server; tests run beside others and must not.
export POSTGRES_RESTART="cd / && ${run[*]} $bin/pg_ctl -D $data/cluster -m fast -w -l $data/log restart"
"$@"
