import type { Insertable } from 'kysely'
import * as z from 'zod'
import { TRADES } from '#domains/site/trades.ts'
import type { Context, Program } from '#platform/context.ts'
import type { Projects } from '#platform/db/tables.gen.ts'
import { isEmpty, readSeed, readSeedText } from '#platform/seed.ts'
import { addDays, DAY_MS, dayOf } from '#time.ts'
import { compare, drawing, photo, sheet } from '../case-file.ts'
import { FIRM, PLAN_RULES, PLATFORMS } from '../project.ts'
import type { StoredDownloads } from './columns.ts'
import { findKept, removeRows } from './remove.ts'
import { asStored, insertProjects, toColumns } from './save.ts'
import { SeedFile, storeSeedFile } from './seed-files.ts'

/** A project of the demo; its details are in `{slug}.md`, its drawing in `drawings/{slug}.svg`, as other figures are by their names. Dates are in days before the first start. */
const Entry = z.object({
  slug: z.string(),
  title: z.string(),
  trade: z.enum(TRADES),
  description: z.string(),
  tecnologi: z.string(),
  daysAgo: z.int(),
  began: z.int(),
  ended: z.int().nullable(),
  highlighted: z.boolean().default(false),
  outsourced: z.boolean().default(false),
  sketch: z.boolean().default(false),
  link: z.string().default(''),
  sale: SeedFile.and(
    z.object({ title: z.string(), description: z.string(), value: z.int(), plan: z.enum(PLAN_RULES) }),
  ).optional(),
  drawing: drawing.omit({ figure: true }),
  sheet,
  compare: compare.partial().optional(),
  photo: photo.optional(),
  downloads: z.partialRecord(z.enum(PLATFORMS), SeedFile).default({}),
})

/** Stores the demo's projects and their files, if there are no projects. */
export async function seedProjects(program: Program) {
  if (!(await isEmpty(program.db, 'projects'))) return
  const entries = readSeed('projects/index.json', z.array(Entry))
  const rows: Insertable<Projects>[] = []
  for (const entry of entries) rows.push(await toRow(program, entry))
  await insertProjects(program, rows.reverse())
}

async function toRow({ clock, storage, worker }: Program, entry: z.infer<typeof Entry>): Promise<Insertable<Projects>> {
  const { slug, title, trade, description, tecnologi, link, sale, compare, photo } = entry
  const day = (ago: number | null) => (ago === null ? null : addDays(dayOf(clock.now()), -ago))
  const place = `projects/${slug}`
  const downloads: StoredDownloads = {}
  for (const platform of PLATFORMS) {
    const file = entry.downloads[platform]
    if (file) downloads[platform] = await storeSeedFile(storage.private, `${place}/${platform}`, file)
  }
  const sold = sale && (await storeSeedFile(storage.private, `${place}/sale`, sale))
  const date = new Date(clock.now().getTime() - entry.daysAgo * DAY_MS)
  const columns = await toColumns(
    { worker },
    {
      title,
      trade,
      is_sale: sale !== undefined,
      is_highlighted: entry.highlighted,
      is_public: true,
      is_download: Object.keys(downloads).length > 0,
      is_outsourced: entry.outsourced,
      is_sketch: entry.sketch,
      sale: {
        image: '',
        title: sale?.title ?? '',
        description: sale?.description ?? '',
        value: sale?.value ?? 0,
        video: '',
      },
      ...(sale && { plan: sale.plan }),
      resum: { image: '', title, tecnologi, description, video: '' },
      details: { title, image: '', video: '', markedown: readSeedText(`projects/${slug}.md`) },
      drawing: { ...entry.drawing, figure: readDrawing(slug) },
      sheet: entry.sheet,
      compare: { ...compare, before: readDrawing(compare?.before), after: readDrawing(compare?.after) },
      photo: photo && { ...photo, figure: readDrawing(photo.figure) },
      link_external: link,
      date_project_init: day(entry.began),
      date_project_end: day(entry.ended),
    },
  )
  return {
    ...asStored(columns),
    title,
    id_user: FIRM,
    downloads: JSON.stringify(downloads),
    link_sale: sold?.key ?? '',
    sale_name: sold?.name ?? '',
    sale_size: sold?.size ?? 0,
    sample: true,
    date_created: date,
    date_update: date,
  }
}

const readDrawing = (name: string | undefined) => (name ? readSeedText(`projects/drawings/${name}.svg`).trim() : '')

/** The example projects that came with the program and are still there, the newest first. */
export async function listSampleProjects(context: Pick<Context, 'db' | 'domains'>) {
  const rows = await context.db
    .selectFrom('projects')
    .select(['id', 'title', 'revision'])
    .where('sample', '=', true)
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const sold = await findKept(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, sold: sold.has(row.id) }))
}

/**
 * Deletes example projects in the transaction `context.db`, and answers the files that are to be removed after it. Ids of
 * others are left out. Throws 409 where one was sold.
 */
export async function removeSampleProjects(context: Pick<Context, 'db' | 'domains'>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await context.db
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', ids)
    .where('sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return []
  return removeRows(
    context,
    rows.map(({ id }) => id),
  )
}
