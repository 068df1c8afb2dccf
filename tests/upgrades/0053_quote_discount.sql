update budgets set discount = '{"percent": 5, "amount": null}' where id = (select min(id) from budgets);
