-- Boards of Trello become tasks of a line, and go back as a whole: their imports are kept as those of articles are. A new
-- table; of the new check every row of a short table is read, which is locked meanwhile.
alter table record_imports drop constraint record_imports_kind_check;
alter table record_imports add constraint record_imports_kind_check
  check (kind in ('archives', 'catalog', 'clients', 'tasks'));
-- What else is to be known of an import of tasks.
create table task_imports (
  import_id integer primary key references record_imports (id) on delete cascade,
  project_id integer not null references production_lines (project_id) on delete cascade,
  -- Which board it was: Trello's id, or the SHA-256 of the file.
  source text not null,
  -- Labels that it made.
  label_ids integer[] not null default '{}'
);
create index task_imports_project_idx on task_imports (project_id, import_id);
create index task_imports_source_idx on task_imports (source);
