import type { Kysely, Updateable } from 'kysely'
import * as z from 'zod'
import { NO_CHARGES } from '#domains/finance/received.ts'
import { type Context, type Program, visitorContext } from '#platform/context.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { originOf } from '#platform/http/origin.ts'
import { addDays, DAY_MS, dayOf } from '#time.ts'
import type { State } from '../budget.ts'
import { acceptedJob } from './accepted.ts'
import { addEvent } from './events.ts'
import { addInstallments } from './installments.ts'
import { addOpening } from './openings.ts'
import { recordInstallment } from './pay-installment.ts'
import { addReceipt, holdReceiptNumbers } from './receipts.ts'
import { makeVersion } from './versions.ts'

/** How the client pays a parcela. */
export const DemoPayment = z.object({
  /** Days after its due day on which it is paid. */
  late: z.int().nonnegative().default(0),
  /** Whether it is not paid although it is late. */
  open: z.boolean().default(false),
  /** Days from the first start until the day for which a late one is promised. */
  promised: z.int().nonnegative().nullable().default(null),
})

interface DemoExchange {
  id: number
  id_user: number
  state: State
  /** Who answers, where the client's record names nobody. */
  contact: string
  /** Days before the first start. */
  made: number
  approved: number | undefined
  /** In the order of their numbers. */
  payments: readonly z.infer<typeof DemoPayment>[]
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
  { id, id_user, state, contact, made, approved = made - 3, payments }: DemoExchange,
) {
  if (state === 'draft') return
  const owner = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'administers'])
    .where('id', '=', id_user)
    .executeTakeFirstOrThrow()
  const { client, ...record } = await readClient(db, id)
  const name = record.contact || contact || client
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
  const paid = await payDemoParcelas(program, db, { id, id_user, payments })
  const budget = await db.selectFrom('budgets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (const row of paid) {
    await recordInstallment(staff(0), db, { id, id_user, client, demo: true }, row)
    await holdReceiptNumbers(staff(0), db)
    await addReceipt(staff(0), db, budget, row)
  }
  await program.jobs.send(acceptedJob, { event, origin: originOf(visitorContext(program)) }, { db })
}

/** Pays what was due two days ago and more, but for what stays open, and notes what was promised. Returns what was paid. */
async function payDemoParcelas(
  { clock }: Program,
  db: Kysely<DB>,
  { id, id_user, payments }: Pick<DemoExchange, 'id' | 'id_user' | 'payments'>,
) {
  const today = dayOf(clock.now())
  const rows = await db
    .selectFrom('budget_installments')
    .select(['id', 'number', 'part', 'amount', 'due'])
    .where('budget_id', '=', id)
    .orderBy('number')
    .execute()
  const paid = []
  for (const { due, ...row } of rows) {
    const { late, open, promised } = payments[row.number - 1] ?? DemoPayment.parse({})
    if (open || due >= addDays(today, -2)) {
      if (promised !== null) await change(db, row.id, { promised: addDays(today, promised) })
      continue
    }
    const paid_on = addDays(due, late)
    await change(db, row.id, { paid_on, paid_means: 'pix', paid_by: id_user })
    paid.push({ ...row, ...NO_CHARGES, paid_on, paid_means: 'pix' })
  }
  return paid
}

const change = (db: Kysely<DB>, id: number, columns: Updateable<BudgetInstallments>) =>
  db.updateTable('budget_installments').set(columns).where('id', '=', id).execute()

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
