-- Fine and interest that were agreed upon for one quote, in percents; null where the firm's apply. A parcela has those of
-- the version that was accepted. Columns without default: each table is locked for an instant.
alter table budgets
  add late_fine double precision check (late_fine between 0 and 2),
  add late_interest double precision check (late_interest between 0 and 10);
alter table budget_templates
  add late_fine double precision check (late_fine between 0 and 2),
  add late_interest double precision check (late_interest between 0 and 10);
alter table budget_installments
  add late_fine double precision check (late_fine between 0 and 2),
  add late_interest double precision check (late_interest between 0 and 10);
