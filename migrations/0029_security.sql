-- Counters of limits that all processes share and a restart keeps (rate-limiter-flexible's columns). `key` is a keyed
-- hash: neither an e-mail nor a network can be read from it.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
