update budget_installments set part = 2 where id = (select max(id) from budget_installments);
