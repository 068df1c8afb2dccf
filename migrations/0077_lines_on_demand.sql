-- A project without a production line until there is work for it: its category is '' and becomes 'elab' once its board is
-- opened or a task is made. Lines that exist stay. Reads the table once, a row a project, and locks it meanwhile.
alter table production_lines drop constraint production_lines_projectline_check;
alter table production_lines add constraint production_lines_projectline_check
  check (projectline in ('', 'relative', 'enterprises', 'elab', 'finished'));
