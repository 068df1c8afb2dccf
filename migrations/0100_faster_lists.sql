-- Indexes for what lists ask of tables that grow: the entries and bills of an amount, the entries that may lack a receipt, what
-- clients known by name alone have paid, what quotes were asked, and purchases that were withdrawn from. The tables are
-- locked against changes while they are built, a second for 100,000 rows each.
create index finance_reports_amount_idx on finance_reports (id_user, amount, date) where deleted_at is null and not transfer;
create index finance_reports_receipts_idx on finance_reports (id_user, category, date desc, id desc)
  where deleted_at is null and not transfer;
create index finance_bills_amount_idx on finance_bills (id_user, amount) where paid_on is null and deleted_at is null;
create index budgets_named_client_idx on budgets (lower(folded(client))) where client_id is null;
create index budget_events_asking_idx on budget_events (budget_id) where kind in ('change_requested', 'renewal_requested');
create index budget_events_started_idx on budget_events (budget_id) where kind = 'line_started';
create index orders_withdrawn_idx on orders (withdrawn_at, id) where state = 'paid' and withdrawn_at is not null;
