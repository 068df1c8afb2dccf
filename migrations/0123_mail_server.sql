-- The mail server that an administrator has set in Sistema (0086 of docs/decisions). One row, none until somebody did: e-mails then
-- go where the machine's settings say. A new table and its trigger: nothing that is there is locked or read.
create table mail_server (
  id boolean primary key default true check (id),
  host text not null,
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  -- Whom to sign in as; '' for nobody.
  user_name text not null,
  -- Sealed with the installation's secret, for these very four alone (platform/sealed.ts); '' for none.
  password text not null,
  from_name text not null,
  from_email text not null,
  saved_at timestamptz not null
);

-- Every process reads it again, and drops its pages once it has: some say whether the site sends e-mails.
create function notify_mail_server() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', 'mail');
  return null;
end $$;
create trigger mail_server_notify after insert or update or delete on mail_server
  for each statement execute function notify_mail_server();
