-- The tasks that were changed last, everybody's and of who is in charge, of the open ones and of those that are done: what
-- hours are written on is found among the first ones. `tasks` is locked against changes while the indexes are built, a second
-- for 100,000.
create index tasks_open_changed_idx on tasks (updated_at desc) where deleted_at is null and status <> 'Completed';
create index tasks_done_changed_idx on tasks (updated_at desc) where deleted_at is null and status = 'Completed';
create index tasks_own_done_idx on tasks (assignee_id, updated_at desc) where deleted_at is null and status = 'Completed';
drop index tasks_assignee_idx;
create index tasks_own_open_idx on tasks (assignee_id, updated_at desc) where deleted_at is null and status <> 'Completed';
