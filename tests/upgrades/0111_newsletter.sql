insert into newsletter_subscribers (email, asked_at, confirmed_at)
  values ('ana@cliente.com.br', '2026-11-26T15:00:00Z', '2026-11-26T15:05:00Z'),
    ('eva@cliente.com.br', '2026-11-26T15:00:00Z', null);
insert into newsletter_sendings (archive_id, title, subject, summary, origin, by_name, started_at)
  select min(id), 'Um artigo', 'Um artigo', '', 'http://localhost:7455', 'Marina', '2026-11-27T15:00:00Z' from archives;
insert into newsletter_deliveries (sending_id, subscriber_id, state, at)
  select newsletter_sendings.id, newsletter_subscribers.id, 'sent', '2026-11-27T15:00:10Z'
  from newsletter_sendings, newsletter_subscribers where confirmed_at is not null;
