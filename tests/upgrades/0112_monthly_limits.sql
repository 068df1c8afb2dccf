insert into finance_monthly_limits (category_id, from_month, cents) select min(id), date '2026-11-01', 60000 from finance_categories;
