-- What a client asks to change may be about one item of its version, from 1, and is answered by the next version or by a
-- word of the firm's: an event 'answered' that names the request. `not valid` spares reading the table, whose rows all
-- keep to the narrower check there was: it is locked for an instant.
alter table budget_events
  add line integer,
  add answers bigint references budget_events (id) on delete cascade,
  drop constraint budget_events_kind_check,
  add constraint budget_events_kind_check check (kind in (
    'sent', 'link_revoked', 'seen', 'accepted', 'refused', 'change_requested', 'renewal_requested', 'undone',
    'version', 'line_started', 'paid', 'unpaid', 'answered')) not valid;
create unique index budget_events_answers_idx on budget_events (answers) where answers is not null;

-- Each opening of a quote's page by its client, for 90 days: which version, when. Neither who nor by what device. A new
-- table: nothing is locked.
create table budget_openings (
  id bigint generated always as identity primary key,
  budget_id integer not null references budgets (id) on delete cascade,
  version integer not null,
  at timestamptz(3) not null
);
create index budget_openings_budget_idx on budget_openings (budget_id, at desc);
create index budget_openings_at_idx on budget_openings (at);
