-- Hours know the line of their task while there is that task, too, and no longer once it is gone alone: what was worked on a
-- line, what of it is not billed and what quotes bill of it are then read from an index. With them indexes for what else the
-- margins of lines are made of. `task_hours` is locked while its rows are written once, two seconds for 100,000; `tasks`,
-- `finance_reports` and `finance_parts` against changes while their indexes are built, half a second each.
update task_hours set line_id = tasks.project_id from tasks where tasks.id = task_id;

-- A task that is on its way to another line is waited for.
create function set_line_of_hours() returns trigger language plpgsql as $$
begin
  new.line_id := (select project_id from tasks where id = new.task_id for share);
  return new;
end $$;
create trigger task_hours_set_line before insert on task_hours
  for each row when (new.task_id is not null) execute function set_line_of_hours();
create function move_hours_of_task() returns trigger language plpgsql as $$
begin
  update task_hours set line_id = new.project_id where task_id = new.id;
  return null;
end $$;
create trigger tasks_move_hours after update of project_id on tasks
  for each row when (new.project_id <> old.project_id) execute function move_hours_of_task();

-- Before its tasks go with it, while its name is known; what is left of tasks that had gone before gets it too.
create or replace function keep_hours_of_project() returns trigger language plpgsql as $$
begin
  update task_hours set worked_on = worked_on || ', ' || old.title where line_id = old.id and task_id is null;
  update task_hours set task_id = null, worked_on = id_text || ' ' || nome || ', ' || old.title
  from tasks where tasks.id = task_id and tasks.project_id = old.id and task_hours.budget_id is not null;
  return old;
end $$;

drop index task_hours_line_idx;
create index task_hours_line_idx on task_hours (line_id, user_id, day) include (minutes);
create index task_hours_unbilled_idx on task_hours (line_id, user_id, day) include (minutes, id)
  where budget_id is null and minutes > 0;
create index task_hours_billed_line_idx on task_hours (line_id, budget_id) where budget_id is not null;
drop index task_hours_budget_idx;
create index task_hours_budget_idx on task_hours (budget_id, line_id) include (minutes) where budget_id is not null;
drop index task_hours_task_idx;
create index task_hours_task_idx on task_hours (task_id, day) include (minutes);
create index tasks_estimate_idx on tasks (project_id) include (id, estimate, status, assignee_id)
  where deleted_at is null and estimate > 0;
create index finance_reports_project_sums_idx on finance_reports (project_id, date) include (id, id_user, type, amount, reversal)
  where project_id is not null and deleted_at is null and not transfer and not split;
