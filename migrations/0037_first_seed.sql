-- Whether the installation began with the demonstration: 'demo' or 'none'. Null in installations begun before this column.
alter table first_run add column seed text;
