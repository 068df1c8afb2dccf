-- What was booked bears its present hour, also where the firm moves it in its calendar, so that the list of a page is read in
-- the order of `bookings_page_idx`: it looked up the event of each booking. `calendar_events` and `bookings` are locked
-- against changes for an instant, and for one update of what was moved.
create function keep_booked_hours() returns trigger language plpgsql as $$
begin
  update bookings set starts_at = new.starts_at, ends_at = new.ends_at
  from calendar_guests where event_id = new.id and booking_id = bookings.id and not is_removed
    and (bookings.starts_at, bookings.ends_at) is distinct from (new.starts_at, new.ends_at);
  return null;
end $$;
create trigger calendar_events_keep_booked after update of starts_at, ends_at on calendar_events
  for each row when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at))
  execute function keep_booked_hours();

update bookings set starts_at = calendar_events.starts_at, ends_at = calendar_events.ends_at
from calendar_guests join calendar_events on calendar_events.id = event_id
where booking_id = bookings.id and not is_removed
  and (bookings.starts_at, bookings.ends_at) is distinct from (calendar_events.starts_at, calendar_events.ends_at);
