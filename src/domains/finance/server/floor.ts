import type { Kysely } from 'kysely'
import { fromDecimal, toDecimal } from '#money.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { ledgerOf } from './access.ts'

const chooseFloor = (db: Kysely<DB>, ledger: number) => db.selectFrom('finance_floors').where('id_user', '=', ledger)

/** The balance below which the owner of a ledger does not want to come; the revision is 0 where none was ever set. */
export async function findFloor(db: Kysely<DB>, ledger: number) {
  const row = await chooseFloor(db, ledger).select(['floor', 'revision']).executeTakeFirst()
  return { floor: toWire(row?.floor ?? null), revision: row?.revision ?? 0 }
}

const toWire = (cents: number | null) => (cents === null ? null : toDecimal(cents))

interface Floor {
  /** Null takes it away. */
  floor: string | null
  id_user?: number | undefined
  revision?: number | undefined
}

/** Sets a ledger's floor. Throws 403 for somebody else's, 409 on a conflict. */
export async function setFloor(context: Context, { id_user, floor, revision }: Floor) {
  const ledger = await ledgerOf(context, id_user)
  const data = await context.db.transaction().execute(async (db) => {
    await db
      .insertInto('finance_floors')
      .values({ id_user: ledger })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const stored = await chooseFloor(db, ledger).selectAll().forUpdate().executeTakeFirstOrThrow()
    const after = { floor: floor === null ? null : fromDecimal(floor)! }
    const { columns, saved } = await raiseRevision(
      { stored, before: { floor: stored.floor }, after, by: requireUser(context), at: context.clock.now() },
      { begun: revision, readRecord: () => findFloor(db, ledger) },
    )
    await db
      .updateTable('finance_floors')
      .set({ ...after, ...columns, demo: false })
      .where('id_user', '=', ledger)
      .execute()
    return saved
  })
  return { result: true as const, data }
}
