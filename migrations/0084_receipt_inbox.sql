-- Receipts that come before their entry is known: they wait in a ledger, with what their files say, until somebody says
-- which entry or bill they belong to. Columns that may be null, and a check that all rows pass: the table is locked while it
-- is read once, a second for a million receipts.
alter table finance_attachments
  alter report_id drop not null,
  -- Whose ledger it waits in, or did; null for one that was added to an entry.
  add id_user integer references users (id) on delete cascade,
  -- The bill it belongs to, until that is paid.
  add bill_id integer references finance_bills (id) on delete set null,
  -- What tells it from others: the access key of a nota, else the hash of the file.
  add fingerprint text,
  -- What the file says (ReadReceipt, src/fiscal/receipt.ts).
  add reading jsonb,
  -- Of that, what it is matched by: its whole amount and those of its parts, in cents, and its day.
  add amounts bigint[] not null default '{}',
  add day date,
  add deleted_at timestamptz(3),
  add demo boolean not null default false,
  add check (report_id is not null or id_user is not null);
create unique index finance_attachments_fingerprint_idx on finance_attachments (id_user, fingerprint) where deleted_at is null;
create index finance_attachments_inbox_idx on finance_attachments (id_user, id)
  where report_id is null and bill_id is null and deleted_at is null;
create index finance_attachments_bill_idx on finance_attachments (bill_id) where bill_id is not null;

-- Pairs that somebody refused: they are not offered again.
create table finance_refused_pairs (
  attachment_id integer not null references finance_attachments (id) on delete cascade,
  kind text not null check (kind in ('report', 'bill')),
  match_id integer not null,
  primary key (attachment_id, kind, match_id)
);

-- How often a ledger called what a supplier sold by the same description.
create table finance_supplier_names (
  id_user integer not null references users (id) on delete cascade,
  -- The supplier's tax number, else its folded name.
  supplier text not null,
  -- The entry's description, folded and without figures; and its category as it was.
  described text not null,
  category text not null,
  times integer not null default 1,
  primary key (id_user, supplier, described)
);

-- Categories whose entries are to have a receipt.
alter table finance_categories add wants_receipt boolean not null default false;
