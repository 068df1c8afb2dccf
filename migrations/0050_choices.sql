-- What each person chose of the workbench's screens (whole team, overlays, folded columns, menu), with a counter that each
-- change raises: {"counter": 3, "values": {"board_folded": ["done"]}}. Null until something was chosen. A column without
-- default: the table is locked for an instant.
alter table users add choices jsonb;

-- When the firm's interface was chosen by somebody; null while it is the one that the installation began with. The same lock.
alter table installation add panel_chosen_at timestamptz;
