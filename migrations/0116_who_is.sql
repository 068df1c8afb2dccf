-- The client that was made of a message, so that a second quote of it finds them, also where it says no e-mail or telephone.
-- A column without default, whose rows are all null: the tables are locked for an instant.
alter table contact_messages add client_id integer references clients (id) on delete set null;
create index contact_messages_client_idx on contact_messages (client_id) where client_id is not null;
-- Who is known as another person of a client, and the orders of a CPF or CNPJ. Writing waits while these are built: well
-- below a second for a hundred thousand rows.
create index client_contacts_known_idx on client_contacts (email) where email <> '';
create index orders_document_idx on orders (document) where document <> '';
