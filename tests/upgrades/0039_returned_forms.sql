INSERT INTO public.returned_forms (id, form, kept_at) VALUES
  ('b2xkLWZvcm0', '{"typed":{"name":"Ana"},"error":"","fields":{"contact":"Preencha este campo."}}', '2026-11-25 12:00:00+00');
