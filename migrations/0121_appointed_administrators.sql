-- Whom an administrator has made one too, beside account 1 and the e-mail of the settings (0084 of docs/decisions). Nobody is one
-- by this at first: `role` was never read, and is the account library's. A column without a default that is worked out: users is
-- locked for a moment, in which its rows are read once for the rule.
alter table users add administers boolean not null default false
  -- Who is disabled administers nothing, and does not again when enabled.
  constraint users_disabled_administer_nothing check (not (administers and coalesce(banned, false)));

-- Streams that are open are checked again where somebody comes to see more, or less.
create or replace trigger users_notify_rights after update of banned, email, administers on users
  for each statement execute function notify_rights();
