-- Events that a calendar file brought were stored without what the search runs over, see 0028_calendar.sql.
update calendar_events set search = unaccent(lower(concat_ws(' ', title, description, location, (
    select string_agg(concat_ws(' ', title, location), ' ' order by day)
    from calendar_occurrences
    where event_id = calendar_events.id and (title is not null or location is not null)))))
  where search = '';
