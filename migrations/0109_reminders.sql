-- That a client was reminded of a parcela is an event of its quote's history. `not valid` spares reading the table, whose
-- rows all keep to the narrower check there was: it is locked for an instant.
alter table budget_events
  drop constraint budget_events_kind_check,
  add constraint budget_events_kind_check check (kind in (
    'sent', 'link_revoked', 'seen', 'accepted', 'refused', 'change_requested', 'renewal_requested', 'undone',
    'version', 'line_started', 'paid', 'unpaid', 'answered', 'installment_changed', 'reminded')) not valid;
