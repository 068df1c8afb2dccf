update budget_installments set paid_with = (select min(id) from budget_installments)
where id = (select max(id) from budget_installments);
