-- Whoever raises a line's counter notifies those who watch the line: no statement that does can forget it.
create function notify_line() returns trigger language plpgsql as $$
begin
  perform notify_event('line:' || new.project_id, new.changes);
  return null;
end $$;
create trigger production_lines_notify after update of changes on production_lines
  for each row when (new.changes <> old.changes) execute function notify_line();

-- What a board shows of its line that is stored elsewhere: the project's title, and who works on it.
create function raise_line_of_project() returns trigger language plpgsql as $$
begin
  update production_lines set changes = changes + 1 where project_id = new.id;
  return null;
end $$;
create trigger projects_raise_line after update of title, id_user on projects
  for each row when ((new.title, new.id_user) is distinct from (old.title, old.id_user))
  execute function raise_line_of_project();

create function raise_lines_of_members() returns trigger language plpgsql as $$
begin
  update production_lines set changes = changes + 1 where project_id in (select project_id from changed);
  return null;
end $$;
create trigger project_members_raise_line_added after insert on project_members
  referencing new table as changed for each statement execute function raise_lines_of_members();
create trigger project_members_raise_line_removed after delete on project_members
  referencing old table as changed for each statement execute function raise_lines_of_members();

-- What a notice is about, e.g. 'task:7': it is removed together with that. Null where that is never removed.
alter table notices add column subject text;
create index notices_subject_idx on notices (subject) where subject is not null;
update notices set subject = 'task:' || tasks.id from tasks where path like '%?task=' || tasks.id_text;

-- Removes the notices about what is being deleted. The counters are locked in the order of the people's ids and before
-- their notices, as everywhere (src/domains/notices/server/counter.ts).
create function remove_notices_about(subjects text[]) returns void language plpgsql as $$
begin
  perform user_id from notice_counters
    where user_id in (select user_id from notices where subject = any (subjects)) order by user_id for update;
  with gone as (
    delete from notices where subject = any (subjects) returning user_id
  )
  update notice_counters set changes = changes + 1 where user_id in (select user_id from gone);
end $$;

create function remove_task_notices() returns trigger language plpgsql as $$
begin
  perform remove_notices_about(array(select 'task:' || id from gone));
  return null;
end $$;
create trigger tasks_remove_notices after delete on tasks
  referencing old table as gone for each statement execute function remove_task_notices();

create function notify_notices() returns trigger language plpgsql as $$
begin
  perform notify_event('notices:' || new.user_id, new.changes);
  return null;
end $$;
create trigger notice_counters_notify after insert or update of changes on notice_counters
  for each row execute function notify_notices();

-- Moves of cards are done by one statement (src/domains/production/server/move.ts): other moves of the line wait for as
-- long as this runs, and not for the program to send one statement after the other.

-- Puts tasks of a line, in this order, before another of a column, or at its end where that is null or not there (any
-- more); no other task is touched. The caller has raised the line's counter, so that no other move comes between.
-- Raises no_data_found where one of the tasks is gone or of another line.
-- saver: {"by": {"id", "name"}, "at"}, as in field_revisions (0017_revisions.sql).
create function move_tasks(
  line integer, counter bigint, ids integer[], column_status text, before_id integer, saver jsonb
) returns void language plpgsql as $$
declare
  step constant double precision := 1024; -- between two cards that were put one after the other
  size constant integer := cardinality(ids);
  saved_at constant timestamptz := (saver ->> 'at')::timestamptz;
  saved_by constant integer := (saver -> 'by' ->> 'id')::integer;
  target record;
  above double precision;
  places double precision[];
begin
  if (select count(*) from tasks where id = any (ids) and project_id = line and deleted_at is null) < size then
    raise no_data_found;
  end if;
  loop
    -- The card that they come to stand before: the one named, or if that moves itself the first below it that stays.
    select below.position, below.id into target
    from tasks named join tasks below
      on below.project_id = named.project_id and below.status = named.status and below.deleted_at is null
      and (below.position, below.id) >= (named.position, named.id)
    where named.id = before_id and named.project_id = line and named.status = column_status and named.deleted_at is null
      and below.id <> all (ids)
    order by below.position, below.id limit 1;
    if not found then
      select coalesce(max(position), 0) into above from tasks
      where project_id = line and status = column_status and deleted_at is null and id <> all (ids);
      places := array(select above + step * place from generate_series(1, size) place order by place);
      exit;
    end if;
    select position into above from tasks
    where project_id = line and status = column_status and deleted_at is null and id <> all (ids)
      and (position, id) < (target.position, target.id)
    order by position desc, id desc limit 1;
    above := coalesce(above, target.position - step * (size + 1));
    places := array(
      select above + (target.position - above) * place / (size + 1) from generate_series(1, size) place order by place);
    exit when (select bool_and(one < next) from unnest(above || places, places || target.position) as gap (one, next));
    -- No room: the column is spaced anew, its order unchanged.
    update tasks set position = place * step, change = counter
    from (
      select id, row_number() over (order by position, id) as place from tasks
      where project_id = line and status = column_status and deleted_at is null
    ) as ordered
    where tasks.id = ordered.id;
  end loop;
  -- A status that changes is a change of that field for open forms.
  with moved as (
    update tasks set
      position = placed.position,
      change = counter,
      status = column_status,
      finished_at = case when column_status = 'Completed' then coalesce(finished_at, saved_at) end,
      updated_at = case when status = column_status then updated_at else saved_at end,
      updated_by = case when status = column_status then updated_by else saved_by end,
      revision = revision + (status <> column_status)::integer,
      field_revisions = case when status = column_status then field_revisions
        else field_revisions || jsonb_build_object('status', saver || jsonb_build_object('revision', revision + 1)) end
    from unnest(ids, places) as placed (id, position)
    where tasks.id = placed.id
  )
  insert into task_history (task_id, user_id, at, field, before, after)
  select tasks.id, saved_by, saved_at, 'status', status, column_status
  from tasks join unnest(ids) with ordinality as listed (id, place) on listed.id = tasks.id
  where status <> column_status order by place;
end $$;

-- With `checked` in it a board counts its subtasks without reading them.
drop index task_subtasks_task_idx;
create index task_subtasks_task_idx on task_subtasks (task_id, position, id) include (checked);
