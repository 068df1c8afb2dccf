-- A person's open tasks by deadline, as *Minhas tarefas* and the calendar list them, and the hours booked of events to come:
-- each from an index alone. `tasks` and `calendar_guests` are locked against changes while they are built, a second for
-- 100,000 rows.
create index tasks_own_deadline_idx on tasks (assignee_id, meta, prioridade desc, id) include (project_id)
  where deleted_at is null and status <> 'Completed';
create index calendar_guests_booked_idx on calendar_guests (event_id) include (booking_id)
  where booking_id is not null and not is_removed;
