-- The time step (RFC 6238: seconds since 1970 / 30) of the last code that each person's second factor took: it takes none
-- of that step or an earlier one again. A column without default: locked for an instant.
alter table two_factors add last_step integer;
