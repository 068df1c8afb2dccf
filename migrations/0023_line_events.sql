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
