import { type Kysely, sql } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf, startOfDay } from '#time.ts'
import { type DayPlan, makeRandom, momentOf, planDays } from './demo-plan.ts'
import { rollUpViews } from './jobs.ts'
import { lastTotalled } from './view-parts.ts'

/** Average views of one visitor. */
const VIEWS_PER_VISITOR = 2.4
const DEVICES = { mobile: 52, desktop: 44, tablet: 4 }
/** Where visitors came from with their first view, in percent; '' for nowhere. */
const REFERRERS = {
  'google.com': 38,
  'linkedin.com': 10,
  'instagram.com': 8,
  'github.com': 6,
  'duckduckgo.com': 4,
  'bing.com': 4,
  '': 30,
}
const CAMPAIGNS = { 'cartao / qrcode': 5, 'instagram / social / bastidores': 3, '': 92 }

/**
 * Adds 400 days of demo views and likes to a database without views; articles get exactly the counts they show. All
 * rows have `demo` set.
 */
export async function seedDemoViews(program: Pick<Program, 'db' | 'clock'>) {
  const { db, clock } = program
  const rows = await db.selectFrom('public_archives').select(['id', 'date', 'views', 'likes']).execute()
  const articles = rows.map(({ id, date, views, likes }) => ({ id, since: dayOf(date), views, likes }))
  const plans = planDays(clock.now(), articles)
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`select from page_views union all select from view_days limit 1`.execute(transaction)
    if (rows.length > 0) return
    await addViews(transaction, plans)
    await addLikes(transaction, plans)
  })
  await rollUpViews(program)
}

async function addViews(db: Kysely<DB>, plans: DayPlan[]) {
  const random = makeRandom(plans.length)
  const views = plans.flatMap(({ day, views, elapsed }) => {
    const visitors = Math.ceil(sumOf(views) / VIEWS_PER_VISITOR)
    const start = startOfDay(day).getTime()
    return [...views].flatMap(([page, count]) => {
      const { kind, name } = nameOf(page)
      const staff = page === 'home' ? staffOf(views) : 0
      return Array.from({ length: count }, (_, index) => {
        const visitor = Math.floor(random() * visitors)
        return {
          page: kind === 'archive' ? kind : name,
          archive_id: kind === 'archive' ? Number(name) : null,
          viewed_at: new Date(start + momentOf(random() * elapsed)),
          staff: index < staff,
          device: index < staff ? 'desktop' : choose(DEVICES, (visitor * 0.618) % 1),
          visitor: index < staff ? `demo-${day}-staff` : `demo-${day}-${visitor}`,
        }
      })
    })
  })
  views.sort((a, b) => a.viewed_at.getTime() - b.viewed_at.getTime())
  const seen = new Set<string>()
  const sourced = views.map((view) => {
    const isFirst = !view.staff && !seen.has(view.visitor)
    if (!isFirst) return view
    seen.add(view.visitor)
    const [utm_source, utm_medium, utm_campaign] = choose(CAMPAIGNS, random()).split(' / ')
    const referrer = utm_source ? null : choose(REFERRERS, random()) || null
    return { ...view, referrer, utm_source: utm_source || null, utm_medium, utm_campaign }
  })
  await sql`
    insert into page_views
      (demo, page, archive_id, viewed_at, staff, device, referrer, utm_source, utm_medium, utm_campaign, visitor)
    select true, page, archive_id, viewed_at, staff, device, referrer, utm_source, utm_medium, utm_campaign, visitor
    from jsonb_to_recordset(${JSON.stringify(sourced)}::jsonb) as row (page text, archive_id int, viewed_at timestamptz,
      staff boolean, device text, referrer text, utm_source text, utm_medium text, utm_campaign text, visitor text)`.execute(
    db,
  )
}

async function addLikes(db: Kysely<DB>, plans: DayPlan[]) {
  const likes = plans.flatMap(({ day, likes, elapsed }) =>
    [...likes].flatMap(([archive_id, count]) =>
      Array.from({ length: count }, (_, index) => ({
        archive_id,
        device: `demo-${day}-${index}`,
        created_at: new Date(startOfDay(day).getTime() + momentOf((elapsed * (index + 0.5)) / count)),
      })),
    ),
  )
  await sql`
    insert into archive_likes (demo, archive_id, device, created_at)
    select true, archive_id, device, created_at
    from jsonb_to_recordset(${JSON.stringify(likes)}::jsonb) as row (archive_id int, device text, created_at timestamptz)
    on conflict do nothing`.execute(db)
}

/** Removes the demo's views and likes, and subtracts them from the articles' counts. */
export async function removeDemoViews(db: Kysely<DB>) {
  await db.transaction().execute(async (transaction) => {
    // Waits for a roll-up in progress.
    await sql`lock table view_days in share row exclusive mode`.execute(transaction)
    await sql`
      with viewed as (
        select name::integer as id, sum(views) as views from view_totals where demo and kind = 'archive' group by name
        union all
        select archive_id, count(*) from page_views
        where demo and archive_id is not null and day > ${lastTotalled} group by archive_id
      ), liked as (
        select archive_id as id, count(*) as likes from archive_likes where demo group by archive_id
      )
      update archives set
        views = greatest(0, archives.views - coalesce((select sum(views) from viewed where viewed.id = archives.id), 0)),
        likes = greatest(0, archives.likes - coalesce((select likes from liked where liked.id = archives.id), 0))
      where id in (select id from viewed union select id from liked)`.execute(transaction)
    for (const table of ['page_views', 'archive_likes', 'view_totals', 'view_months', 'view_days'] as const)
      await transaction.deleteFrom(table).where('demo', '=', true).execute()
  })
}

const sumOf = (views: Map<string, number>) => [...views.values()].reduce((sum, count) => sum + count, 0)

/** Views of the home page by staff. */
const staffOf = (views: Map<string, number>) => Math.floor((views.get('home') ?? 0) / 8)

const nameOf = (page: string) =>
  /^archive-\d+$/.test(page) ? { kind: 'archive', name: page.slice('archive-'.length) } : { kind: 'page', name: page }

/** Weighted choice: the name whose share contains the number, 0 to 1. */
function choose(shares: Record<string, number>, number: number): string {
  let left = number * Object.values(shares).reduce((sum, share) => sum + share, 0)
  return Object.entries(shares).find(([, share]) => (left -= share) < 0)?.[0] ?? ''
}
