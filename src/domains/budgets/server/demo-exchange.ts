import type { Kysely } from 'kysely'
import { type Context, type Program, visitorContext } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { originOf } from '#platform/http/origin.ts'
import { DAY_MS, dayOf } from '#time.ts'
import type { State } from '../budget.ts'
import { NO_CHARGES } from '../charges.ts'
import { acceptedJob } from './accepted.ts'
import { addEvent } from './events.ts'
import { addInstallments } from './installments.ts'
import { addOpening } from './openings.ts'
import { recordInstallment } from './pay-installment.ts'
import { addReceipt, holdReceiptNumbers } from './receipts.ts'
import { makeVersion } from './versions.ts'

interface DemoExchange {
  id: number
  id_user: number
  state: State
  /** Days before the first start. */
  made: number
  approved: number | undefined
}

/** What the client wrote. */
const NOTES = {
  refused: 'O orçamento deste ano já fechou. Voltamos a falar no ano que vem.',
  change_requested: 'Dá para separar o envio por WhatsApp em um item à parte?',
}
/** The item that it is about; null for the whole. */
const LINES = { refused: null, change_requested: 2 }
/** Days after it was made on which the page was opened. */
const OPENED = [1, 1.2, 3, 3.9]
const CLIENT = { network: '203.0.113.7', means: 'page' }

/**
 * What happened between the firm and the client about a quote of the demonstration: its version, its link, what the
 * client answered, parcelas. Nothing is sent to anybody.
 */
export async function addDemoExchange(
  program: Program,
  db: Kysely<DB>,
  { id, id_user, state, made, approved = made - 3 }: DemoExchange,
) {
  if (state === 'draft') return
  const owner = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', id_user)
    .executeTakeFirstOrThrow()
  const { client, contact } = await readClient(db, id)
  const name = contact || client
  const staff = (days: number) => contextOf(program, days, { ...owner, session: 0 })
  const visitor = (days: number) => contextOf(program, days, null)
  const add = (context: Context, event: Omit<Parameters<typeof addEvent>[2], 'budget_id' | 'version'>) =>
    addEvent(context, db, { ...event, budget_id: id, version: 1 })

  const { document, pdf_sha256 } = await makeVersion(staff(made), db, { id, version: 0 })
  await db.updateTable('budgets').set({ share_number: 1, next_share_number: 2 }).where('id', '=', id).execute()
  await add(staff(made), { kind: 'sent', means: 'link' })
  if (state === 'sent') return
  await add(visitor(made - 1), { kind: 'seen', network: CLIENT.network })
  for (const days of OPENED) if (made > days) await addOpening(visitor(made - days), db, { id, version: 1 })
  if (state === 'refused' || state === 'change_requested')
    await add(visitor(made - 4), { ...CLIENT, kind: state, name, note: NOTES[state], line: LINES[state] })
  if (state !== 'accepted') return

  const { id: event } = await add(visitor(approved), { ...CLIENT, kind: 'accepted', name, pdf_sha256 })
  await addInstallments(visitor(approved), db, id, document)
  // What was due two days ago was paid on its day.
  const paid = await db
    .updateTable('budget_installments')
    .set(({ ref }) => ({ paid_on: ref('due'), paid_means: 'pix', paid_by: id_user }))
    .where('budget_id', '=', id)
    .where('due', '<', dayOf(program.clock.now().getTime() - 2 * DAY_MS))
    .returning(['id', 'number', 'part', 'amount', 'due', 'paid_means'])
    .execute()
  const budget = await db.selectFrom('budgets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (const { due, paid_means, ...row } of paid.toSorted((one, other) => one.number - other.number)) {
    await recordInstallment(staff(0), db, { id, id_user, client, demo: true }, { ...row, ...NO_CHARGES, paid_on: due })
    await holdReceiptNumbers(staff(0), db)
    await addReceipt(staff(0), db, budget, { ...row, ...NO_CHARGES, paid_on: due, paid_means: paid_means! })
  }
  await program.jobs.send(acceptedJob, { event, origin: originOf(visitorContext(program)) }, { db })
}

/** What a service gets so many days before the first start, in the quote's transaction. */
const contextOf = (program: Program, days: number, actor: Context['actor']): Context => ({
  ...visitorContext(program),
  actor,
  clock: { now: () => new Date(program.clock.now().getTime() - Math.max(0, days) * DAY_MS) },
})

const readClient = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('budgets')
    .leftJoin('clients', 'clients.id', 'budgets.client_id')
    .select(['client', 'clients.contact'])
    .where('budgets.id', '=', id)
    .executeTakeFirstOrThrow()
