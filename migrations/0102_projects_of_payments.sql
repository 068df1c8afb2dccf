-- The payments of a quote's parcelas are of the project that the quote began, as those that come from now on are. Of
-- `finance_reports` only these rows are locked, while they are written: a second for some ten thousand.
update finance_reports as entry set project_id = budgets.project_id
from budget_installments as parcela join budgets on budgets.id = parcela.budget_id
where parcela.id = entry.installment_id and budgets.project_id is not null
  and entry.project_id is null and not entry.split;
