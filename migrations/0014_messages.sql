alter table contact_messages
  add answered boolean not null default false,
  -- Came with the demonstration and leaves with it.
  add demo boolean not null default false,
  -- The last eight digits of a telephone number are one word more: they are the same however it was typed.
  add search tsvector not null generated always as (
    setweight(to_tsvector('portugues', search_text(name || ' ' || contact || ' ' ||
      right(regexp_replace(contact, '[^0-9]', '', 'g'), 8))), 'A') ||
    setweight(to_tsvector('portugues', search_text(message)), 'B')
  ) stored;
create index contact_messages_search_idx on contact_messages using gin (searched(search));
