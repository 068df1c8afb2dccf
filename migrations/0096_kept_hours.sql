-- Hours that a quote bills stay when their task, line or project goes, with the name of what they were on; those of a quote
-- that was refused are open again, as those of one that is deleted. `task_hours` is locked while its rows are read once for
-- the new key, a second for a million of them.
alter table task_hours
  alter column task_id drop not null,
  -- What they were on, once that task is gone: '12-001 Antena', and its line while there is that one.
  add worked_on text not null default '',
  add line_id integer references projects (id) on delete set null,
  drop constraint task_hours_task_id_fkey,
  add constraint task_hours_task_id_fkey foreign key (task_id) references tasks (id) on delete set null;
create index task_hours_line_idx on task_hours (line_id) where line_id is not null;

-- Billed hours stay as their quote has them, but for the task that they lose.
drop trigger task_hours_keep_billed on task_hours;
create trigger task_hours_keep_billed before update of task_id, day, minutes, budget_id on task_hours
  for each row when (old.budget_id is not null and (new.task_id is not null or
    (new.day, new.minutes, new.budget_id) is distinct from (old.day, old.minutes, old.budget_id)))
  execute function keep_billed_hours();

create function keep_hours_of_task() returns trigger language plpgsql as $$
begin
  delete from task_hours where task_id = old.id and budget_id is null;
  update task_hours set task_id = null, worked_on = old.id_text || ' ' || old.nome,
    line_id = (select id from projects where id = old.project_id)
  where task_id = old.id;
  return old;
end $$;
create trigger tasks_keep_hours before delete on tasks for each row execute function keep_hours_of_task();
-- Before its tasks go with it, while its name is known.
create function keep_hours_of_project() returns trigger language plpgsql as $$
begin
  update task_hours set task_id = null, worked_on = id_text || ' ' || nome || ', ' || old.title
  from tasks where tasks.id = task_id and tasks.project_id = old.id and task_hours.budget_id is not null;
  update task_hours set worked_on = worked_on || ', ' || old.title where line_id = old.id;
  return old;
end $$;
create trigger projects_keep_hours before delete on projects for each row execute function keep_hours_of_project();

-- Gives the hours of a quote back: each to what was worked on that task on that day since, where there is any. What was worked
-- on a task that is gone goes with the quote.
create function return_hours(quote integer) returns void language plpgsql as $$
begin
  with billed as (delete from task_hours where budget_id = quote returning *)
  insert into task_hours (user_id, task_id, day, minutes, note, demo)
  select user_id, task_id, day, least(sum(minutes), 1440), string_agg(note, ' ' order by id), bool_and(demo)
  from billed where task_id is not null
  group by user_id, task_id, day
  on conflict (user_id, task_id, day) where budget_id is null do update set
    minutes = least(task_hours.minutes + excluded.minutes, 1440), revision = task_hours.revision + 1;
end $$;
create or replace function give_hours_back() returns trigger language plpgsql as $$
begin
  perform return_hours(old.id);
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger budgets_give_refused_hours_back after update of state on budgets
  for each row when (new.state = 'refused' and old.state <> 'refused') execute function give_hours_back();
