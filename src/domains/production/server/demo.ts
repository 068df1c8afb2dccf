import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { FIRM } from '#domains/projects/project.ts'
import { type DemoPeople, DemoPerson, findDemoPeople } from '#domains/projects/server/demo-people.ts'
import { TRADES } from '#domains/site/trades.ts'
import { drawPicture } from '#pictures/layers.ts'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { addDays, DAY_MS, dayOf, startOfDay } from '#time.ts'
import { idText, LINE_STATUSES, LINE_TYPES, STATUSES, TASK_TYPES } from '../production.ts'
import { addDemoLabels, removeDemoLabels } from './demo-labels.ts'
import { FOLDER } from './pictures.ts'

const ago = z.int().nonnegative()

/** A task of the demonstration. Days count from the first start: `created` and `done` back, `due` forward. */
const DemoTask = z.object({
  nome: z.string(),
  descricao: z.string(),
  status: z.enum(STATUSES),
  tipo: z.enum(TASK_TYPES),
  prioridade: z.int().default(0),
  created: ago,
  due: z.int().nullable(),
  done: ago.optional(),
  who: DemoPerson.optional(),
  /** Names of labels. */
  labels: z.array(z.string()).default([]),
  /** Names of tasks of the same line that it waits for. */
  waits: z.array(z.string()).default([]),
  estimate: z.int().optional(),
  spent: z.int().optional(),
  /** Those that are done begin with '✓ '. */
  subtasks: z.array(z.string()).default([]),
  comments: z.array(z.object({ who: DemoPerson, ago, text: z.string() })).default([]),
  /** The kind of its drawn picture. */
  picture: z.enum(['board', 'piece', 'stack', 'contour']).optional(),
})
type DemoTask = z.infer<typeof DemoTask>

const DemoLine = z.object({
  title: z.string(),
  trade: z.enum(TRADES),
  projectline: z.enum(LINE_TYPES),
  projectstatus: z.enum(LINE_STATUSES),
  description: z.string(),
  began: ago,
  tasks: z.array(DemoTask),
})
type DemoLine = z.infer<typeof DemoLine>

/** Fills an installation without any tasks with two lines, which no visitor sees. */
export async function seedDemoLines(program: Program) {
  if (!(await isEmpty(program.db, 'tasks'))) return
  const lines = readSeed('production/lines.json', z.array(DemoLine))
  const people = await findDemoPeople(program)
  await program.db.transaction().execute(async (db) => {
    const labels = await addDemoLabels(db, program.clock.now())
    for (const line of lines) await addLine({ ...program, db }, line, { people, labels })
  })
}

/** Whom and what the tasks name. */
interface Known {
  people: DemoPeople
  /** Ids of the labels by their names. */
  labels: ReadonlyMap<string, number>
}

