insert into labels (name, hue, created_at) values ('campo', 'ochre', '2026-11-20 12:00-03');
update tasks set label_ids = array(select id from labels) where id = (select min(id) from tasks);
