-- Whether hours of the demonstration are still there. `task_hours` is locked against changes while the index is built, an instant.
create index task_hours_demo_idx on task_hours (id) where demo;
