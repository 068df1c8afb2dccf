// Rows of what people keep for themselves: the ledger, the calendar, the boards.
import type { Size } from './fill.ts'
import { moment, PEOPLE, word } from './parts.ts'

export function ledgerStatements({
  years,
  rows,
  entries,
  files,
  lines,
}: Pick<Size, 'years' | 'rows' | 'entries' | 'files' | 'lines'>): [string, unknown[]][] {
  const all = '$1::integer'
  const series = `generate_series(1, ${all}) n`
  return [
    [
      `insert into finance_categories (id_user, name, key, color, wants_receipt)
       select u, 'Categoria ' || n, 'categoria ' || n, n % 8, n % 10 in (0, 3, 6) from generate_series(1, ${PEOPLE}) u, generate_series(0, 19) n`,
      [],
    ],
    [
      `insert into finance_accounts (id_user, name, number) select 1 + n % ${PEOPLE}, 'Conta ' || n, n::text from generate_series(0, 19) n`,
      [],
    ],
    [
      `insert into finance_reports (id_user, description, amount, category, type, date, account_id, transfer, project_id)
       select case when n % 2 = 0 then 1 else 2 + n % 9 end, 'Lançamento ' || n || ${word('n', all)}, (n * 7919::bigint) % 1000000,
         'Categoria ' || n % 20, (array['receita', 'despesa'])[1 + n / 2 % 2], (${moment('n', all, years)})::date, 1 + n % 20, n % 50 = 0, case when n % 3 = 0 then 1 + n % $2::integer end
       from ${series}`,
      [entries, lines],
    ],
    [
      `with split as (update finance_reports set split = true, project_id = null
         where id % 25 = 3 and not transfer and amount > 100 returning id, amount, category)
       insert into finance_parts (report_id, place, category, project_id, amount)
       select id, place, category, case place when 1 then 1 + id % $1::integer end, case place when 1 then amount - 100 else 100 end
       from split, generate_series(0, 1) place`,
      [lines],
    ],
    [
      // Two of three that are to have one.
      `insert into finance_attachments (report_id, key, name, size)
       select id, 'finance/' || id || '/recibo.pdf', 'recibo.pdf', 2048 from finance_reports
       where split_part(category, ' ', 2)::integer % 10 in (0, 3, 6) order by md5(id::text) limit $1`,
      [files],
    ],
    [
      `insert into finance_attachments (id_user, key, name, size, fingerprint, amounts, day, reading)
       select 1, 'inbox/' || n, 'nota.xml', 2048, md5(n::text), array[amount], date, jsonb_build_object('kind', 'nfe', 'accessKey', '',
         'supplier', 'Papelaria ' || n, 'supplierTaxId', '', 'number', n::text, 'day', date, 'amount', amount, 'items', '[]'::jsonb,
         'due', '[]'::jsonb, 'isSigned', false, 'isTrial', false, 'payLine', '')
       from ${series}, lateral (select (n * 7919::bigint) % 1000000 as amount, (${moment('n', all, years)})::date as date) fields`,
      [rows / 500],
    ],
    [
      `insert into finance_bills (id_user, description, amount, category, type, due, paid_on)
       select case when n % 2 = 0 then 1 else 2 + n % 9 end, 'Conta ' || n, 1000 + n, 'Categoria ' || n % 20, (array['receita', 'despesa'])[1 + n / 2 % 2], day,
         case when n <= ${all} - 100 then day end
       from ${series}, lateral (select (${moment('n', all, years)})::date as day) days`,
      [rows],
    ],
    [
      `insert into finance_imports (id_user, file_name, format, added, created_at, file_key, file_size, file_sha256, first_day, last_day)
       select 1, 'extrato-' || n || '.ofx', 'ofx', 10, at, 'statements/' || n, 2048, md5(n::text), at::date - 30, at::date
       from ${series}, lateral (select ${moment('n', all, years)} as at) moments`,
      [rows / 10],
    ],
    [
      `insert into finance_import_lines (import_id, account_id, key, report_id)
       select 1 + n % (${all} / 10), 1 + n % 20, n::text, n from ${series}`,
      [rows],
    ],
    [`insert into screen_machines (user_id, name) values (1, 'Mesa'), (2, 'Mesa')`, []],
    [
      `insert into screen_lines (user_id, at, machine_id, app)
       select 1 + n % 2, now() - n * interval '${years * 365} days' / ${all}::float8, 1 + n % 2, 'Programa ' || n % 40 from ${series}`,
      [rows],
    ],
    [
      `insert into security_log (at, event, actor_id, network, detail)
       select now() - n * interval '360 days' / ${all}::float8, (array['sign-in', 'sign-in-refused', 'export', 'deletion'])[1 + n % 4], 1 + n % ${PEOPLE}, '10.0.0.1', 'x' from ${series}`,
      [rows],
    ],
    [
      `insert into notices (user_id, kind, key, title, note, path, created_at, read_at)
       select 1 + n % ${PEOPLE}, 'mention', 'grow ' || n, 'Aviso ' || n, '', '/dashboard', now() - n * interval '170 days' / ${all}::float8,
         case when n > 200 then now() end from ${series}`,
      [rows],
    ],
  ]
}

