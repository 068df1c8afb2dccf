import type { Insertable } from 'kysely'
import { toCents } from '#money.ts'
import { ownerOf, scopeOf } from '#platform/auth/scope.ts'
import { type Context, type Program, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { Projects } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { type Requester, renderForSave } from '#platform/markdown/render.ts'
import type { ChangedProject, CreatedProject, NewProject, SomeFields } from '../staff-contract.ts'
import { accessibleBy, notFound, requireManager } from './access.ts'
import { toCaseColumns } from './case-file.ts'
import { type StoredFiles, toLinks } from './columns.ts'
import { readMemberIds, requireStaff, toMemberIds, writeMembers } from './members.ts'
import { findProject } from './service.ts'

/** The columns that `checkRules` needs. */
const RULED = ['title', 'is_public', 'date_project_init', 'date_project_end'] as const

/** Stores a new project of the caller; the admin may create one for anybody. Throws 422. */
export async function createProject(
  context: Context,
  { id_user, link_sale, link_download, members = [], projectline, ...fields }: CreatedProject,
) {
  const owner = ownerOf(context, id_user) ?? requireUser(context).id
  await requireStaff(context.db, [owner], 'id_user')
  refuseOtherPlaces({ link_sale, link_download }, { downloads: {}, link_sale: '' })
  const columns = await toColumns(context, fields)
  const now = context.clock.now()
  const data = await context.db.transaction().execute(async (db) => {
    const { id, revision, ...stored } = await db
      .insertInto('projects')
      .values({ ...asStored(columns), title: columns.title ?? '', id_user: owner, date_created: now, date_update: now })
      .returning(['id', 'revision', ...RULED])
      .executeTakeFirstOrThrow()
    checkRules(stored)
    await writeMembers(db, id, toMemberIds({ id_user: owner }, members))
    // Its line was made with it, by a trigger (migrations/0021_production.sql).
    if (projectline !== undefined)
      await db.updateTable('production_lines').set({ projectline }).where('project_id', '=', id).execute()
    return { id, revision, merged: false }
  })
  return { result: true as const, data }
}

/**
 * Changes the given fields of one of the caller's projects; its owner stays.
 * Throws 403 for members who change the members, 404, 422, and 409 on a conflict.
 */
export async function updateProject(
  context: Context,
  { id, id_user, link_sale, link_download, members, revision, ...fields }: ChangedProject,
) {
  ownerOf(context, id_user)
  const changes = await toColumns(context, fields)
  const change = { id, link_sale, link_download, members, revision }
  const saved = await context.db.transaction().execute((db) => writeChange({ ...context, db }, change, changes))
  return { result: true as const, data: { id, ...saved } }
}

/** The same within the transaction `context.db`. @param changes the columns of the given fields */
export async function writeChange(
  context: Context,
  { id, link_sale, link_download, members, revision }: Omit<ChangedProject, keyof SomeFields>,
  changes: Partial<Awaited<ReturnType<typeof toColumns>>>,
) {
  const { db } = context
  const now = context.clock.now()
  const before = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where(accessibleBy(scopeOf(context)))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  refuseOtherPlaces({ link_sale, link_download }, before as StoredFiles)
  if (members) requireManager(context, before)
  const team = members && toMemberIds(before, members)
  const { columns, saved } = await raiseRevision(
    {
      stored: before,
      before: { ...toFields(before), members: team && (await readMemberIds(db, id)) },
      after: { ...toFields(changes), members: team },
      by: requireUser(context),
      at: now,
    },
    { begun: revision, readRecord: () => findProject(context, id) },
  )
  const after = await db
    .updateTable('projects')
    .set({ ...asStored(changes), ...columns, date_update: now })
    .where('id', '=', id)
    .returning(RULED)
    .executeTakeFirstOrThrow()
  checkRules(after)
  if (team) await writeMembers(db, id, team)
  return saved
}

/** Renders the details as a save would. Throws 429. */
export async function previewProject(context: Context, markedown: string) {
  await context.limits.spend(PREVIEW_LIMIT, String(requireUser(context).id))
  const { html, words } = await renderForSave(context, markedown, 'preview')
  return { data: { html, words } }
}

/** The given form fields as columns, with the details rendered; columns of omitted fields are undefined. */
export async function toColumns(
  requester: Requester,
  { sale, resum, details, drawing, sheet, compare, photo, ...same }: SomeFields,
) {
  const [text, beside] = await Promise.all([
    details?.markedown === undefined ? undefined : renderForSave(requester, details.markedown),
    toCaseColumns(requester, { drawing, sheet, compare, photo }),
  ])
  return {
    ...same,
    ...beside,
    sale_image: sale?.image,
    sale_title: sale?.title,
    sale_description: sale?.description,
    sale_value: sale?.value === undefined ? undefined : toCents(sale.value),
    sale_video: sale?.video,
    resum_image: resum?.image,
    resum_title: resum?.title,
    resum_tecnologi: resum?.tecnologi,
    resum_description: resum?.description,
    resum_video: resum?.video,
    details_title: details?.title,
    details_image: details?.image,
    details_video: details?.video,
    details_markedown: text?.markdown,
    details_html: text?.html,
    uncoloured: text?.uncoloured,
  }
}

/** Columns as PostgreSQL takes them: lists as JSON. */
export const asStored = <Columns extends Partial<Record<(typeof LISTS)[number], unknown>>>(columns: Columns) => {
  const lists = LISTS.flatMap((name) => (columns[name] ? [[name, JSON.stringify(columns[name])]] : []))
  return { ...columns, ...(Object.fromEntries(lists) as Partial<Record<(typeof LISTS)[number], string>>) }
}
const LISTS = ['drawing_marks', 'sheet', 'compare_rows'] as const

/** What is computed from other columns. */
const COMPUTED = /_html$|^uncoloured$/

/** The columns that the form edits, under the form's field paths: `sale_value` is `sale.value`. */
function toFields(columns: object) {
  const fields = Object.entries(columns).filter(([name]) => !COMPUTED.test(name))
  return Object.fromEntries(
    fields.map(([name, value]) => [name.replace(/^(sale|resum|details|drawing|compare|photo)_/, '$1.'), value]),
  ) as Record<string, unknown>
}

/** Stores new projects, all or none, in the order given. */
export async function insertProjects({ db }: Pick<Program, 'db'>, rows: Insertable<Projects>[]) {
  await db.insertInto('projects').values(rows).execute()
}

type Ruled = Record<'date_project_init' | 'date_project_end', string | null> & { title: string; is_public: boolean }

/** Throws 422 if fields contradict each other. */
function checkRules({ title, is_public, date_project_init: init, date_project_end: end }: Ruled) {
  if (is_public && !title)
    throw new AppError('invalid', 'Um projeto público precisa de um título.', { title: 'Preencha este campo.' })
  if (init && end && end < init)
    throw new AppError('invalid', 'O projeto termina antes de começar.', {
      date_project_end: 'Escolha uma data a partir do início.',
    })
}

/**
 * Clients of the specification send the storage keys of files along with the other fields. Throws 422 for any key but
 * the stored one: otherwise a client could publish any private file.
 */
function refuseOtherPlaces(
  { link_sale, link_download }: Pick<NewProject, 'link_sale' | 'link_download'>,
  stored: StoredFiles,
) {
  const fields: Record<string, string> = {}
  const compare = (name: string, given: string | undefined, own: string) => {
    if (given && given !== own) fields[name] = 'Envie o arquivo pelo botão deste lugar.'
  }
  const { pc, ...own } = toLinks((platform) => stored.downloads[platform]?.key ?? '')
  compare('link_sale', link_sale, stored.link_sale)
  for (const [name, place] of Object.entries(own))
    compare(`link_download.${name}`, link_download?.[name as keyof typeof own], place)
  for (const [name, place] of Object.entries(pc))
    compare(`link_download.pc.${name}`, link_download?.pc?.[name as keyof typeof pc], place)
  if (Object.keys(fields).length)
    throw new AppError('invalid', 'Arquivos entram pelo envio, e não pelo nome do lugar onde estão.', fields)
}
