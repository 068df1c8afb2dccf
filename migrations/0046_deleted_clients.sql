-- A deleted client stays for 30 days, in which the admin brings it back. Its number may be another's meanwhile.
--
-- Locks: the table for an instant for its columns, and against saves while its index is built, a second for 100,000 clients.
alter table clients
  add deleted_at timestamptz(3),
  add deleted_by integer references users (id) on delete set null;
create index clients_deleted_idx on clients (deleted_at) where deleted_at is not null;
drop index clients_document_idx;
create unique index clients_document_idx on clients (document) where document <> '' and deleted_at is null;
