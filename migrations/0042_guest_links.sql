-- The number of a guest's secret link (platform/http/secret-link.ts): who was taken off the list and is invited anew gets
-- another one, and the link of before stays void. A column with a constant default: locked for an instant.
alter table calendar_guests add link_number integer not null default 0;
