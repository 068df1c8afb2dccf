-- The cash curve: the day for which a client has promised a late parcela, and the balance below which somebody does not want
-- to come. Constant defaults: `budget_installments` is locked for an instant; a new table.

-- It counts from then on, and no more once that day has passed. See 0017_revisions.sql for the other two.
alter table budget_installments
  add promised date,
  add revision integer not null default 1,
  add field_revisions jsonb not null default '{}';

create table finance_floors (
  -- Whose ledger.
  id_user integer primary key references users (id) on delete cascade,
  -- Cents; null while none is wanted.
  floor bigint,
  revision integer not null default 0,
  field_revisions jsonb not null default '{}',
  demo boolean not null default false
);
