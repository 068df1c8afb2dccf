insert into budget_openings (budget_id, version, at) select id, version, now() from budgets where version > 0;
update budget_events set line = 1 where kind = 'change_requested';
