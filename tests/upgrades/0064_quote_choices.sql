update budget_events set document = '{"items": []}', pdf_key = 'budgets/1/escolha.pdf'
where id = (select min(id) from budget_events where kind = 'accepted');
