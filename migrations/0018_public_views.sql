-- Lists go on after a row by its date, which travels in milliseconds: with microseconds, rows would fall between two
-- pages. The triggers below name the column, so that the old ones have to leave first.
drop trigger archives_tell_pages on archives;
drop trigger archives_tell_changes on archives;
drop trigger archives_tell_counts on archives;
drop trigger projects_tell_pages on projects;
drop trigger site_settings_tell_pages on site_settings;
drop function tell_pages();
alter table archives alter date type timestamptz(3);
alter table contact_messages alter created_at type timestamptz(3);

-- What visitors may see of the articles and of the projects. Whatever answers visitors reads these, never the tables.
-- The partial indexes of the tables bear the same conditions.
create view public_archives as
  select id, title, description, preview, image, image_archive, link, markdown, html, contents, words, public,
    highlighted, date, updated_at, views, likes, search
  from archives where public;

-- User 1 stands for the firm.
create view public_projects as
  select id, id_user, title, trade, is_sale, is_highlighted, is_public, is_download, is_outsourced, is_sketch,
    sale_image, sale_title, sale_description, sale_value, sale_video,
    resum_image, resum_title, resum_tecnologi, resum_description, resum_video,
    details_title, details_image, details_video, details_markedown, details_html,
    link_external, downloads, date_project_init, date_project_end, date_created, date_update, search
  from projects where is_public and id_user = 1;

-- Notifies every process of the program, at commit, that cached pages are out of date: 'drop' where what they show has
-- changed, 'age' where a count has grown.
create function notify_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', tg_argv[0]);
  return null;
end $$;

-- The moment of a save alone (updated_at, date_update) changes no page that anybody would miss.
create trigger archives_notify_insert after insert on archives
  for each row when (new.public) execute function notify_pages('drop');
create trigger archives_notify_delete after delete on archives
  for each row when (old.public) execute function notify_pages('drop');
create trigger archives_notify_update
  after update of title, description, preview, image, image_archive, link, html, contents, words, public, highlighted,
    date
  on archives for each row when (
    (old.public or new.public) and
    (old.public, old.highlighted, old.date, old.title, old.description, old.preview, old.image, old.image_archive,
      old.link, old.words, old.contents, old.html) is distinct from
    (new.public, new.highlighted, new.date, new.title, new.description, new.preview, new.image, new.image_archive,
      new.link, new.words, new.contents, new.html)
  ) execute function notify_pages('drop');
create trigger archives_notify_likes after update of likes on archives
  for each row when (new.public and old.likes <> new.likes) execute function notify_pages('drop');
create trigger archives_notify_views after update of views on archives
  for each row when (new.public and old.views <> new.views) execute function notify_pages('age');

create trigger projects_notify_insert after insert on projects
  for each row when (new.is_public and new.id_user = 1) execute function notify_pages('drop');
create trigger projects_notify_delete after delete on projects
  for each row when (old.is_public and old.id_user = 1) execute function notify_pages('drop');
create trigger projects_notify_update
  after update of id_user, title, trade, is_sale, is_highlighted, is_public, is_download, is_outsourced, is_sketch,
    sale_image, sale_title, sale_description, sale_value, sale_video,
    resum_image, resum_title, resum_tecnologi, resum_description, resum_video,
    details_title, details_image, details_video, details_html,
    link_external, downloads, date_project_init, date_project_end, date_created
  on projects for each row when (
    (old.is_public and old.id_user = 1 or new.is_public and new.id_user = 1) and
    (old.id_user, old.is_public, old.title, old.trade, old.is_sale, old.is_highlighted, old.is_download,
      old.is_outsourced, old.is_sketch,
      old.sale_image, old.sale_title, old.sale_description, old.sale_value, old.sale_video,
      old.resum_image, old.resum_title, old.resum_tecnologi, old.resum_description, old.resum_video,
      old.details_title, old.details_image, old.details_video, old.details_html,
      old.link_external, old.downloads, old.date_project_init, old.date_project_end, old.date_created)
    is distinct from
    (new.id_user, new.is_public, new.title, new.trade, new.is_sale, new.is_highlighted, new.is_download,
      new.is_outsourced, new.is_sketch,
      new.sale_image, new.sale_title, new.sale_description, new.sale_value, new.sale_video,
      new.resum_image, new.resum_title, new.resum_tecnologi, new.resum_description, new.resum_video,
      new.details_title, new.details_image, new.details_video, new.details_html,
      new.link_external, new.downloads, new.date_project_init, new.date_project_end, new.date_created)
  ) execute function notify_pages('drop');

create trigger site_settings_notify_set after insert or delete on site_settings
  for each row execute function notify_pages('drop');
-- The privacy notice shows when it was last set.
create trigger site_settings_notify_update after update on site_settings
  for each row when ((old.value, old.html, old.updated_at) is distinct from (new.value, new.html, new.updated_at))
  execute function notify_pages('drop');
