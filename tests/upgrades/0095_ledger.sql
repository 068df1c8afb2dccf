insert into projects (id_user, title) values (1, 'Balança');
insert into finance_reports (id_user, description, amount, category, type, date, split, project_id)
values (1, 'Chapas', 64230, 'Material', 'despesa', '2026-10-05', true, (select max(id) from projects));
insert into finance_parts (report_id, place, category, project_id, amount)
select report.id, part.* from finance_reports as report, (values
  (0, 'Material', (select max(id) from projects), 41230), (1, 'Equipamento', null, 23000)) as part
where report.description = 'Chapas';
insert into finance_reports (id_user, description, amount, category, type, date, transfer) values
  (1, 'Fatura: sai', 154670, 'Transferência', 'despesa', '2026-10-20', true),
  (1, 'Fatura: entra', 154670, 'Transferência', 'receita', '2026-10-21', true);
insert into finance_transfers (out_id, in_id) values (
  (select id from finance_reports where description = 'Fatura: sai'),
  (select id from finance_reports where description = 'Fatura: entra'));
update finance_accounts set opening_day = '2026-10-01' where id = (select min(id) from finance_accounts);
