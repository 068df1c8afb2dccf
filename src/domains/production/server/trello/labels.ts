import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Board, BoardCard } from '#trello/board.ts'
import { type Hue, MAX_LABELS, MAX_TASK_LABELS } from '../../labels.ts'
import { toLabel } from './plan.ts'

/** The labels of some cards, each once by its name, with Trello's ids that stand for it, and what the firm's is. */
interface FoundLabel {
  name: string
  hue: Hue
  trello: string[]
  /** The firm's id; null where it has none of this name. */
  id: number | null
}

/** The labels that cards have, and those of them that the firm has, whatever their capitals and accents. */
export async function findLabels(db: Kysely<DB>, board: Board, cards: readonly BoardCard[]): Promise<FoundLabel[]> {
  const used = new Set(cards.flatMap(({ labels }) => labels))
  const wanted = board.labels.filter(({ id }) => used.has(id)).map((label) => ({ trello: label.id, ...toLabel(label) }))
  const { rows } = await sql<{ key: string; id: number | null }>`
    select folded(wanted.name) as key, labels.id
    from unnest(${wanted.map(({ name }) => name)}::text[]) with ordinality as wanted (name, place)
    left join labels on folded(labels.name) = folded(wanted.name) and deleted_at is null
    order by place`.execute(db)
  const found = new Map<string, FoundLabel>()
  for (const [place, { trello, name, hue }] of wanted.entries()) {
    const { key, id } = rows[place]!
    const before = found.get(key)
    if (before) before.trello.push(trello)
    else found.set(key, { name, hue, trello: [trello], id })
  }
  return [...found.values()]
}

/** Adds the labels that the firm lacks, as long as there is room, in a transaction in which nobody else changes any. */
export async function makeLabels(context: Context, found: readonly FoundLabel[]) {
  const { db, clock } = context
  const { count } = await db
    .selectFrom('labels')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const fresh = found.filter(({ id }) => id === null).slice(0, Math.max(MAX_LABELS - count, 0))
  const [created_at, created_by] = [clock.now(), requireUser(context).id]
  const made =
    fresh.length === 0
      ? []
      : await db
          .insertInto('labels')
          .values(fresh.map(({ name, hue }) => ({ name, hue, created_at, created_by })))
          .returning(['id', 'name'])
          .execute()
  const madeIds = new Map(made.map(({ id, name }) => [name, id]))
  const byTrello = new Map(
    found.flatMap(({ trello, name, id }) => {
      const now = id ?? madeIds.get(name)
      return now === undefined ? [] : trello.map((one) => [one, now] as const)
    }),
  )
  return {
    made: made.map(({ id }) => id),
    of: ({ labels }: BoardCard) =>
      [...new Set(labels.flatMap((id) => byTrello.get(id) ?? []))].slice(0, MAX_TASK_LABELS),
  }
}
