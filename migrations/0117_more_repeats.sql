-- Entries that repeat every two weeks or three months. Of the new check every row of a short table is read, which is locked
-- meanwhile.
alter table finance_repeats drop constraint finance_repeats_frequency_check;
alter table finance_repeats add constraint finance_repeats_frequency_check
  check (frequency in ('weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly'));
