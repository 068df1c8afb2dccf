-- Open lists that many changes reach: a person's tasks of all lines ('mytasks:2'), and a line's saved views ('views:12'). A
-- counter kept in a row for each person would have changes of different lines wait for each other, in orders that may
-- block; the number of the transaction, which PostgreSQL counts anyway, is raised without one. The triggers are made in an
-- instant, in which `tasks` and `line_views` are not written to.
create function notify_by_transaction(topics text[]) returns void language sql as $$
  select pg_notify('events', topic || ' ' || pg_current_xact_id()) from unnest(topics) as topic
$$;

create function notify_my_tasks() returns trigger language plpgsql as $$
declare
  people integer[];
begin
  if tg_op = 'INSERT' then
    people := array(select distinct assignee_id from after);
  elsif tg_op = 'DELETE' then
    people := array(select distinct assignee_id from before);
  else
    people := array(select assignee_id from before union select assignee_id from after);
  end if;
  perform notify_by_transaction(array(select 'mytasks:' || person from unnest(people) as person where person is not null));
  return null;
end $$;
create trigger tasks_notify_added after insert on tasks
  referencing new table as after for each statement execute function notify_my_tasks();
create trigger tasks_notify_changed after update on tasks
  referencing old table as before new table as after for each statement execute function notify_my_tasks();
create trigger tasks_notify_removed after delete on tasks
  referencing old table as before for each statement execute function notify_my_tasks();

create function notify_views() returns trigger language plpgsql as $$
begin
  perform notify_by_transaction(array['views:' || new.project_id]);
  return null;
end $$;
create trigger line_views_notify after insert or update on line_views
  for each row execute function notify_views();
