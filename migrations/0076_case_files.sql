-- A project's page opens on a drawing with numbered marks, and has a sheet of data, a before and after, and a photograph.
-- Each figure is a picture's address or a drawing's SVG; what is shown of an SVG, sanitised at save, is beside it. Columns
-- with constant defaults: the table is locked for an instant, and so are the view and the trigger that are replaced.
alter table projects
  add drawing_figure text not null default '',
  add drawing_html text not null default '',
  add drawing_alt text not null default '',
  -- [{label, x, y, to_x, to_y}]: the number's place and the point it means, in hundredths of the drawing's sides.
  add drawing_marks jsonb not null default '[]' check (jsonb_typeof(drawing_marks) = 'array'),
  -- [{label, value}]
  add sheet jsonb not null default '[]' check (jsonb_typeof(sheet) = 'array'),
  add compare_before text not null default '',
  add compare_before_html text not null default '',
  add compare_before_label text not null default '',
  add compare_after text not null default '',
  add compare_after_html text not null default '',
  add compare_after_label text not null default '',
  add compare_text text not null default '',
  -- [{label, before, after}]
  add compare_rows jsonb not null default '[]' check (jsonb_typeof(compare_rows) = 'array'),
  add photo_figure text not null default '',
  add photo_html text not null default '',
  add photo_caption text not null default '';

create or replace view public_projects as
  select id, id_user, title, trade,
    is_sale and not exists (select from installation where 'sales' = any (modules_off)) as is_sale,
    is_highlighted, is_public, is_download, is_outsourced, is_sketch,
    sale_image, sale_title, sale_description, sale_value, sale_video,
    resum_image, resum_title, resum_tecnologi, resum_description, resum_video,
    details_title, details_image, details_video, details_markedown, details_html,
    link_external, downloads, date_project_init, date_project_end, date_created, date_update, search,
    plan, link_sale <> '' as has_sold_file,
    drawing_figure, drawing_html, drawing_alt, drawing_marks, sheet,
    compare_before, compare_before_html, compare_before_label, compare_after, compare_after_html, compare_after_label,
    compare_text, compare_rows, photo_figure, photo_html, photo_caption
  from projects where is_public and id_user = 1;

-- What the page above shows drops the cached pages, as the other columns do by projects_notify_update.
create trigger projects_notify_case_file
  after update of drawing_figure, drawing_html, drawing_alt, drawing_marks, sheet,
    compare_before, compare_before_html, compare_before_label, compare_after, compare_after_html, compare_after_label,
    compare_text, compare_rows, photo_figure, photo_html, photo_caption
  on projects for each row when (
    new.is_public and new.id_user = 1 and
    (old.drawing_figure, old.drawing_html, old.drawing_alt, old.drawing_marks, old.sheet,
      old.compare_before, old.compare_before_html, old.compare_before_label,
      old.compare_after, old.compare_after_html, old.compare_after_label,
      old.compare_text, old.compare_rows, old.photo_figure, old.photo_html, old.photo_caption)
    is distinct from
    (new.drawing_figure, new.drawing_html, new.drawing_alt, new.drawing_marks, new.sheet,
      new.compare_before, new.compare_before_html, new.compare_before_label,
      new.compare_after, new.compare_after_html, new.compare_after_label,
      new.compare_text, new.compare_rows, new.photo_figure, new.photo_html, new.photo_caption)
  ) execute function notify_pages('drop');
