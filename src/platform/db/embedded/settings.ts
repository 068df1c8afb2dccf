/** What the server is told beside its own defaults: a private server for one program on a small machine. Durability (fsync, synchronous_commit, full_page_writes) stays at its defaults: on. */
export const SERVER_SETTINGS = [
  // Reached through a socket in its private folder only.
  'listen_addresses=',
  'unix_socket_permissions=0700',
  // Memory: the machine may have 1 GB, shared with Node, and the data is small. The kernel's page cache does the rest.
  'shared_buffers=64MB',
  'effective_cache_size=256MB',
  'maintenance_work_mem=32MB',
  // Two pools, the jobs and a command at the terminal need about 30; each costs memory only while it is open.
  'max_connections=50',
  // Queries last milliseconds on one or two cores: compiling them, or sharing them out to helpers, costs more than it saves.
  'jit=off',
  'max_parallel_workers_per_gather=0',
  // The data is in memory after the first read: three reading helper processes would only stand by.
  'io_method=sync',
  // Write-ahead log on a small disk (by default up to 1 GB). Checkpoints come a little earlier under heavy writing.
  'max_wal_size=256MB',
  // The same instant means the same text on every machine; the program formats for its readers.
  'timezone=UTC',
  'log_timezone=UTC',
  // What an operator must know, without the values people typed: no statements, no 'Key (email)=(...)' details.
  'log_min_messages=warning',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]
