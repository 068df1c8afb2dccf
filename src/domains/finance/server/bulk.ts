import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseEach } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { refuseSome } from '#platform/refuse-some.ts'
import { MAX_MANY, type Setting, type Was, type Which } from '../bulk-contract.ts'
import { inOwnLedger, oldestRestored } from './access.ts'
import { spellCategories, spellCategory } from './categories.ts'
import { moveReceipts } from './files.ts'
import { chooseFiltered } from './list.ts'
import { findLinked } from './other-side.ts'
import { requireProjects } from './parts.ts'
import { LOCKED } from './read.ts'

const GONE = 'Não existe mais, ou é do livro de outra pessoa.'

/** The ids of what is meant. Throws 409 where a search finds another number than the person saw. */
async function idsOf(context: Context, db: Kysely<DB>, { ids, found, count }: Which): Promise<number[]> {
  if (ids) return [...new Set(ids)]
  const rows = await chooseFiltered({ ...context, db }, found!)
    .select('id')
    .orderBy('id')
    .limit(MAX_MANY + 1)
    .execute()
  if (rows.length !== count)
    throw new AppError('edited-meanwhile', 'Nada mudou. A lista já é outra: olhe de novo o que foi achado.')
  return rows.map(({ id }) => id)
}

/** Entries of the caller's, held until the transaction ends, and before them the bills they paid. Throws 404 that names those gone. */
async function lockMany(context: Context, db: Kysely<DB>, ids: readonly number[], deleted = false) {
  const chosen = db
    .selectFrom('finance_reports')
    .where(sql<boolean>`finance_reports.id = any (${ids}::integer[])`)
    .where(inOwnLedger(context))
  await db
    .selectFrom('finance_bills')
    .select('id')
    .where('id', 'in', chosen.select('bill_id'))
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await chosen
    .selectAll()
    .select(LOCKED.as('locked'))
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  refuseSome(ids, (id) => !found.has(id), 'missing', GONE)
  return found
}

type Row = Awaited<ReturnType<typeof lockMany>> extends Map<number, infer Held> ? Held : never

/** Sets fields of many entries: all or none. Throws 404, 409, 422, with those that it is about. */
export async function changeMany(context: Context, { set, ...which }: Which & { set: Setting }) {
  const data = await context.db.transaction().execute(async (db) => {
    const ids = await idsOf(context, db, which)
    const rows = await lockMany(context, db, ids)
    const at = (id: number) => rows.get(id)!
    await requireFit(db, ids, rows, set)
    await requireProjects(
      context,
      db,
      [set.project_id],
      [...rows.values()].map((row) => row.project_id),
    )
    const spelled = new Map<number, string>()
    if (set.category !== undefined)
      for (const ledger of new Set([...rows.values()].map((row) => row.id_user)))
        spelled.set(ledger, await spellCategory(db, ledger, set.category))
    const wanted = ids.map((id) => {
      const { id_user, category, project_id, account_id, transfer } = at(id)
      return {
        ...{ id, category, project_id, account_id, transfer },
        ...set,
        category: spelled.get(id_user) ?? category,
      }
    })
    return write(context, db, rows, wanted)
  })
  return { result: true as const, data }
}

/** Refuses what some of the entries cannot have. */
async function requireFit(db: Kysely<DB>, ids: readonly number[], rows: ReadonlyMap<number, Row>, set: Setting) {
  const at = (id: number) => rows.get(id)!
  const { category, project_id, account_id, transfer } = set
  if (category !== undefined || project_id !== undefined || transfer)
    refuseSome(ids, (id) => at(id).split, 'invalid', 'Está dividida: mude as partes dela.')
  if (transfer !== undefined)
    refuseSome(
      ids,
      (id) => at(id).locked && at(id).transfer !== transfer,
      'entry-of-payment',
      'Vem de um pagamento registrado.',
    )
  const linked = transfer !== undefined || account_id !== undefined ? await findLinked(db, ids) : new Map()
  refuseSome(
    ids,
    (id) =>
      linked.has(id) &&
      ((transfer !== undefined && at(id).transfer !== transfer) ||
        (account_id !== undefined && at(id).account_id !== account_id)),
    'transfer-linked',
    'É um lado de uma transferência ligada: separe-a antes.',
  )
  if (typeof account_id !== 'number') return
  const account = await db
    .selectFrom('finance_accounts')
    .select('id_user')
    .where('id', '=', account_id)
    .forKeyShare()
    .executeTakeFirst()
  refuseSome(ids, (id) => at(id).id_user !== account?.id_user, 'invalid', 'A conta não é do livro desta transação.')
}

