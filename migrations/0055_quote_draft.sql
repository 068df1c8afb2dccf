-- The draft of a quote's next version, beside the version that its client has, which the row's own columns say: what the
-- draft has otherwise of them, as it is stored (money in cents); see src/domains/budgets/server/draft.ts. Null where there
-- is none, {} where one was begun and nothing is changed yet. A column without default: the table is locked for an
-- instant.
alter table budgets add draft jsonb;
