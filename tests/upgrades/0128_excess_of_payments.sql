update budget_installments set excess_report_id = (select max(id) from finance_reports)
where id = (select max(id) from budget_installments);
