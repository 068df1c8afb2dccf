import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { alertsJob } from '#domains/calendar/server/alerts/send-alerts.ts'
import { startApp } from './app.ts'
import type { Caller } from './call.ts'
import { type PushService, startPushService } from './push-service.ts'

interface Notice {
  title: string
  note: string
  path: string
  urgent: boolean
}

/** A time of 24/11/2026 in São Paulo, or of another day. */
export const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}-03:00`)
/** The fields of an event that alerts then. */
export const alertAt = (time: string, day?: string) => ({ alert: true, alert_date: at(time, day).toISOString() })

export const noticesOf = async (who: Caller): Promise<Notice[]> => (await who.get('/api/v1/notices')).body.data
/** The titles of somebody's notices, the oldest first. */
export const titles = async (who: Caller) => (await noticesOf(who)).map(({ title }) => title).reverse()

/** Starts the program for tests of alerts, with a push service; each test begins at 7:00 without events and notices. */
export function startAlerts() {
  const app = startApp({ localPush: true })
  const push = {} as { service: PushService }
  beforeAll(async () => {
    push.service = await startPushService()
  })
  afterAll(() => push.service.close())
  beforeEach(async () => {
    app.clock.set(at('07:00:00'))
    for (const table of ['calendar_events', 'notices', 'push_subscriptions', 'notice_settings'] as const)
      await app.db.deleteFrom(table).execute()
    rmSync(join(app.settings.dataDir, 'outbox'), { recursive: true, force: true })
    push.service.received.length = 0
  })
  return {
    app,
    /** Its service is there once the tests run. */
    push,
    /** Runs the jobs at that time, among them the scheduled one. */
    async runAt(time: Date) {
      app.clock.set(time)
      await app.jobs.send(alertsJob, {})
      await app.runJobs()
    },
  }
}
