/** The statements the program sends for the calls that the bench compares, for the reference to send as well. */

const CARD = 'id, title, description, preview, image, image_archive, link, date, likes, views, highlighted, public'

const neighbour = (
  comparison: string,
  direction: string,
) => `(select json_build_object('id', other.id, 'title', other.title)
  from public_archives other where (other.date, other.id) ${comparison} (article.date, article.id)
  order by other.date ${direction}, other.id ${direction} limit 1)`

export const CARDS = `select ${CARD} from public_archives where true order by date desc, id desc limit $1`

export const COUNT = 'select count(*)::int as total from public_archives where true'

export const ITEM = `select ${CARD}, markdown, html, contents, words, updated_at,
  ${neighbour('<', 'desc')} as previous, ${neighbour('>', 'asc')} as next
  from public_archives article where id = $1`

export const LIKE = `with fresh as (
    insert into archive_likes (archive_id, device, created_at)
    select id, $2, $3 from public_archives where id = $1 on conflict do nothing returning 1
  )
  update public_archives set likes = likes + (select count(*) from fresh) where id = $1
  returning views, likes, exists (select from fresh) as fresh`

export const LOCK_VERSION = `select title, description, image, image_archive, link, markdown, updated_at
  from archives where id = $1 for update`

export const UPDATE = `update archives set title = $2, description = $3, preview = $4, markdown = $5, html = $6, contents = $7,
  words = $8, updated_at = $9 where id = $1
  returning title, description, image, image_archive, link, markdown`

export const MOVE = 'update tasks set status = $2, position = $3 where id = $1'

export const BUDGETS = `select id, client, project_name, deadline, total_budget, status, date, state, budget_validity,
    (select name from users where users.id = id_user) as owner
  from budgets where id_user = 1 and search like lower(unaccent($1)) order by date desc, id desc limit $2`

export const BUDGET_SUMS = `select status, count(*), sum(total_budget)::float8
  from budgets where id_user = 1 and search like lower(unaccent($1)) group by status`

export const OFFER = `select title, sale_title, sale_value, plan, has_sold_file from public_projects
  where id = $1 and is_sale`

export const ORDER = `insert into orders
  (token_sale, project_id, title, product_price, name, email, phone, txid, expires_at, search)
  values ($1, $2, $3, $4, $5, $6, $7, $8, now() + interval '3 days', $9) returning *`

export const ORDER_EVENT = 'insert into order_events (order_id, kind, at, note) values ($1, $2, now(), $3)'

export const BOUGHT = 'select * from orders where id = $1'

export const SOLD_FILE = "select link_sale, sale_name, sale_size from projects where id = $1 and link_sale <> ''"

export const DOWNLOADED = `update orders set downloads = downloads + 1
  where id = $1 and (download_limit is null or downloads < download_limit) returning downloads`
