-- A payment in part splits its parcela: the row is what was paid, and a new one of the same number, with the next part, is
-- what stays open. It is voided too where the payment is undone, and its amount back in the row that it came from. A
-- constant default: the table is locked for an instant.
alter table budget_installments add part smallint not null default 1 check (part > 0);
