-- The answers of calls that make something, for a day: the same key again gets the same answer (decisions/0033).
-- A new table, which locks nothing but `users`, against writes, for as long as the foreign key takes: an instant.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  -- SHA-256 of the call's name and its input.
  fingerprint text not null,
  -- JSON, encrypted with the program's key, since some answers have a link or a token. '' until the work is done.
  answer text not null default '',
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
