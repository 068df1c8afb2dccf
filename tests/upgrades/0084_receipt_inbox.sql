insert into finance_attachments (key, name, size, id_user, fingerprint, reading, amounts, day, created_at)
values ('finance/inbox/1/receipt', 'nota.xml', 12, 1, 'sha256:1', '{"kind": "other"}', '{118800}', '2026-10-05', now());
insert into finance_supplier_names (id_user, supplier, described, category) values (1, '11222333000181', 'filamento', 'Material');
update finance_categories set wants_receipt = true where id = (select min(id) from finance_categories);
insert into finance_refused_pairs select id, 'report', 1 from finance_attachments where fingerprint = 'sha256:1';
