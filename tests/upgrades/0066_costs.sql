update users set sees_costs = true where id = (select max(id) from users);
update budgets set costs = '[{"description": "Antena", "cost": 12345}]' where id = (select max(id) from budgets);
update budget_templates set costs = '[{"description": "Antena", "cost": 12345}]' where id = (select max(id) from budget_templates);
