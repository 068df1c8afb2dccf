import { sql } from 'kysely'
import { MAX_LATE_REMINDERS } from '#domains/site/billing.ts'
import { readBilling } from '#domains/site/server/billing.ts'
import { toReais } from '#money.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import { addDays, dayOf, HOUR_MS, startOfDay, toWallTime } from '#time.ts'
import { installmentLabel, printerPath } from '../budget.ts'
import { MOST_REMINDERS, type NextReminder, REMINDER_DAYS } from '../installment-schemas.ts'
import { dueRange, listReminders, type Remindable, reminds, sendingDays } from '../reminders.ts'
import { FIRST_HOUR, joinReader, LAST_HOUR, READER, remindClientsJob } from './remind-clients.ts'

/** Parcelas that are looked through, at most. */
const MOST_READ = 2000

/** The reminders of the next days as the firm's saved settings say, and who is left out of them. */
export async function listNextReminders(context: Context) {
  const { db, clock, jobs, mail } = context
  const plan = await readBilling(context)
  const today = dayOf(clock.now())
  const hour = Number(toWallTime(clock.now()).slice(11, 13))
  const evening = new Date(startOfDay(today).getTime() + LAST_HOUR * HOUR_MS)
  // One that failed is tried again until the evening.
  const isToCome = hour < FIRST_HOUR || (hour < LAST_HOUR && (await jobs.isUnderWay(remindClientsJob, evening)))
  const from = isToCome ? today : addDays(today, 1)
  const until = addDays(today, REMINDER_DAYS)
  const data = { until, mail: mail.server !== undefined, on: reminds(plan) }
  if (!data.on) return { data: { ...data, reminders: [], more: 0 } }
  const due = { from: dueRange(from, plan).from, to: dueRange(until, plan).to }
  const { rows } = await sql<Row>`
    select open.id, budget_id, number, part, due, amount, late_reminders, reminded_on, promised, charged_on, client,
      reminds, budgets.demo, ${READER}.email, count(*) over ()::integer as found
    from budget_installments as open join budgets on budgets.id = budget_id ${joinReader}
    where paid_on is null and voided_at is null and late_reminders < ${MAX_LATE_REMINDERS}
      and due between ${due.from} and ${due.to}
    order by due, open.id limit ${MOST_READ}`.execute(db)
  const days = sendingDays(from, until, plan)
  const reminders = rows
    .flatMap((row) => toReminders(row, listReminders(row, plan, days)))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  const shown = reminders.slice(0, MOST_REMINDERS)
  // Each parcela that was not looked through counts as one.
  const unread = (rows[0]?.found ?? 0) - rows.length
  return { data: { ...data, reminders: shown, more: reminders.length - shown.length + unread } }
}

interface Row extends Remindable {
  id: number
  budget_id: number
  number: number
  part: number
  amount: number
  client: string
  reminds: boolean
  demo: boolean
  email: string | null
  /** How many parcelas there are in all. */
  found: number
}

/** A parcela's reminders as they travel; of those that do not go the first alone, for each reason. */
function toReminders(row: Row, found: ReturnType<typeof listReminders>): NextReminder[] {
  const { budget_id, amount, email } = row
  const never = row.demo ? 'demo' : row.reminds ? (email ? null : 'email') : 'off'
  const said = new Set<string>()
  return found.flatMap(({ day, held }) => {
    const why = never ?? held
    if (why && said.has(why)) return []
    if (why) said.add(why)
    return {
      ...pick(row, ['id', 'client', 'due']),
      ...{ day, why, amount: toReais(amount), email: email ?? '', to: printerPath(budget_id) },
      description: installmentLabel(budget_id, row),
    }
  })
}
