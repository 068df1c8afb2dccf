import { addDays, day, dayOf, toWallTime } from '#time.ts'
import { eventPath } from '../../calendar.ts'
import type { DueAlert } from '../next-alert.ts'

/** Milliseconds after which an alert says that it is late. */
const LATE = 2 * 60_000

/** What an alert says, and what identifies it. */
export function describeAlert(event: number, { at, occurrence }: DueAlert, now: Date) {
  const { title, alerts, location, all_day, starts_at } = occurrence
  const start = dayOf(starts_at)
  const when = all_day ? nameDay(start, now) : `${nameDay(start, now)} às ${timeOf(starts_at)}`
  const isLate = now.getTime() - at.getTime() > LATE
  const late = isLate && `Este alerta era para ${nameDay(dayOf(at), now)} às ${timeOf(at)}: chegou atrasado.`
  return {
    title: `${title}, ${when}`,
    note: [alerts, location, late].filter(Boolean).join('\n'),
    path: eventPath({ id: event, day: start, occurrence: occurrence.day }),
    key: `calendar ${event} ${occurrence.day} ${at.toISOString()}`,
  }
}

const timeOf = (instant: Date) => toWallTime(instant).slice(11)

function nameDay(which: string, now: Date): string {
  const today = dayOf(now)
  const named = { [addDays(today, -1)]: 'ontem', [today]: 'hoje', [addDays(today, 1)]: 'amanhã' }
  return named[which] ?? `em ${day(which)}`
}