async function addLine(
  program: Program,
  { tasks, began, projectline, projectstatus, ...line }: DemoLine,
  known: Known,
) {
  const { people } = known
  const { db, clock } = program
  const began_at = daysAgo(clock.now(), began)
  const { id } = await db
    .insertInto('projects')
    .values({
      id_user: people.marina,
      title: line.title,
      trade: line.trade,
      is_public: false,
      resum_title: line.title,
      resum_description: line.description,
      date_project_init: dayOf(began_at),
      date_created: began_at,
      date_update: began_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (people.davi !== people.marina)
    await db.insertInto('project_members').values({ project_id: id, user_id: people.davi }).execute()
  await db
    .updateTable('production_lines')
    .set({ demo: true, projectline, projectstatus, last_number: tasks.length, changes: 1 })
    .where('project_id', '=', id)
    .execute()
  // Added and numbered in the order they were made, so that ids and numbers agree; in a column as they are listed.
  const byAge = tasks.toSorted((one, other) => other.created - one.created)
  for (const [index, task] of byAge.entries())
    await addTask(program, { ...task, line: id, number: index + 1, position: (tasks.indexOf(task) + 1) * 1024 }, known)
  const links = tasks.flatMap(({ nome, waits }) => waits.map((blocker) => ({ nome, blocker })))
  await sql`
    insert into task_blockers (task_id, blocker_id, created_at, created_by)
    select waiting.id, blocking.id, ${clock.now()}, ${people.marina}
    from jsonb_to_recordset(${JSON.stringify(links)}) as link (nome text, blocker text)
    join tasks waiting on waiting.project_id = ${id} and waiting.nome = link.nome
    join tasks blocking on blocking.project_id = ${id} and blocking.nome = link.blocker`.execute(db)
}

async function addTask(
  program: Program,
  { line, number, position, ...task }: DemoTask & { line: number; number: number; position: number },
  { people, labels }: Known,
) {
  const { db, clock } = program
  const now = clock.now()
  const made = daysAgo(now, task.created)
  const finished_at = task.done === undefined ? null : daysAgo(now, task.done)
  const changed = finished_at ?? task.comments.map(({ ago }) => daysAgo(now, ago)).at(-1) ?? made
  const { id } = await db
    .insertInto('tasks')
    .values({
      project_id: line,
      number,
      id_text: idText(line, number),
      nome: task.nome,
      descricao: task.descricao,
      status: task.status,
      tipo: task.tipo,
      prioridade: task.prioridade,
      position,
      meta: task.due === null ? null : startOfDay(addDays(dayOf(now), task.due)),
      assignee_id: task.who ? people[task.who] : null,
      label_ids: task.labels.flatMap((name) => labels.get(name) ?? []),
      estimate: task.estimate ?? null,
      spent: task.spent ?? null,
      created_at: made,
      updated_at: changed,
      created_by: people.marina,
      updated_by: people[task.who ?? 'marina'],
      finished_at,
      change: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const history = { task_id: id, user_id: people.marina }
  await db
    .insertInto('task_history')
    .values([
      { ...history, at: made, field: 'created' },
      ...(task.status === 'inBacklog'
        ? []
        : [{ ...history, at: changed, field: 'status', before: 'inBacklog', after: task.status }]),
    ])
    .execute()
  for (const [index, text] of task.subtasks.entries())
    await db
      .insertInto('task_subtasks')
      .values({
        task_id: id,
        task: text.replace(/^✓ /, ''),
        checked: text.startsWith('✓ '),
        position: index + 1,
        created_at: made,
        updated_at: changed,
      })
      .execute()
  for (const { who, ago, text } of task.comments) {
    const { html } = await renderMarkdown(program, text, 'page')
    const at = daysAgo(now, ago)
    await db
      .insertInto('task_comments')
      .values({ task_id: id, user_id: people[who], comment: text, html, created_at: at, updated_at: at })
      .execute()
  }
  if (task.picture) await addPicture(program, { task_id: id, line, kind: task.picture, created_at: made })
}

interface DemoPicture {
  task_id: number
  line: number
  kind: NonNullable<DemoTask['picture']>
  created_at: Date
}

/** Draws a picture and stores it as an attachment. */
async function addPicture({ db, storage }: Program, { task_id, line, kind, created_at }: DemoPicture) {
  const { default: sharp } = await import('sharp') // heavy: for the first run alone
  const svg = Buffer.from(drawPicture(kind, task_id))
  const { data, info } = await sharp(svg)
    .resize({ width: 1280 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const thumbnail = await sharp(data).resize({ width: 640 }).webp({ quality: 80 }).toBuffer()
  const place = `${FOLDER}/${line}/demo-${task_id}`
  const files = { key: `${place}.png`, thumbnail_key: `${place}-thumbnail.webp` }
  await storage.private.put(files.key, data)
  await storage.private.put(files.thumbnail_key, thumbnail)
  await db
    .insertInto('task_attachments')
    .values({
      ...files,
      task_id,
      name: `${kind}.png`,
      type: 'image/png',
      size: data.length,
      width: info.width,
      height: info.height,
      created_by: FIRM,
      created_at,
    })
    .execute()
}

/** A moment of that day's work, never in the future. */
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS - ((days * 37) % 180) * 60_000)

/** Removes the demonstration's lines: their projects, with all that is of them, and its labels that no other task has. */
export async function removeDemoLines(db: Kysely<DB>) {
  await db
    .deleteFrom('projects')
    .where('id', 'in', (lines) => lines.selectFrom('production_lines').select('project_id').where('demo', '=', true))
    .execute()
  await removeDemoLabels(db)
}
