-- The task that an event is the time for. A nullable column: both tables are locked for an instant, and while the events, which
-- all have none, are looked at once for the reference.
alter table calendar_events add column task_id integer references tasks (id) on delete set null;
create index calendar_events_task_idx on calendar_events (task_id) where task_id is not null;
