-- Clients are reminded of parcelas by e-mail where the firm says so: whether those of this quote are, and on which day a
-- parcela's client last was. Constant default and a column without one: both tables are locked for an instant.
alter table budgets add reminds boolean not null default true;
alter table budget_installments add reminded_on date;
