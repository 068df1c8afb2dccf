-- The account with Stripe that a principal has set in Sistema (0087 of docs/decisions). One row, none until somebody did: cards are
-- then taken as the machine's settings say. A new table and its trigger: nothing that is there is locked or read.
create table stripe_account (
  id boolean primary key default true check (id),
  -- In every purchase page: no secret.
  publishable_key text not null,
  -- The secret key and the webhook's secret, sealed with the installation's for this publishable key alone (platform/sealed.ts).
  secret_keys text not null,
  saved_at timestamptz not null
);

-- Every process reads it again, and drops its pages once it has.
create function notify_stripe_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', 'stripe');
  return null;
end $$;
create trigger stripe_account_notify after insert or update or delete on stripe_account
  for each statement execute function notify_stripe_account();
