-- What the administrator has done about the installation itself. One row, none until something was done.
create table installation (
  id boolean primary key default true check (id),
  -- When "Primeiros passos" was put away.
  steps_dismissed_at timestamptz,
  -- When a test e-mail was delivered, and a digest of the settings it was delivered with: others are to be tested anew.
  mail_tested_at timestamptz,
  mail_tested_with text,
  -- When `npm run backup` last wrote to another file system than that of the data folder.
  backed_up_elsewhere_at timestamptz
);
