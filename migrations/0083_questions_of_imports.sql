-- Why a line of a statement is asked about. Adds a column with a fixed default: locks the table for milliseconds.
alter table finance_doubtful_lines add column reason text not null default '';
