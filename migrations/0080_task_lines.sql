-- Tasks that were moved to another line: what they had in the one they left. A new table.
create table task_lines (
  task_id integer not null references tasks (id) on delete cascade,
  -- A line that it was in, and is not now.
  project_id integer not null references production_lines (project_id) on delete cascade,
  -- Its number there, which it has again when it comes back, with its place and who was in charge.
  number integer not null,
  id_text text not null unique,
  position double precision not null,
  assignee_id integer references users (id) on delete set null,
  -- The line's `changes` when it left: open boards hear by it that it is gone.
  change bigint not null,
  primary key (task_id, project_id)
);
create index task_lines_change_idx on task_lines (project_id, change);
create index task_lines_assignee_idx on task_lines (assignee_id) where assignee_id is not null;
