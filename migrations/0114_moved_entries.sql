-- Out of which account a line of a statement moved the entry that it is: an undo of its import moves it back. A column without
-- default, whose rows are all null: the tables are locked for an instant.
alter table finance_import_lines add moved_from integer references finance_accounts (id) on delete set null;
