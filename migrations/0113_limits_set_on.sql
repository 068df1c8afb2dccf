-- Since when a limit is said: a category that was over it before is over it since then. Null of those from before this.
-- A new column without a value locks the table for an instant.
alter table finance_monthly_limits add column set_on date;
