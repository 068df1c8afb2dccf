-- The first run of this installation, which the next start completes where it was killed. One row; none in installations
-- that had accounts before this table.
create table first_run (
  id boolean primary key default true check (id),
  -- When its content was complete and its passwords had been printed.
  finished_at timestamptz
);
