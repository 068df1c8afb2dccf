-- What a task waits for: another one of any line. A new table; the triggers lock `tasks` for an instant.
create table task_blockers (
  task_id integer not null references tasks (id) on delete cascade,
  -- What it waits for.
  blocker_id integer not null references tasks (id) on delete cascade check (blocker_id <> task_id),
  created_at timestamptz not null,
  created_by integer references users (id) on delete set null,
  primary key (task_id, blocker_id)
);
create index task_blockers_blocker_idx on task_blockers (blocker_id, task_id);
create index task_blockers_created_by_idx on task_blockers (created_by);

-- Boards show what waits. What is done in one line may free a task of another, whose open boards hear of it at commit. A
-- line that somebody else is changing just then is left out: its boards hear of that change, and nobody waits for it here.
create function raise_linked_lines(task integer, line integer) returns void language sql as $$
  update production_lines set changes = changes + 1
  where project_id in (
    select project_id from production_lines
    where project_id <> line and project_id in (
      select project_id from tasks where id in (
        select blocker_id from task_blockers where task_id = task
        union select task_id from task_blockers where blocker_id = task))
    order by project_id for update skip locked)
$$;
create function notify_linked_lines() returns trigger language plpgsql as $$
begin
  perform raise_linked_lines(new.id, new.project_id);
  return null;
end $$;
create constraint trigger tasks_notify_linked after update of status, deleted_at on tasks
  deferrable initially deferred for each row
  when ((old.status = 'Completed') is distinct from (new.status = 'Completed')
    or (old.deleted_at is null) is distinct from (new.deleted_at is null))
  execute function notify_linked_lines();
