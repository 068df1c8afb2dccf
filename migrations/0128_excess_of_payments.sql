-- What a payment of parcelas brought beyond all that was open is an entry by itself, which the last parcela that it paid names, so
-- that it is undone with it; null for none. No reference: entries refer to parcelas already, and a backup restores no two tables
-- that refer to each other. Ids are never given again, so that of an entry deleted for good finds none. A column without a
-- default: the table is locked for a moment and not read.
alter table budget_installments add excess_report_id integer;
