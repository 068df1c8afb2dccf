-- Which modules the firm has switched off, by their names (src/modules.ts), and how often that was changed: the counter of
-- the topic 'modules:1'. Null until somebody did: all on, as in every installation of before. Columns without default: the
-- table is locked for an instant.
alter table installation add modules_off text[];
alter table installation add modules_changes integer;

-- Every process hears at commit that pages have changed, and every open screen that the menu has.
create function notify_modules() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.modules_off is not distinct from old.modules_off then
    return null;
  end if;
  perform pg_notify('pages', 'drop');
  perform notify_event('modules:1', coalesce(new.modules_changes, 0));
  return null;
end $$;
create trigger installation_notify_modules after insert or update of modules_off on installation
  for each row execute function notify_modules();

-- Where Vendas is off, no project is shown for sale. What is kept, and what was sold, are in the tables as before. A view is
-- replaced: locked for an instant.
create or replace view public_projects as
  select id, id_user, title, trade,
    is_sale and not exists (select from installation where 'sales' = any (modules_off)) as is_sale,
    is_highlighted, is_public, is_download, is_outsourced, is_sketch,
    sale_image, sale_title, sale_description, sale_value, sale_video,
    resum_image, resum_title, resum_tecnologi, resum_description, resum_video,
    details_title, details_image, details_video, details_markedown, details_html,
    link_external, downloads, date_project_init, date_project_end, date_created, date_update, search,
    plan, link_sale <> '' as has_sold_file
  from projects where is_public and id_user = 1;
