update budgets set late_fine = 1.5, late_interest = 0 where id = (select max(id) from budgets);
update budget_templates set late_fine = 0 where id = (select max(id) from budget_templates);
update budget_installments set late_fine = 1.5, late_interest = 0.5 where id = (select max(id) from budget_installments);
