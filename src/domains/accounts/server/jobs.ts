import { systemClock } from '#clock.ts'
import { SESSION_DAYS } from '#platform/auth/actor.ts'
import { z } from '#platform/contract/fields.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'

/** Deletes sessions that expired or are too old, and password links a month after they expired. */
export const forgetSessionsJob = defineJob({
  name: 'forget-sessions',
  payload: z.object({}),
  schedule: '50 4 * * *',
  async handler({ db, clock, log }) {
    // better-auth writes sessions by the machine's clock.
    const now = systemClock.now()
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where((eb) =>
        eb.or([eb('expires_at', '<', now), eb('created_at', '<', new Date(now.getTime() - SESSION_DAYS * DAY_MS))]),
      )
      .executeTakeFirst()
    const before = new Date(clock.now().getTime() - 30 * DAY_MS)
    await db.deleteFrom('password_links').where('expires_at', '<', before).execute()
    log.info({ removed: Number(numDeletedRows) }, 'expired sessions removed')
  },
})
