insert into put_off (user_id, kind, id, until, mark) values (1, 'bill', 1, '2026-12-01', 'a mark');
