-- When each member of staff was last here, and each session last used.
alter table users add last_seen_at timestamptz;
alter table sessions add last_used_at timestamptz not null default now();
update users set last_seen_at = (select max(updated_at) from sessions where user_id = users.id);
-- Nothing asks from which network a session was opened: it is kept no more.
update sessions set last_used_at = updated_at, ip_address = null;

-- One e-mail, one account, however it is written.
create unique index users_email_lower_idx on users (lower(email));

-- Links by which somebody sets a password: the first one, or a new one.
create table password_links (
  -- SHA-256 of the token, in hex. The token itself stands in the link alone.
  hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  -- When it was used, or became void because the password was set by other means.
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_links_user_id_idx on password_links (user_id);
