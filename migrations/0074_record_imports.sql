-- Imports of articles are kept as those of the catalogue and of clients are, so the tables bear no longer the name of one
-- format. Each statement locks its table for an instant; of the new check every row of a short table is read.
alter table csv_imports rename to record_imports;
alter table csv_import_rows rename to record_import_rows;
alter index csv_imports_kind_idx rename to record_imports_kind_idx;
alter table record_imports drop constraint csv_imports_kind_check;
alter table record_imports add constraint record_imports_kind_check check (kind in ('archives', 'catalog', 'clients'));
