-- Which version of an event of a calendar file the calendar has (RFC 5545, SEQUENCE), so that a newer file changes it; null
-- for an event made here, or imported before this was stored. As long as nobody has changed it here since, its revision is
-- one more. A column without default: locked for an instant.
alter table calendar_events add imported_sequence integer;
