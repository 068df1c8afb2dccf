insert into piece_trials (day, form, material, size, count) values ('2026-11-20', 'vaso', 'petg', 'medium', 3);
