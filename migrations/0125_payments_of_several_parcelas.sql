-- One payment may pay several parcelas: of those that its excess paid, the one that it was said of, so that all are undone
-- together. Null for that one itself, for any other, and for what an excess paid before. A column without a default: the table is
-- locked for a moment and not read, but for the index, which finds no row to hold.
alter table budget_installments add paid_with integer references budget_installments (id) on delete set null;
create index budget_installments_paid_with_idx on budget_installments (paid_with) where paid_with is not null;
