-- What came beside a paid parcela's amount, in cents: fine and interest for paying late, and what was taken off for paying
-- early. `charged_until` is the day up to which fine and interest were received with a part, on what that left open. Constant
-- defaults: the table is locked for an instant.
alter table budget_installments
  add fine bigint not null default 0 check (fine >= 0),
  add interest bigint not null default 0 check (interest >= 0),
  add discount bigint not null default 0 check (discount >= 0),
  add charged_until date;
