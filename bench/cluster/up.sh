#!/usr/bin/env bash
# Brings up, on loopback alone and from Debian's packages: three PostgreSQL 15 under Patroni with etcd, and HAProxy before
# them, which leads to the primary. `up.sh FOLDER` prints the DATABASE_URL and stays until it is ended; the folder's pids/
# name what runs. As root, since Patroni's servers run as the user postgres.
#   apt-get install --no-install-recommends patroni etcd-server etcd-client haproxy postgresql-15
set -euo pipefail
folder=${1:?a folder for its data}
base=${PORT_BASE:-21000}
mkdir -p "$folder/pids"
chown postgres "$folder"
ends() { for file in "$folder"/pids/*; do kill "$(cat "$file")" 2>/dev/null || true; done; wait; }
trap ends EXIT
trap exit INT TERM

run() { # NAME COMMAND...: in the background, with its output in a file
  local name=$1
  shift
  "$@" >"$folder/$name.log" 2>&1 &
  echo $! >"$folder/pids/$name"
}

run etcd etcd --data-dir "$folder/etcd" --listen-client-urls "http://127.0.0.1:$base" \
  --advertise-client-urls "http://127.0.0.1:$base" --listen-peer-urls "http://127.0.0.1:$((base + 1))" \
  --initial-advertise-peer-urls "http://127.0.0.1:$((base + 1))" --initial-cluster "default=http://127.0.0.1:$((base + 1))"

for n in 1 2 3; do
  cat >"$folder/node$n.yml" <<YML
scope: vitrine
name: node$n
restapi: { listen: 127.0.0.1:$((base + 20 + n)), connect_address: 127.0.0.1:$((base + 20 + n)) }
etcd3: { hosts: 127.0.0.1:$base }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true # an acknowledged write stands on two servers
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, shared_buffers: 32MB } }
  initdb: [{ encoding: UTF8 }, data-checksums]
  pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256']
  users: { vitrine: { password: vitrine, options: [createdb] } }
postgresql:
  listen: 127.0.0.1:$((base + 10 + n))
  connect_address: 127.0.0.1:$((base + 10 + n))
  data_dir: $folder/node$n
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: $folder/pgpass$n
  authentication:
    replication: { username: replicator, password: replicator }
    superuser: { username: postgres, password: postgres }
  parameters: { unix_socket_directories: $folder }
YML
  chmod a+r "$folder/node$n.yml"
  run "node$n" setpriv --reuid=postgres --regid=postgres --clear-groups patroni "$folder/node$n.yml"
done

cat >"$folder/haproxy.cfg" <<CFG
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:$((base + 2))
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  server node1 127.0.0.1:$((base + 11)) check port $((base + 21))
  server node2 127.0.0.1:$((base + 12)) check port $((base + 22))
  server node3 127.0.0.1:$((base + 13)) check port $((base + 23))
CFG
run haproxy haproxy -f "$folder/haproxy.cfg"

# Ready once the primary answers, and a second server holds what it acknowledges.
until curl -sf "http://127.0.0.1:$((base + 21))/cluster" 2>/dev/null | grep -q '"role": "sync_standby", "state": "\(running\|streaming\)"' &&
  PGPASSWORD=postgres psql -qh 127.0.0.1 -p $((base + 2)) -U postgres -c 'create database vitrine owner vitrine' >/dev/null 2>&1; do
  sleep 1
done
echo "DATABASE_URL=postgresql://vitrine:vitrine@127.0.0.1:$((base + 2))/vitrine"
wait
