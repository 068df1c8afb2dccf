-- What a payment of parcelas brought beyond all that was open is an entry by itself, which the last parcela that it paid names, so
-- that it is undone with it; null for none. A column without a default: the table is locked for a moment and not read, but for
-- the index, which finds no row to hold; finance_reports is locked for a moment, for the rule.
alter table budget_installments add excess_report_id integer references finance_reports (id) on delete set null;
create index budget_installments_excess_idx on budget_installments (excess_report_id) where excess_report_id is not null;
