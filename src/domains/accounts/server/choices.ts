import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { Choices, type KeptChoices } from '../choices-contract.ts'

/** What that person chose of the workbench's screens, without what this release does not know. */
export async function readChoices({ db }: Pick<Context, 'db'>, user: number): Promise<KeptChoices> {
  const row = await db.selectFrom('users').select('choices').where('id', '=', user).executeTakeFirst()
  const { counter = 0, values = {} } = (row?.choices ?? {}) as { counter?: number; values?: Record<string, unknown> }
  const known = Object.entries(values).filter(([name, value]) => Choices.safeParse({ [name]: value }).success)
  return { counter, values: Object.fromEntries(known) }
}

/** Changes some of the caller's choices, and tells the caller's open pages. */
export async function saveChoices(context: Context, changes: Choices) {
  const { id } = requireUser(context)
  const { rows } = await sql<{ counter: number }>`
    with saved as (
      update users set choices = jsonb_build_object(
        'counter', coalesce((choices ->> 'counter')::int, 0) + 1,
        'values', coalesce(choices -> 'values', '{}') || ${JSON.stringify(changes)}::jsonb)
      where id = ${id}
      returning (choices ->> 'counter')::int as counter
    )
    select counter, notify_event(${`choices:${id}`}, counter) from saved`.execute(context.db)
  return { result: true as const, data: { counter: rows[0]!.counter } }
}

/** The counter of a person's choices; undefined for anybody but the caller. */
export const ownChoicesCounter = async (context: Context, user: number) =>
  user === requireUser(context).id ? (await readChoices(context, user)).counter : undefined
