update budget_installments set fine = 200, interest = 33, charged_until = '2026-11-20' where id = (select max(id) from budget_installments);
