insert into calendar_removals (event_id, occurrence, removed_by, id_user, removed_at, stored)
  values (999999, '', 1, 1, now(), '{"scope": "all"}');
