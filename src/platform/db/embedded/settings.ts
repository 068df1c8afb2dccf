/** Settings for a private server of one program on a small machine. Durability (fsync, synchronous_commit, …) stays on. */
export const SERVER_SETTINGS = [
  // Connections by a socket in its private folder only.
  'listen_addresses=',
  'unix_socket_permissions=0700',
  // Memory: the machine may have 1 GB, shared with Node; the kernel caches files too.
  'shared_buffers=64MB',
  'effective_cache_size=256MB',
  'maintenance_work_mem=32MB',
  // Two pools, jobs and a command at the terminal need about 30.
  'max_connections=50',
  // For queries of milliseconds on one or two cores, compiling and parallel workers cost more than they save.
  'jit=off',
  'max_parallel_workers_per_gather=0',
  // The data is in memory after the first read: I/O workers would be idle.
  'io_method=sync',
  // Write-ahead log for a small disk; the default is 1 GB.
  'max_wal_size=256MB',
  // Independent of the machine's time zone.
  'timezone=UTC',
  'log_timezone=UTC',
  // The log holds no personal data: no statements, no details such as 'Key (email)=(...)'.
  'log_min_messages=warning',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]
