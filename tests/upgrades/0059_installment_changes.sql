insert into budget_events (budget_id, kind, note) select min(id), 'installment_changed', 'Parcela 2: R$ 500,00 em 20/12/2026 → R$ 400,00 em 10/01/2027' from budgets;
