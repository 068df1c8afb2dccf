import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { DAY_MS } from '#time.ts'
import { HUES, type Hue, MAX_LABELS } from '../labels.ts'
import type { labelsContract } from '../labels-contract.ts'
import { RESTORE_DAYS } from '../production.ts'

type Contract = typeof labelsContract

/** The labels, by name, with the number of their tasks, and those that were removed lately. */
export async function listLabels({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const rows = await db
    .selectFrom('labels')
    .leftJoin(
      sql<{ id: number; tasks: number }>`(
        select unnest(label_ids) as id, count(*)::int as tasks from tasks
        where label_ids <> '{}' and deleted_at is null group by 1)`.as('used'),
      (join) => join.onRef('used.id', '=', 'labels.id'),
    )
    .select(['labels.id', 'name', 'hue', 'revision', 'deleted_at', 'merged_into as into', 'tasks'])
    .select(sql<number>`(select changes from label_changes)`.as('counter'))
    .where(({ or, eb }) => or([eb('deleted_at', 'is', null), eb('deleted_at', '>', restorable(clock.now()))]))
    .orderBy(sql`folded(name)`)
    .orderBy('labels.id')
    .execute()
  const counter = rows[0]?.counter ?? (await readLabelCounter({ db }, 1)) ?? 0
  return {
    data: {
      labels: rows.flatMap(({ deleted_at, into: _, counter: __, hue, tasks, ...label }) =>
        deleted_at ? [] : [{ ...label, hue: hue as Hue, tasks: tasks ?? 0 }],
      ),
      gone: rows.flatMap(({ deleted_at, id, name, hue, into }) =>
        deleted_at ? [{ id, name, hue: hue as Hue, into }] : [],
      ),
      counter,
    },
  }
}

/** The counter of the topic 'labels:1', 0 before the first change; undefined for any other number. */
export async function readLabelCounter({ db }: Pick<Context, 'db'>, id: number): Promise<number | undefined> {
  if (id !== 1) return undefined
  const row = await db.selectFrom('label_changes').select('changes').where('id', '=', id).executeTakeFirst()
  return row?.changes ?? 0
}

/** Throws 422 for a name that another label has, and where there are as many as may be. */
export const createLabel = (context: Context, { name, hue }: InputOf<Contract['create']>) =>
  changeLabels(context, async (db) => {
    const rows = await db
      .selectFrom('labels')
      .select(['hue', sql<number>`count(*)::int`.as('count')])
      .where('deleted_at', 'is', null)
      .groupBy('hue')
      .execute()
    if (rows.reduce((sum, { count }) => sum + count, 0) >= MAX_LABELS) throw tooMany()
    const used = new Map(rows.map((row) => [row.hue, row.count]))
    const least = HUES.toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))[0]!
    const data = await db
      .insertInto('labels')
      .values({ name, hue: hue ?? least, created_at: context.clock.now(), created_by: requireUser(context).id })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    return { result: true as const, data: { ...data, merged: false } }
  })

/** Throws 404, 422 for a name that another label has, and 409 on a conflict. */
export const updateLabel = (context: Context, { id, revision, ...fields }: InputOf<Contract['update']>) =>
  changeLabels(context, async (db) => {
    const stored = await findLabel(db, id)
    const { columns, saved } = await raiseRevision(
      { stored, before: stored, after: fields, by: requireUser(context), at: context.clock.now() },
      { begun: revision, readRecord: async () => findShown({ ...context, db }, id) },
    )
    await db
      .updateTable('labels')
      .set({ ...fields, ...columns })
      .where('id', '=', id)
      .execute()
    return { result: true as const, data: { id, ...saved } }
  })

const findShown = async (context: Pick<Context, 'db' | 'clock'>, id: number) =>
  (await listLabels(context)).data.labels.find((label) => label.id === id)

/** Throws 404. */
export const removeLabel = (context: Context, id: number) =>
  changeLabels(context, async (db) => {
    await findLabel(db, id)
    await db.updateTable('labels').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute()
    return { result: true as const }
  })

/** Throws 404 where it is too late or it was merged, 422 where another label has its name by now. */
export const restoreLabel = (context: Context, id: number) =>
  changeLabels(context, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('labels')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .where('deleted_at', '>', restorable(context.clock.now()))
      .executeTakeFirst()
    if (!numUpdatedRows) throw labelNotFound()
    return { result: true as const }
  })

