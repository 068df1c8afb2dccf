// Fills a new installation with rows in every table that grows, spread as years of use would (views over one), a few people, clients with some quotes each, boards of 50 cards. All by `insert … select`, within the database.
import type { Pool } from 'pg'
import { calendarStatements, ledgerStatements, workStatements } from './fill-own.ts'
import { LAST, moment, of, PEOPLE, person, TRADE, WORK, word } from './parts.ts'

/** How many rows there are of what grows; people, tags and categories are as many in both. */
export interface Size {
  /** Over which all but views, notices and the like, which are removed after a year at most, are spread. */
  years: number
  rows: number
  views: number
  events: number
  /** Entries of the ledger. */
  entries: number
  /** Of the private files, those of entries. */
  files: number
  /** Projects, articles and production lines. */
  lines: number
  /** Of the lines, those that are not done. */
  openLines: number
}

/**
 * A firm of ten grows by its years, not by what it does in a day: two and a half months of it against twenty years, with as
 * many events, entries and hours a day and as many lines at work in both.
 */
const BY_YEARS: { small: Size; large: Size } = {
  small: { years: 0.2, rows: 1000, views: 1000, events: 2000, entries: 1000, files: 200, lines: 20, openLines: 10 },
  large: {
    ...{ years: 20, rows: 100_000, views: 1_000_000, events: 200_000, entries: 100_000, files: 20_000 },
    ...{ lines: 2000, openLines: 10 },
  },
}

/** GROW=dense: all of both within two years, so that a day of the large one has a hundred times as many events, entries and hours. */
const DENSE: { small: Size; large: Size } = {
  small: { ...BY_YEARS.small, years: 2, lines: 100, openLines: 10 },
  large: { ...BY_YEARS.large, years: 2, openLines: 200 },
}

export const { small: SMALL, large: LARGE } = process.env.GROW === 'dense' ? DENSE : BY_YEARS

