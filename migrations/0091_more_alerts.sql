-- Further alerts of an event: seconds from each to the start, besides `alert_lead`. Those of one occurrence are null where it
-- has the series'. Columns with constant defaults: each table is locked for an instant.
alter table calendar_events add column more_alerts integer[] not null default '{}';
alter table calendar_occurrences add column more_alerts integer[];
