-- Who works on a project besides its owner.
create table project_members (
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  primary key (project_id, user_id)
);
create index project_members_user_idx on project_members (user_id);

-- The sold file as it was called when it was sent ('' for one kept before names were), and its bytes.
alter table projects
  add sale_name text not null default '',
  add sale_size bigint not null default 0 check (sale_size >= 0);