/** The statements in their order, each with its parameters. */
function statements({ years, rows, views, events, entries, files, lines, openLines }: Size): [string, unknown[]][] {
  const all = '$1::integer'
  const series = `generate_series(1, ${all}) n`
  return [
    [
      `insert into users (name, email, email_verified)
       select ${person('n')}, 'pessoa' || n || '@exemplo.com.br', true from generate_series(3, $1::integer) n`,
      [PEOPLE],
    ],
    [
      `insert into sessions (expires_at, token, updated_at, user_id)
       select now() + interval '7 days', 'sessao-' || n, now(), 2 + n % 9 from ${series}`,
      [rows / 50],
    ],
    [
      `insert into archives (title, description, preview, markdown, html, public, highlighted, date)
       select 'Artigo ' || n || ${word('n', all)}, 'Como fazer ' || n, 'Como fazer ' || n, text, '<p>' || text || '</p>',
         n % 10 > 0, n % 7 = 0, ${moment('n', all, years)}
       from ${series}, lateral (select repeat('Um parágrafo sobre painéis, placas e programas. ', 20) || n || ${word('n', all)} as text) texts`,
      [lines],
    ],
    [
      `insert into archive_versions (archive_id, title, description, image, image_archive, link, markdown, saved_at)
       select id, title, description, '', '', '', markdown, now() from archives, generate_series(1, 3)`,
      [],
    ],
    [
      // The first ones in the article's first days, the last ones until today.
      `insert into archive_likes (archive_id, device, created_at)
       select id, md5(n::text), date + (now() - date) * (n / 50.0) ^ 3 from archives, generate_series(1, 50) n`,
      [],
    ],
    [
      `insert into projects (id_user, title, is_public, is_sale, resum_title, details_markedown, details_html, date_created)
       select case when n % 2 = 0 then 1 else 2 + n % 9 end, ${of(WORK, 'n')} || ' ' || n || ${word('n', all)}, n % 4 = 0,
         n % 20 = 0, 'Projeto ' || n, text, '<p>' || text || '</p>', ${moment('n', all, years)}
       from ${series}, lateral (select repeat('Um parágrafo sobre o projeto. ', 20) || n as text) texts`,
      [lines],
    ],
    [
      `insert into project_members (project_id, user_id) select id, 2 + (id + k) % 9 from projects, generate_series(1, 2) k
       on conflict do nothing`,
      [],
    ],
    [
      `insert into page_views (page, archive_id, viewed_at, staff, referrer, utm_source, utm_campaign, device, visitor)
       select case when n % 3 = 0 then 'archive' else 'page-' || floor(20 * random() ^ 3) end,
         case when n % 3 = 0 then 1 + floor(60 * random() ^ 2) end, ${moment('n', all, 1)}, n % 50 = 0,
         case when n % 4 = 0 then 'site-' || floor(80 * random() ^ 3) || '.example' end,
         case when n % 20 = 0 then 'source-' || n % 3 end, case when n % 20 = 0 then 'campaign-' || floor(4 * random()) end,
         (array['desktop', 'mobile', 'mobile', 'tablet'])[1 + n % 4], md5((n / 2)::text)
       from ${series}`,
      [views],
    ],
    [
      `insert into contact_messages (name, contact, message, read, archived, answered, created_at)
       select ${person('n')}, case when n % 3 = 0 then '(48) 9' || lpad(n::text, 8, '0') else 'cliente' || n || '@exemplo.com.br' end,
         'Bom dia, preciso de ' || ${of(WORK, 'n')} || ' número ' || n || '.' || ${word('n', all)} || repeat(' Podem me dizer quanto custa?', 3),
         n % 5 > 0, n % 4 = 0, n % 2 = 0, ${moment('n', all, years)}
       from ${series}`,
      [rows],
    ],
    [
      `insert into clients (name, contact, email, phone, search, created_at)
       select name, contact, email, phone, lower(unaccent(concat_ws(' ', name, contact, email, phone, regexp_replace(phone, '\\D', '', 'g')))), ${moment('n', all, years)}
       from ${series}, lateral (select ${of(TRADE, 'n')} || ' ' || ${of(LAST, 'n / 9')} || ' ' || n || ${word('n', all)} as name, ${person('n')} as contact,
         'cliente' || n || '@exemplo.com.br' as email, '(48) 9' || lpad(n::text, 8, '0') as phone) fields`,
      [rows],
    ],
    [
      // One that nothing was recorded of.
      `insert into clients (name, email, phone, search) values ('Sem Registros', 'sem-registros@exemplo.com.br', '(11) 97777-0001', 'sem registros')`,
      [],
    ],
    [
      `insert into budget_numbers (id, id_user) select n, case when n % 2 = 0 then 1 else 2 + n % 9 end from ${series}`,
      [rows],
    ],
    [`select setval(pg_get_serial_sequence('budget_numbers', 'id'), $1)`, [rows]],
    [
      `insert into budgets (id, id_user, client, client_id, project_id, project_name, deadline, budget_validity, total_budget, status, state, approved_at, date, items, version, search)
       select n, case when n % 2 = 0 then 1 else 2 + n % 9 end, client, 1 + (n * 7919::bigint) % ${all}, case when n % 5 > 0 and 2 * n <= $2::integer then 2 * n end, project, at::date + 30, at::date + 15, total,
         status, case when status <> 'PENDING' then 'accepted' when is_old and n % 4 = 0 then 'refused'
           else (array['draft', 'sent', 'seen', 'refused'])[1 + n % 4] end,
         case when status <> 'PENDING' then at end, at, '[{"description": "Serviço", "quantity": 1, "total": 10000}]', 1,
         lower(unaccent(concat_ws(' ', lpad(n::text, 4, '0'), client, project, total / 100, status, to_char(at, 'DD/MM/YYYY'))))
       from ${series}, lateral (select ${of(TRADE, 'n')} || ' ' || n || ${word('n', all)} as client, ${of(WORK, 'n / 9')} || ' ' || n as project,
         10000 + (n * 7919::bigint) % 1000000 as total, ${moment('n', all, years)} as at) fields,
         -- What is at work, and what is still being written, is so for two and a half months.
         lateral (select at < now() - interval '75 days' as is_old) age,
         lateral (select case when n % 5 > 0 and is_old then 'FINALIZED'
           else (array['PENDING', 'APPROVED', 'DEV', 'FINALIZED', 'FINALIZED'])[1 + n % 5] end as status) standing`,
      [rows, lines],
    ],
    [
      `insert into budget_events (budget_id, kind, at, version)
       select id, kind, date + place * interval '1 day', 1 from budgets, unnest(array['sent', 'seen', 'accepted']) with ordinality kinds (kind, place)
       where state = 'accepted' or place < 2`,
      [],
    ],
    [
      `insert into budget_versions (budget_id, version, document, pdf_key, pdf_sha256)
       select id, 1, jsonb_build_object('number', lpad(id::text, 4, '0'), 'version', 1, 'title', project_name, 'status', 'Pendente',
         'company', '{}'::jsonb, 'client', jsonb_build_object('name', client), 'issued', date::date, 'deadline', deadline,
         'validity', budget_validity, 'items', items, 'additional', 0, 'total', total_budget, 'payments', '[]'::jsonb,
         'extra', text, 'terms', text), 'grow/' || id, md5(id::text)
       from budgets, (select '{"markdown": "", "html": ""}'::jsonb as text) texts where state <> 'draft'`,
      [],
    ],
    [
      `insert into budget_installments (budget_id, number, due, amount, txid, paid_on, paid_means)
       select id, place, date::date + place * 30, total_budget / 2, 'GROW' || id || 'P' || place,
         case when status = 'FINALIZED' then date::date + place * 30 end, case when status = 'FINALIZED' then 'pix' end
       from budgets, generate_series(1, 2) place where status <> 'PENDING' and (status = 'FINALIZED' or id > $1 - 200)`,
      [rows],
    ],
    [
      `insert into orders (token_sale, project_id, title, product_price, name, email, phone, state, driver, txid, expires_at, paid_at, search, created_at)
       select lpad(n::text, 30, 'x'), 20, 'Produto ' || n % 9, 9900, ${person('n')}, 'cliente' || n || '@exemplo.com.br', '(48) 9' || lpad(n::text, 8, '0'), state, 'pix',
         'P' || n, at + interval '3 days', case when state = 'paid' then at end,
         lower(unaccent('Produto ' || n % 9 || ' ' || ${person('n')} || ' cliente' || n || '@exemplo.com.br' || ${word('n', all)})), at
       from ${series}, lateral (select (array['paid', 'paid', 'paid', 'expired'])[1 + n % 4] as state, ${moment('n', all, years)} as at) fields`,
      [rows],
    ],
    [
      `insert into order_events (order_id, kind, at)
       select id, kind, created_at from orders, unnest(array['created', 'paid', 'downloaded']) kind where state = 'paid' or kind = 'created'`,
      [],
    ],
    ...ledgerStatements({ years, rows, entries, files, lines }),
    ...workStatements({ years, rows, lines, openLines }),
    ...calendarStatements({ years, events, rows }),
  ]
}

/** Fills a database that has an administrator and nothing else, and gathers what the planner knows of it. */
export async function fill(pool: Pool, size: Size) {
  for (const [text, values] of statements(size)) {
    const started = performance.now()
    await pool.query(text, values)
    const seconds = (performance.now() - started) / 1000
    if (seconds > 2) console.log(`${seconds.toFixed(1)} s: ${text.trim().split('(')[0]}`)
  }
  await pool.query('vacuum analyze')
}
