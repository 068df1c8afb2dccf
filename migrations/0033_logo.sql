-- The company's own logo, in place of the drawn mark; no row while there is none. What was sent is not stored: a drawing
-- (SVG) was drawn to pixels, a picture was encoded anew.
create table logo (
  id boolean primary key default true check (id),
  -- PNG of at most 640 by 240 pixels, for documents, share pictures and the public header.
  picture bytea not null,
  width integer not null check (width between 1 and 640),
  height integer not null check (height between 1 and 240),
  -- The same in a square of 512 pixels, for the browser's tab and home screens.
  icon bytea not null,
  -- The ground it needs to be seen: a light one, a dark one, or any.
  ground text not null check (ground in ('light', 'dark', 'any')),
  -- The beginning of the SHA-256 of what was sent, in its addresses: another logo has others.
  name text not null check (name ~ '^[0-9a-f]{16}$'),
  updated_at timestamptz not null
);

create trigger logo_notify after insert or update or delete on logo
  for each row execute function notify_pages('drop');
