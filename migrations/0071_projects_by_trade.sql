-- The public list of one trade, in the order of its pages. Writes to projects wait while the index is made: a firm has
-- hundreds of rows, for which that is an instant.
create index projects_trade_idx on projects (trade, date_created desc, id desc) where is_public and id_user = 1;