export function calendarStatements({
  years,
  events,
  rows,
}: Pick<Size, 'years' | 'events' | 'rows'>): [string, unknown[]][] {
  const all = '$1::integer'
  return [
    [
      `insert into calendar_tags (id_user, name, color) select n, 'trabalho', 'cobalt' from generate_series(1, ${PEOPLE}) n`,
      [],
    ],
    [
      `insert into calendar_events (id_user, tag_id, title, location, starts_at, ends_at, zone, rule, repeat_start, repeat_end, first_at, last_at, search, task_id)
       select who, (select id from calendar_tags where id_user = who limit 1), title, 'Sala ' || n % 9, at, at + interval '1 hour', 'America/Sao_Paulo',
         case when n % 100 = 0 then 'FREQ=WEEKLY' end, case when n % 100 = 0 then at::date end, case when n % 100 = 0 then at::date + 60 end,
         at, at + case when n % 100 = 0 then interval '61 days' else interval '1 hour' end, lower(unaccent(title || ' sala ' || n % 9)),
         case when n % 5 = 0 then 1 + n % $2::integer end
       from generate_series(1, ${all}) n, lateral (select case when n % 2 = 0 then 1 else 2 + n % 9 end as who,
         'Reunião ' || n || ${word('n', all)} as title, ${moment('n', all, years)} + interval '30 days' as at) fields`,
      [events, rows],
    ],
    [
      `insert into calendar_occurrences (event_id, day, title, isfinish)
       select id, repeat_start + 7, 'Outra pauta', true from calendar_events where rule is not null`,
      [],
    ],
    [
      `insert into booking_pages (id_user, name, slug, monday, tuesday, wednesday, created_at)
       select 1, 'Página ' || n, case when n = 1 then 'crescente' else '' end, '09:00-18:00', '09:00-18:00', '09:00-18:00', now() - n * interval '1 minute'
       from generate_series(1, 20) n`,
      [],
    ],
    [
      // For half a year: then they are removed.
      `insert into bookings (page_id, id_user, title, name, email, starts_at, ends_at, key, created_at)
       select (select min(id) from booking_pages) + case when id % 8 = 0 then id / 8 % 20 else 0 end, 1, 'Conversa', 'Pessoa ' || id, 'pessoa' || id || '@cliente.com.br', starts_at, ends_at, gen_random_uuid(), created_at
       from calendar_events where rule is null and id_user = 1 and id % 4 = 0 and starts_at > now() - interval '6 months'`,
      [],
    ],
    // Else the planner takes them for few, and looks at each pair.
    ['analyze bookings, calendar_events', []],
    [
      `insert into calendar_guests (event_id, email, origin, booking_id, title)
       select calendar_events.id, email, 'http://localhost', bookings.id, 'Conversa'
       from bookings join calendar_events using (id_user, starts_at, ends_at) where rule is null on conflict do nothing`,
      [],
    ],
    [
      `insert into calendar_attendees (event_id, user_id, answer)
       select id, 1, 'accepted' from calendar_events where id_user <> 1 and id % 7 = 0`,
      [],
    ],
    [
      `insert into calendar_attendees (event_id, user_id, answer)
       select id, 2, 'accepted' from calendar_events where id_user <> 2 and id % 7 = 1`,
      [],
    ],
    [
      `insert into calendar_alerts (event_id, day, alert_at) select id, starts_at::date, starts_at from calendar_events where id % 2 = 0`,
      [],
    ],
  ]
}