/**
 * Makes one label of two. The lines of its tasks are locked as by any change of theirs, in the order of their ids, and
 * hear of it. Throws 404, and 422 for a label into itself.
 */
export const mergeLabels = (context: Context, { id, into }: InputOf<Contract['merge']>) =>
  changeLabels(context, async (db) => {
    if (id === into) throw new AppError('invalid', 'Escolha outra etiqueta.', { into: 'Escolha outra etiqueta.' })
    await findLabel(db, id)
    await findLabel(db, into)
    const has = sql<boolean>`label_ids <> '{}' and label_ids @> array[${id}::int]`
    await sql`
      select from production_lines where project_id in (select project_id from tasks where ${has})
      order by project_id for update`.execute(db)
    const { rows } = await sql<{ id: number }>`
      with raised as (
        update production_lines set changes = changes + 1
        where project_id in (select project_id from tasks where ${has})
        returning project_id, changes
      )
      update tasks set change = raised.changes, label_ids = (
        -- The first of two alike stays where it is.
        select array_agg(label order by place)
        from (
          select case when label = ${id} then ${into}::int else label end as label, min(place) as place
          from unnest(label_ids) with ordinality as listed (label, place) group by 1
        ) as kept)
      from raised where raised.project_id = tasks.project_id and ${has}
      returning id`.execute(db)
    const now = context.clock.now()
    await db.updateTable('labels').set({ merged_into: into, deleted_at: now }).where('id', '=', id).execute()
    await db.updateTable('labels').set({ merged_into: into }).where('merged_into', '=', id).execute()
    return { result: true as const, data: { tasks: rows.length } }
  })

/**
 * Ids of labels, each once, as a task gets them: one that was merged becomes the one it is now, and what names none, or
 * none any more, is left out. `names` has what they are called.
 */
export async function resolveLabels(db: Kysely<DB>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('labels')
    .innerJoin('labels as now', (join) => join.on('now.id', '=', sql`coalesce(labels.merged_into, labels.id)`))
    .select(['labels.id', 'now.id as now', 'now.name'])
    .where('labels.id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute()
  const now = new Map(rows.map((row) => [row.id, row.now]))
  return {
    of: (some: readonly number[]) => [...new Set(some.flatMap((id) => now.get(id) ?? []))],
    names: new Map(rows.flatMap((row) => [[row.id, row.name] as const, [row.now, row.name] as const])),
  }
}

/** Ids of the labels with a text in their name. */
export const chooseLabelsWith = (pattern: string) => sql<number[]>`array(
  select id from labels where deleted_at is null and folded(name) like folded(${pattern}))`

/** Removes for good the labels that can be brought back no more, from their tasks too. */
export async function purgeLabels(db: Kysely<DB>, now: Date) {
  const { rows } = await sql<{ id: number }>`
    with gone as (delete from labels where deleted_at <= ${restorable(now)} returning id)
    update tasks set label_ids = array(
      select label from unnest(label_ids) with ordinality as listed (label, place)
      where label not in (select id from gone) order by place)
    where label_ids <> '{}' and label_ids && array(select id from gone)
    returning id`.execute(db)
  return rows.length
}

const restorable = (now: Date) => new Date(now.getTime() - RESTORE_DAYS * DAY_MS)

/** Changes labels in one transaction, in which nobody else changes any. */
const changeLabels = <Result>(context: Context, work: (db: Kysely<DB>) => Promise<Result>): Promise<Result> =>
  context.db
    .transaction()
    .execute(async (db) => {
      await sql`lock table label_changes in share row exclusive mode`.execute(db)
      return work(db)
    })
    .catch(
      refuseDouble(
        'labels_name_idx',
        () =>
          new AppError('invalid', 'Já há uma etiqueta com este nome.', { name: 'Outra etiqueta já tem este nome.' }),
      ),
    )

const findLabel = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('labels')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(labelNotFound)

const labelNotFound = () => new AppError('missing', 'Esta etiqueta não existe mais.')
const tooMany = () =>
  new AppError('invalid', `Há no máximo ${MAX_LABELS} etiquetas.`, { name: 'Junte ou exclua antes.' })
