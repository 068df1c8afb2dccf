insert into returned_hours (budget_id, user_id, task_id, day, minutes, note, worked_on)
  select (select min(id) from budgets), 1, min(id), '2026-11-20', 60, 'Solda', '1-001 Antena' from tasks;
