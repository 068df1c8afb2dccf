import { type Kysely, sql } from 'kysely'
import { chargesOn, ratesOf } from '#domains/finance/charges.ts'
import { type Billing, MAX_LATE_REMINDERS } from '#domains/site/billing.ts'
import { readBilling } from '#domains/site/server/billing.ts'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { brl } from '#money.ts'
import type { Context, Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readInstallation } from '#platform/installation.ts'
import { forEachRow } from '#platform/jobs/for-each-row.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { readModules } from '#platform/modules.ts'
import { addDays, dayOf, toWallTime } from '#time.ts'
import { FILED, FILED_TEXT, parcelaName } from '../budget.ts'
import { dueRange, isSentOn, reminds, sendingDay } from '../reminders.ts'
import { writeReminderEmail } from './emails.ts'
import { addEvent } from './events.ts'
import { changeExchange, linkPath } from './exchange.ts'

/** Hours in São Paulo between which clients are written to: a run that was missed comes at any hour. */
export const FIRST_HOUR = 9
export const LAST_HOUR = 20

/**
 * Reminds clients by e-mail of parcelas that are due soon or late, as the firm's `Billing` says: once a day and parcela,
 * however often it runs. Left out are quotes whose switch is off, clients who have promised a day to come, and those whom
 * somebody has reminded of the parcela today or yesterday.
 */
export const remindClientsJob = defineJob({
  name: 'remind-clients',
  payload: z.object({}),
  schedule: '0 9 * * *',
  async handler(program) {
    const hour = Number(toWallTime(program.clock.now()).slice(11, 13))
    if (hour < FIRST_HOUR || hour >= LAST_HOUR) return
    const billing = await readBilling(program)
    const { off } = await readModules(program.db)
    if (off.includes('budgets') || !reminds(billing)) return
    const rows = await listDue(program, billing)
    const failure = await forEachRow(program, rows, (row) => remind(program, row, billing), {
      failed: 'a client was not reminded of a parcela',
    })
    if (failure) throw failure
  },
})

/** Of an open parcela: nobody was reminded today, or is to be left alone. */
const isToRemind = (today: string) => sql<boolean>`
  paid_on is null and voided_at is null and late_reminders < ${MAX_LATE_REMINDERS}
  and (reminded_on < ${today} or reminded_on is null)
  and (promised < ${today} or promised is null)
  and (charged_on < ${addDays(today, -1)} or charged_on is null)`

/** Open parcelas of which clients are to be reminded today, the oldest first. */
async function listDue({ db, clock }: Program, plan: Billing) {
  const today = dayOf(clock.now())
  const { from, to } = dueRange(today, plan)
  const { rows } = await sql<{ id: number; budget_id: number; due: string; reminded_on: string | null }>`
    select open.id, budget_id, due, reminded_on from budget_installments as open join budgets on budgets.id = budget_id
    where ${isToRemind(today)} and reminds and not budgets.demo and due between ${from} and ${to}
    order by due, open.id`.execute(db)
  const sending = sendingDay(today, plan)
  return rows.filter((row) => isSentOn(sending, row, plan))
}

const remind = (program: Program, { id, budget_id }: { id: number; budget_id: number }, billing: Billing) =>
  program.db.transaction().execute(async (db) => {
    const { clock } = program
    const today = dayOf(clock.now())
    // The quote first, as whoever pays or changes a parcela.
    const quote = await db
      .selectFrom('budgets')
      .selectAll()
      .where('id', '=', budget_id)
      .where('reminds', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!quote) return
    const reader = await findReader(db, budget_id)
    if (!reader?.email) return
    const row = await db
      .updateTable('budget_installments')
      .set({ reminded_on: today, late_reminders: sql`late_reminders + (due < ${today})::int` })
      .where('id', '=', id)
      .where(isToRemind(today))
      .returningAll()
      .executeTakeFirst()
    // Paid, undone, promised or reminded of meanwhile.
    if (!row) return
    const origin = program.settings.publicUrl ?? (await readInstallation(db)).signed_in_origin
    const path = linkPath(program, quote)
    const letter = await writeReminderEmail({
      firm: await readLetterhead({ ...program, db }),
      client: reader.contact || quote.client,
      budget_id,
      title: quote.project_name,
      installment: row,
      of: reader.parcelas,
      today,
      charges: chargesOn(today, row, ratesOf(row, billing)),
      link: origin && path ? origin + path : '',
    })
    const isFiled = !program.mail.server
    await addEvent({ clock, actor: null }, db, {
      ...{ budget_id, kind: 'reminded', email: reader.email, means: isFiled ? FILED : 'email' },
      note: `${parcelaName(row)}, ${brl(row.amount)}: e-mail automático a ${reader.email}${isFiled ? `, ${FILED_TEXT}` : ''}`,
    })
    await program.mail.send({ to: reader.email, replyTo: reader.owner, ...letter }, { db })
  })

/** Whom a reminder of a quote's parcelas goes to. */
async function findReader(db: Kysely<DB>, budget_id: number) {
  const { rows } = await sql<{ email: string | null; contact: string | null; owner: string; parcelas: number }>`
    select users.email as owner, ${READER}.email, ${READER}.contact,
      (select max(number) from budget_installments where budget_id = budgets.id and voided_at is null) as parcelas
    from budgets join users on users.id = id_user ${joinReader}
    where budgets.id = ${budget_id}`.execute(db)
  return rows[0]
}

/** What `joinReader` calls whom a quote's reminders go to. */
export const READER = sql.ref('reader')

/**
 * Joined to `budgets`: whom a reminder goes to, as receipts (`readReach`): a contact that receives charges, else the client's
 * own address, else that of the acceptance. `email` and `contact` are null where none is known.
 */
export const joinReader = sql`
  left join lateral (
    select coalesce(charged.email, nullif(clients.email, ''), accepted.email) as email,
      case when charged.email is not null then charged.name when clients.email <> '' then clients.contact
        else accepted.name end as contact
    from (select) as one
    left join clients on clients.id = budgets.client_id
    left join lateral (select email, name from client_contacts
      where client_contacts.client_id = clients.id and clients.deleted_at is null and gets_charges and email <> ''
      order by id limit 1) as charged on true
    left join lateral (select email, name from budget_events
      where budget_id = budgets.id and kind = 'accepted' and email <> '' order by id desc limit 1) as accepted on true
  ) as ${READER} on true`

/** Whether the client of a quote is reminded of its parcelas by e-mail, where the firm reminds clients. Throws 404. */
export const switchReminders = (context: Context, { id, on }: { id: number; on: boolean }) =>
  changeExchange(context, id, (db) => db.updateTable('budgets').set({ reminds: on }).where('id', '=', id).execute())