export function workStatements({
  years,
  rows,
  lines,
  openLines,
}: Pick<Size, 'years' | 'rows' | 'lines' | 'openLines'>): [string, unknown[]][] {
  return [
    [
      `insert into tasks (project_id, number, id_text, nome, descricao, status, position, meta, assignee_id, created_at, updated_at)
       select line, place, line || '-' || lpad(place::text, 3, '0'), 'Tarefa ' || n || ${word('n', '$1::integer')}, repeat('Um texto que diz o que fazer. ', 8),
         case when n > $1 - 500 then (array['forDevelopment', 'inProgress', 'inTest'])[1 + n % 3] else (array['inBacklog', 'Completed', 'Completed', 'Completed', 'forDevelopment'])[1 + n % 5] end,
         place * 1024, ${moment('n', '$1::integer', years)} + interval '20 days', 1 + n / 7 % ${PEOPLE}, ${moment('n', '$1::integer', years)}, ${moment('n', '$1::integer', years)}
       from generate_series(1, $1::integer) n, lateral (select 1 + (n - 1) / 50 as line, 1 + (n - 1) % 50 as place) places`,
      [rows],
    ],
    [
      `update production_lines set last_number = 50, projectstatus = case when project_id > $1 then projectstatus else 'completed' end`,
      [lines - openLines],
    ],
    [`update tasks set estimate = 60 + id % 400`, []],
    [
      // What no quote began (see budgets) is sold by the hour, and billed up to two months ago.
      `insert into task_hours (user_id, task_id, day, minutes, budget_id)
       select 1 + id % ${PEOPLE}, id, day, 15 + id % 240, case when (project_id % 2 = 1 or project_id % 10 = 0) and day < current_date - 60
         then $2 + 1 + 5 * ((project_id * 8 + extract(month from day)::integer) % (($1 - $2) / 5)) end
       from tasks, lateral (select created_at::date as day) days`,
      [rows, lines],
    ],
    [
      `insert into hour_rates (kind, user_id, from_day, amount)
       select kind, n, day, 9000 + n % 3 * 1500 from generate_series(1, ${PEOPLE}) n, unnest(array['price', 'cost']) kind,
         unnest(array['2000-01-01', '2026-01-01']::date[]) day`,
      [],
    ],
    [
      `insert into line_views (project_id, user_id, name, filters, created_at)
       select project_id, case when n % 2 = 0 then 1 + n / 2 % 2 end, 'Vista ' || n, '{"q": "painel"}', now()
       from production_lines, generate_series(1, 20) n`,
      [],
    ],
    [
      `with imports as (insert into record_imports (kind, file_name, made, changed, refused, created_at, created_by)
         select case when n % 2 = 0 then 'tasks' else 'clients' end, 'arquivo-' || n || '.json', 40, 0, 0, ${moment('n', '$1::integer', years)}, 1
         from generate_series(1, $1::integer) n returning id, kind)
       insert into task_imports (import_id, project_id, source) select id, 1 + id % $2::integer, md5(id::text) from imports where kind = 'tasks'`,
      [rows / 100, lines],
    ],
    [
      `insert into task_subtasks (task_id, task, position, checked)
       select id, 'Um passo', step, step = 1 from tasks, generate_series(1, 3) step where id % 2 = 0`,
      [],
    ],
    [
      `insert into task_comments (task_id, user_id, comment, html) select id, 1 + id % ${PEOPLE}, 'Feito.', '<p>Feito.</p>' from tasks`,
      [],
    ],
    [
      `insert into task_history (task_id, user_id, field, before, after)
       select id, 1, 'status', 'inBacklog', 'inProgress' from tasks, generate_series(1, 2)`,
      [],
    ],
  ]
}
