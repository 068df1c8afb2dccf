-- The discount of a whole quote: {"percent", "amount"}, one of them null, the amount in cents; null where there is none.
-- An item of `items` may have `unit`, `unit_price` (cents) and `discount` too: see src/domains/budgets/sums.ts. Without
-- those it reads as it did. A column without default: the table is locked for an instant.
alter table budgets add discount jsonb;
