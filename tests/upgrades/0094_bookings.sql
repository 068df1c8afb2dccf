insert into booking_pages (id_user, name, slug, tuesday, created_at)
  values (1, 'Conversa', 'conversa', '09:00-12:00', '2026-11-26T15:00:00Z');
insert into bookings (page_id, id_user, title, name, email, starts_at, ends_at, key, created_at)
  select id, 1, 'Conversa', 'Ana', 'ana@cliente.com.br', '2026-12-01T12:00:00Z', '2026-12-01T12:30:00Z',
    '7c9e6679-7425-40de-944b-e07fc1f90ae7', '2026-11-26T15:00:00Z'
  from booking_pages;
