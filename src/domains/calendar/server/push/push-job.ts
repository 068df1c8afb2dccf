import type { Kysely } from 'kysely'
import type { Program } from '#platform/context.ts'
import { id, z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { readContactForPush, readPushKeys } from './keys.ts'
import { type PushResult, sendPush } from './send-push.ts'

/** How often a message is sent to a device whose push service fails. */
const MAX_ATTEMPTS = 4
/** Milliseconds before the second attempt; the delay doubles each time. */
const RETRY_DELAY = 30_000
/** Failures in a row after which a device is forgotten. */
const MAX_FAILURES = 12

/**
 * Sends a message to a person's devices, to all at once, so that none waits for another's slow push service. Those that
 * fail are tried again by another job; those that are gone are forgotten.
 */
export const pushJob = defineJob({
  name: 'calendar-push',
  payload: z.object({
    user: id,
    message: z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() }),
    /** Absent for all of the person's. */
    devices: z.array(id).optional(),
    attempt: z.int().positive().default(1),
  }),
  async handler(program, { user, message, devices, attempt }) {
    const { db, settings, clock, jobs } = program
    const rows = await findDevices(db, user, devices)
    if (rows.length === 0) return
    const options = {
      keys: await readPushKeys(db),
      contact: await readContactForPush(program),
      isLocalAllowed: settings.localPush ?? false,
    }
    const results = await Promise.all(
      rows.map(async ({ id, endpoint, p256dh, auth }) => ({
        id,
        result: await sendPush({ endpoint, keys: { p256dh, auth } }, message, options),
      })),
    )
    const idsOf = (wanted: PushResult) => results.filter(({ result }) => result === wanted).map(({ id }) => id)
    const failed = idsOf('failed')
    await db.transaction().execute(async (db) => {
      await noteResults(db, { sent: idsOf('sent'), failed, gone: idsOf('gone') })
      if (failed.length === 0 || attempt === MAX_ATTEMPTS) return
      const startAfter = new Date(clock.now().getTime() + RETRY_DELAY * 2 ** (attempt - 1))
      await jobs.send(pushJob, { user, message, devices: failed, attempt: attempt + 1 }, { db, startAfter })
    })
    program.log.info({ sent: idsOf('sent').length, failed: failed.length, gone: idsOf('gone').length }, 'alert pushed')
  },
})

const findDevices = (db: Kysely<DB>, user: number, devices: number[] | undefined) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', user)
    .where('users.banned', 'is not', true)
    .$if(devices !== undefined, (query) => query.where('push_subscriptions.id', 'in', devices!))
    .execute()

async function noteResults(db: Kysely<DB>, { sent, failed, gone }: Record<PushResult, number[]>) {
  if (sent.length > 0) await db.updateTable('push_subscriptions').set({ failures: 0 }).where('id', 'in', sent).execute()
  if (failed.length > 0)
    await db
      .updateTable('push_subscriptions')
      .set((eb) => ({ failures: eb('failures', '+', 1) }))
      .where('id', 'in', failed)
      .execute()
  await db
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('failures', '>=', MAX_FAILURES), ...(gone.length > 0 ? [eb('id', 'in', gone)] : [])]))
    .execute()
}

/** Sends a message to a person's devices, in the transaction of what it is about; nothing where they have none. */
export async function pushTo(
  { jobs }: Pick<Program, 'jobs'>,
  db: Kysely<DB>,
  user: number,
  message: z.infer<typeof pushJob.payload>['message'],
) {
  const device = await db.selectFrom('push_subscriptions').select('id').where('user_id', '=', user).executeTakeFirst()
  if (device) await jobs.send(pushJob, { user, message }, { db })
}
