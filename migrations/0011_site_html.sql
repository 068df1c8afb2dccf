-- The markdown texts of a section as shown, rendered and sanitised at save, by field; null for sections without such.
alter table site_settings add html jsonb;
