insert into budget_files (budget_id, key, name, size, added_at)
select id, 'budgets/' || id || '/file/planta.pdf', 'planta.pdf', 4, now() from budgets where version > 0;
