-- What others should see at once. Whoever changes something that people look at raises its counter in the same
-- transaction and says so here: at commit every process hears of the topic, e.g. 'line:12', and its counter.
create function notify_event(topic text, counter bigint) returns void language sql as $$
  select pg_notify('events', topic || ' ' || counter)
$$;

-- Who may see what has changed: streams that are open are checked again.
create function notify_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('events', 'rights');
  return null;
end $$;

create trigger project_members_notify_rights after insert or delete or update on project_members
  for each statement execute function notify_rights();
create trigger projects_notify_rights after update of id_user on projects
  for each statement execute function notify_rights();
create trigger users_notify_rights after update of banned, email on users
  for each statement execute function notify_rights();
create trigger sessions_notify_rights after delete on sessions
  for each statement execute function notify_rights();
