-- Statements that were imported from a spreadsheet. Locks finance_imports, which has a row for each import, for milliseconds.
alter table finance_imports
  drop constraint finance_imports_format_check,
  add constraint finance_imports_format_check check (format in ('ofx', 'csv', 'xlsx'));
