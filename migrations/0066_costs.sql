-- What the lines of a quote cost the firm, and who may see it: the admin, and whom the admin names. `costs` is
-- [{description, cost}], cents of one unit or of a line with its total alone; a list of its own, so that nothing that reads
-- the lines has it. Constant defaults: each table is locked for an instant.
alter table users add sees_costs boolean not null default false;
alter table budgets add costs jsonb not null default '[]';
alter table budget_templates add costs jsonb not null default '[]';
