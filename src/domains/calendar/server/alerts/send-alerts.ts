import type { Kysely } from 'kysely'
import { notify } from '#domains/notices/server/notify.ts'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { forEachRow } from '#platform/jobs/for-each-row.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { addDays, DAY_MS, day, dayOf, toWallTime } from '#time.ts'
import { eventPath } from '../../calendar.ts'
import { listParticipants } from '../counter.ts'
import { type DueAlert, nextAlerts } from '../next-alert.ts'
import { type EventColumns, startDay } from '../occurrences.ts'
import { pushTo } from '../push/push-job.ts'
import { listOverrides } from '../read.ts'

/** Milliseconds after which an alert is not sent any more. */
const TOO_LATE = DAY_MS
/** Milliseconds before an alert at which a job for its very time is sent: twice the interval of the schedule. */
const AHEAD = 10 * 60_000

export const alertNotice: NoticeKind = {
  name: 'calendar-alert',
  label: 'Quando chega a hora do alerta de um evento',
  emailByDefault: true,
  isUrgent: true,
}

/**
 * Sends the alerts that are due, late where the program did not run at their time. Every five minutes it also has itself
 * run at the very times of those that come next.
 */
export const alertsJob = defineJob({
  name: 'calendar-alerts',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  async handler(program) {
    const { db, clock } = program
    const now = clock.now()
    const ahead = new Date(now.getTime() + AHEAD)
    const rows = await db
      .selectFrom('calendar_events')
      .select(['id', 'next_alert_at'])
      .where('next_alert_at', '<', ahead)
      .orderBy('next_alert_at')
      .orderBy('id')
      .execute()
    const alert = async ({ id, next_alert_at }: (typeof rows)[number]) => {
      if (next_alert_at! > now) await wakeFor(program, next_alert_at!)
      else await db.transaction().execute((db) => sendAlertsOf(program, db, id, now))
    }
    const failure = await forEachRow(program, rows, alert, { failed: 'the alerts of an event were not sent' })
    await db
      .deleteFrom('calendar_alerts')
      .where('alert_at', '<', new Date(now.getTime() - 2 * TOO_LATE))
      .execute()
    if (failure) throw failure
  },
})

/**
 * Has the job run when an alert is due, where that is so soon that the schedule does not see to it. To be called in the
 * transaction that sets `next_alert_at`, with `db`.
 */
export async function wakeFor({ jobs, clock }: Pick<Program, 'jobs' | 'clock'>, at: Date | null, db?: Kysely<DB>) {
  if (!at || at.getTime() > clock.now().getTime() + AHEAD) return
  await jobs.send(alertsJob, {}, { startAfter: at, key: at.toISOString(), ...(db && { db }) })
}

/** Sends an event's alerts that are due and were not sent yet. */
async function sendAlertsOf(program: Program, db: Kysely<DB>, id: number, now: Date) {
  const event = await db.selectFrom('calendar_events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!event?.next_alert_at || event.next_alert_at > now) return
  const overrides = await listOverrides(db, [event])
  const due: DueAlert[] = []
  let after = new Date(Math.max(event.next_alert_at.getTime() - 1, now.getTime() - TOO_LATE))
  let next = nextAlerts(event, overrides, after)
  for (; next[0] && next[0].at <= now; next = nextAlerts(event, overrides, after)) {
    due.push(...next)
    after = next[0].at
  }
  const nextAt = next[0]?.at ?? null
  await db.updateTable('calendar_events').set({ next_alert_at: nextAt }).where('id', '=', id).execute()
  await wakeFor(program, nextAt, db)

  const unsent = await noteSent(db, event, due, now)
  if (unsent.length === 0) return
  const people = await listParticipants(db, id, ['accepted'])
  // Of several of one occurrence, which are late together, the last one says it.
  const last = new Map(unsent.map((alert) => [alert.occurrence.day, alert]))
  const alerts = [...last.values()].map((alert) => describeAlert(id, alert, now))
  const kind = { kind: alertNotice, to: people, subject: `calendar:${id}` }
  await notify({ ...program, actor: null }, db, ...alerts.map((alert) => ({ ...kind, ...alert })))
  for (const user of people)
    for (const { title, note, path, key } of alerts)
      await pushTo(program, db, user, { title, body: note, path, tag: key })
}

/** Those of the alerts that were not sent before: an event may be moved away and back. */
async function noteSent(db: Kysely<DB>, event: EventColumns, due: readonly DueAlert[], now: Date): Promise<DueAlert[]> {
  if (due.length === 0) return []
  const rows = due.map(({ at, occurrence }) => ({
    event_id: event.id,
    day: occurrence.day || startDay(event),
    alert_at: at,
    sent_at: now,
  }))
  const added = await db
    .insertInto('calendar_alerts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['day', 'alert_at'])
    .execute()
  const keyOf = (day: string, at: Date) => `${day} ${at.getTime()}`
  const sent = new Set(added.map(({ day, alert_at }) => keyOf(day, alert_at)))
  return due.filter((_, index) => sent.has(keyOf(rows[index]!.day, rows[index]!.alert_at)))
}

/** Milliseconds after which an alert says that it is late. */
const LATE = 2 * 60_000

/** What an alert says, and what identifies it. */
function describeAlert(event: number, { at, occurrence }: DueAlert, now: Date) {
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
