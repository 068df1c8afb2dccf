insert into installation (modules_off, modules_changes) values (array['coffee'], 1)
  on conflict (id) do update set modules_off = excluded.modules_off, modules_changes = excluded.modules_changes;
