-- Bytes of parts that were sent since the last counted download: parts are free of the limit up to a multiple of the file.
-- Locks `orders` for an instant: a constant default rewrites no rows.
alter table orders add column resumed_bytes bigint not null default 0;
