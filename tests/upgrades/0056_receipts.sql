insert into budget_receipt_years (year, last) values (2026, 1);
insert into budget_receipts (installment_id, number, year, document, created_at, sent_to)
  select min(id), 1, 2026, '{"number": "0001/2026"}', '2026-11-01T12:00:00Z', 'helena@exemplo.com.br'
  from budget_installments;
