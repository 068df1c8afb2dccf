-- Which of its two interfaces the workbench shows ('specified' or 'portuguese'): the firm's, and each person's own, null
-- where it follows the firm's. Null for the firm is 'specified', what every installation had before. Columns without
-- default: each table locked for an instant.
alter table installation add panel text;
alter table users add panel text;
