-- Clients are reminded of parcelas by e-mail where the firm says so: whether those of this quote are; on which day a
-- parcela's client last was, and how often since it is late; on which day somebody reminded them by themselves. Constant
-- defaults and columns without one: both tables are locked for an instant.
alter table budgets add reminds boolean not null default true;
alter table budget_installments
  add reminded_on date,
  add late_reminders smallint not null default 0,
  add charged_on date;
