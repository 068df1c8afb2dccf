-- To whom a link to a password was shown, where no e-mail took it: once they administer no more it opens nothing. Of links that are
-- there it is not known; they last seven days. A column without a default: the table is locked for a moment and not read; so is
-- users, for the rule.
alter table password_links add shown_to integer references users (id) on delete cascade;
