insert into site_evidence (kind, cases, kept, first_day, last_day) values ('answers', 24, 22, '2026-08-24', '2026-11-23');
