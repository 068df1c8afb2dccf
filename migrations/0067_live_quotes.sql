-- The quotes that wait for somebody, so that the list by whom they wait for reads those alone, however many are closed. The
-- condition is the one of LIVE in server/waiting-list.ts. Writing to quotes waits while the index is built: a second for a
-- million.
create index budgets_live_idx on budgets (id_user, date)
  where state = 'change_requested' or (status <> 'FINALIZED' and state <> 'refused');
