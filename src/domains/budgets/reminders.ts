import { type Billing, MAX_LATE_REMINDERS } from '#domains/site/billing.ts'
import { addDays, daysBetween, listDays } from '#time.ts'
import { isWorkingDay } from '#working-hours.ts'

/*
 * On which days clients are reminded of open parcelas by e-mail, for the job that does it and for the list of those to come.
 */

export type ReminderPlan = Pick<Billing, 'remindBefore' | 'remindLate' | 'remindWorkdays'>

/** Whether anybody is reminded at all. */
export const reminds = ({ remindBefore, remindLate }: ReminderPlan) => remindBefore > 0 || remindLate > 0

/** How many days off may follow each other, at most: weekends with the holidays beside them are less. */
const MOST_OFF = 7

/** The first and the last day on which parcelas are due of which a client may be reminded on a day. */
export const dueRange = (day: string, { remindBefore, remindLate }: ReminderPlan) => ({
  from: addDays(day, -remindLate * MAX_LATE_REMINDERS - MOST_OFF),
  to: addDays(day, remindBefore),
})

/** A day on which reminders go, and the planned days whose reminders these are. */
export interface SendingDay {
  day: string
  planned: readonly string[]
}

/** With working days alone a day has its own reminders and those of the days off right before it; a day off has none. */
export function sendingDay(day: string, { remindWorkdays }: ReminderPlan): SendingDay {
  if (!remindWorkdays) return { day, planned: [day] }
  if (!isWorkingDay(day)) return { day, planned: [] }
  const planned = [day]
  for (let before = addDays(day, -1); !isWorkingDay(before); before = addDays(before, -1)) planned.push(before)
  return { day, planned }
}

/** The days on which reminders go from one day to another. */
export const sendingDays = (from: string, to: string, plan: ReminderPlan) =>
  listDays(from, to).map((day) => sendingDay(day, plan))

/**
 * Whether the client of a parcela is reminded on a day. A reminder that was to go before it is due, and would go after that,
 * is left out: it would say the wrong thing; so is one of a day on which one went: the firm changed its plan since.
 */
export function isSentOn(
  { day, planned }: SendingDay,
  { due, reminded_on }: Pick<Remindable, 'due' | 'reminded_on'>,
  { remindBefore, remindLate }: ReminderPlan,
): boolean {
  return planned.some((one) => {
    if (reminded_on !== null && one <= reminded_on) return false
    const late = daysBetween(due, one)
    if (late < 0) return remindBefore > 0 && late === -remindBefore && day <= due
    return remindLate > 0 && late > 0 && late % remindLate === 0 && late <= remindLate * MAX_LATE_REMINDERS
  })
}

/** An open parcela with what was done about it, and what its client said. */
export interface Remindable {
  due: string
  /** E-mails of it while it was late. */
  late_reminders: number
  /** The day of the last one. */
  reminded_on: string | null
  /** The day that its client has promised. */
  promised: string | null
  /** The day on which a person reminded of it. */
  charged_on: string | null
}

/** Why nobody is reminded of a parcela on a day, of what stands in it; null where they are. */
export function heldOn(day: string, { promised, charged_on }: Pick<Remindable, 'promised' | 'charged_on'>) {
  if (promised !== null && promised >= day) return 'promised'
  if (charged_on !== null && charged_on >= addDays(day, -1)) return 'charged'
  return null
}

/** The reminders of a parcela on these days, each with why it does not go. */
export function listReminders(parcela: Remindable, plan: ReminderPlan, days: readonly SendingDay[]) {
  const found: { day: string; held: ReturnType<typeof heldOn> }[] = []
  let late = parcela.late_reminders
  for (const sending of days) {
    if (late >= MAX_LATE_REMINDERS || !isSentOn(sending, parcela, plan)) continue
    const { day } = sending
    const held = heldOn(day, parcela)
    if (!held && parcela.due < day) late += 1
    found.push({ day, held })
  }
  return found
}
