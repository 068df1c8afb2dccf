insert into redirects (from_path, to_path, to_key, created_at) values ('/blog/sete-filamentos', '/archive-view/6', '/archive-view/6', '2026-11-20 12:00-03');
