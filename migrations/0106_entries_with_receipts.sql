-- Entries know whether they have a receipt, so that those without one are found in an index: *Hoje* and the receipts looked at
-- each entry of a year for it. `finance_reports` is locked while those that have one are written once and the indexes are
-- built, two seconds for 100,000 entries of which a fifth has one.
alter table finance_reports add column has_receipt boolean not null default false;
update finance_reports set has_receipt = true where id in (select report_id from finance_attachments);

create function keep_receipts() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then changed := array(select report_id from come);
  elsif tg_op = 'DELETE' then changed := array(select report_id from gone);
  else changed := array(select unnest(array[gone.report_id, come.report_id]) from come join gone using (id)
    where come.report_id is distinct from gone.report_id);
  end if;
  -- One after the other: what another transaction gives or takes meanwhile is then seen by the statement below.
  perform from finance_reports where id = any (changed) order by id for no key update;
  update finance_reports set has_receipt = not has_receipt
  where id = any (changed) and has_receipt <> exists (select from finance_attachments where report_id = finance_reports.id);
  return null;
end $$;
create trigger finance_attachments_keep_come after insert on finance_attachments referencing new table as come
  for each statement execute function keep_receipts();
create trigger finance_attachments_keep_gone after delete on finance_attachments referencing old table as gone
  for each statement execute function keep_receipts();
create trigger finance_attachments_keep_changed after update on finance_attachments
  referencing old table as gone new table as come for each statement execute function keep_receipts();

drop index finance_reports_receipts_idx;
create index finance_reports_lacking_idx on finance_reports (id_user, category, date desc, id desc)
  where deleted_at is null and not transfer and not has_receipt;
create index finance_reports_split_lacking_idx on finance_reports (id_user, date) include (id)
  where split and deleted_at is null and not has_receipt;
