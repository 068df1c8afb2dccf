insert into budget_templates (name, extra_text, terms, items, additional_value, total, payments, deadline_days, validity_days, kept_at)
  values ('Site institucional', '', '- Em reais.', '[{"description": "Site", "quantity": 1, "total": 100000}]', 0, 100000,
    '[{"due_days": null, "percent": 100, "amount": null}]', 30, 90, '2026-11-26T15:00:00Z');
