-- Who chose to follow a task, or not to: without a row who made it and who is in charge follow it. A new table: nothing is
-- locked.
create table task_follows (
  task_id integer not null references tasks (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  follows boolean not null,
  primary key (task_id, user_id)
);
create index task_follows_user_idx on task_follows (user_id);
