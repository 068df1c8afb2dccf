-- The list by whom quotes wait for reads the live ones alone; those that have expired were among them for ever. The conditions
-- are those of LASTING and EXPIRABLE in server/waiting-list.ts. Writing to quotes waits while the indexes are built: a second
-- for a million.
create index budgets_lasting_idx on budgets (id_user, date)
  where (state = 'change_requested' or (status <> 'FINALIZED' and state <> 'refused'))
    and not (status = 'PENDING' and state in ('sent', 'seen', 'change_requested'));
create index budgets_expirable_idx on budgets (date, id)
  where status = 'PENDING' and state in ('sent', 'seen', 'change_requested');
drop index budgets_live_idx;
