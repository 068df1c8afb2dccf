update budgets set draft = '{"project_name": "Obra maior"}' where id = (select min(id) from budgets where version > 0);