/** Gives entries other values, where they differ. Returns those that it has changed as they were. */
async function write(
  context: Context,
  db: Kysely<DB>,
  rows: ReadonlyMap<number, Row>,
  wanted: readonly Omit<Was, 'revision'>[],
): Promise<Was[]> {
  const changes = wanted.flatMap(({ id, ...values }) => {
    const { revision, category, project_id, account_id, transfer } = rows.get(id)!
    const before = { category, project_id, account_id, transfer }
    const names = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== before[name])
    if (names.length === 0) return []
    const changed = Object.fromEntries(names.map((name) => [name, true]))
    return { row: { id, ...values, changed }, was: { id, revision: revision + 1, ...before } }
  })
  if (changes.length > 0)
    await sql`
      update finance_reports set category = given.category, project_id = given.project_id, account_id = given.account_id,
        transfer = given.transfer, ${raiseEach(sql`given.changed`, { by: requireUser(context), at: context.clock.now() })}
      from finance_reports as stored
        join jsonb_to_recordset(${JSON.stringify(changes.map(({ row }) => row))}::jsonb) as given (
          id integer, category text, project_id integer, account_id integer, transfer boolean, changed jsonb) using (id)
      where finance_reports.id = stored.id`.execute(db)
  return changes.map(({ was }) => was)
}

/** Takes a change of many entries back: all or none. Throws 404, 409 where one was saved since, 422 where its account or project is gone. */
export async function changeManyBack(context: Context, { rows: given }: { rows: readonly Was[] }) {
  const data = await context.db.transaction().execute(async (db) => {
    const ids = [...new Set(given.map(({ id }) => id))]
    const rows = await lockMany(context, db, ids)
    const wanted = new Map(given.map(({ revision: _, ...was }) => [was.id, was]))
    const begun = new Map(given.map(({ id, revision }) => [id, revision]))
    refuseSome(
      ids,
      (id) => rows.get(id)!.revision !== begun.get(id),
      'edited-meanwhile',
      'Foi mudada de novo nesse meio-tempo.',
    )
    for (const account_id of new Set(given.map((was) => was.account_id)))
      await requireFit(
        db,
        ids.filter((id) => wanted.get(id)!.account_id === account_id && rows.get(id)!.account_id !== account_id),
        rows,
        { account_id },
      )
    for (const transfer of [true, false])
      await requireFit(
        db,
        ids.filter((id) => wanted.get(id)!.transfer === transfer && rows.get(id)!.transfer !== transfer),
        rows,
        { transfer },
      )
    await requireProjects(
      context,
      db,
      given.map((was) => was.project_id),
    )
    // As they are spelled by now, and known again where they became another one since.
    for (const ledger of new Set([...rows.values()].map((row) => row.id_user))) {
      const own = ids.filter((id) => rows.get(id)!.id_user === ledger).map((id) => wanted.get(id)!)
      const spelled = await spellCategories(
        db,
        ledger,
        own.map(({ category }) => category),
      )
      for (const was of own) was.category = spelled.get(was.category)!
    }
    return write(context, db, rows, [...wanted.values()])
  })
  return { result: true as const, data }
}

/** Deletes many entries: all or none. Throws 404, 409, with those that it is about. */
export async function deleteMany(context: Context, which: Which) {
  const data = await context.db.transaction().execute(async (db) => {
    const ids = await idsOf(context, db, which)
    const rows = await lockMany(context, db, ids)
    refuseSome(
      ids,
      (id) => rows.get(id)!.locked,
      'entry-of-payment',
      'Vem de um pagamento registrado: desfaça-o onde ele está.',
    )
    const linked = await findLinked(db, ids)
    refuseSome(
      ids,
      (id) => linked.has(id) && !rows.has(linked.get(id)!),
      'transfer-linked',
      'O outro lado da transferência não está entre as escolhidas: escolha os dois, ou separe-os antes.',
    )
    await sql`update finance_reports set deleted_at = ${context.clock.now()} where id = any (${ids}::integer[])`.execute(
      db,
    )
    const bills = billsOf(rows)
    await sql`update finance_bills set paid_on = null where id = any (${bills}::integer[])`.execute(db)
    await moveReceipts(db, bills)
    return ids
  })
  context.sayChanged?.(data)
  return { result: true as const, data }
}

const billsOf = (rows: ReadonlyMap<number, Row>) => [...rows.values()].flatMap(({ bill_id }) => bill_id ?? [])

/** Brings many deleted entries back: all or none. Throws 404, 409 where a bill was paid again since. */
export async function restoreMany(context: Context, { ids: given }: { ids: readonly number[] }) {
  const ids = [...new Set(given)]
  await context.db.transaction().execute(async (db) => {
    const rows = await lockMany(context, db, ids, true)
    const oldest = oldestRestored(context)
    refuseSome(ids, (id) => rows.get(id)!.deleted_at! < oldest, 'missing', GONE)
    const bills = billsOf(rows)
    const paid = await db
      .selectFrom('finance_bills')
      .select('id')
      .where(sql<boolean>`id = any (${bills}::integer[])`)
      .where('paid_on', 'is not', null)
      .execute()
    const again = new Set(paid.map(({ id }) => id))
    for (const bill of bills) if (bills.indexOf(bill) !== bills.lastIndexOf(bill)) again.add(bill)
    refuseSome(ids, (id) => again.has(rows.get(id)!.bill_id ?? 0), 'bill-paid', 'A conta dela já foi paga de novo.')
    await sql`update finance_reports set deleted_at = null where id = any (${ids}::integer[])`.execute(db)
    await sql`update finance_bills set paid_on = report.date from finance_reports as report
      where report.id = any (${ids}::integer[]) and finance_bills.id = report.bill_id`.execute(db)
    await moveReceipts(db, bills)
  })
  return { result: true as const, data: ids }
}
