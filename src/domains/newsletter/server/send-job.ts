import type { Selectable } from 'kysely'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { NewsletterSendings } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DeliveryError, deliver, mailProblem } from '#platform/mail/deliver.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { type Claimed, claimNext, endInterrupted, nextTime, settle, stopWaiting } from './deliveries.ts'
import { articleLetter } from './letters.ts'
import { leavePaths } from './links.ts'

/** Letters of one run, and milliseconds until the next: mail providers refuse what comes all at once. */
const BATCH = 25
const PAUSE = 30_000
/** Times that a letter may be put off by the mail server, and milliseconds until it is tried again. */
const MOST_TRIES = 3
const PUT_OFF = 15 * 60_000

/** Where an article is read. */
const ARTICLE_PAGES = '/archive-view'

type Sending = Selectable<NewsletterSendings>

/**
 * Sends the letters of an article that wait, some at a time. Each is claimed before it goes out, so that nobody gets one
 * twice: of one that was under way when the program ended nobody knows, and it is not tried again.
 */
export const sendJob = defineJob({
  name: 'newsletter-send',
  payload: z.object({ /** The sending's. */ id: z.int() }),
  retry: { limit: 20, delay: 30, maxDelay: 4 * 3600 },
  expiresIn: 600,
  async handler(program, { id }, { signal }) {
    const { db, clock, settings, jobs } = program
    const sending = await db.selectFrom('newsletter_sendings').selectAll().where('id', '=', id).executeTakeFirst()
    if (!sending) return
    await endInterrupted(program, id)
    if (!(await isOnSite(program, sending))) return stopWaiting(program, id)
    // Before any is claimed: a server that is away costs nobody their letter.
    const problem = settings.smtpUrl === undefined ? 'the mail server: not set' : await mailProblem(settings.smtpUrl)
    if (problem) throw new Error(problem)
    for (let count = 0; count < BATCH && !signal.aborted; count++) {
      const claimed = await claimNext(program, id)
      if (!claimed) break
      await sendOne(program, sending, claimed)
    }
    const next = await nextTime(db, id)
    const pause = new Date(clock.now().getTime() + PAUSE)
    if (next) await jobs.send(sendJob, { id }, { startAfter: next > pause ? next : pause, key: String(id) })
  },
})

/** Whether the article can still be read. */
const isOnSite = async ({ db }: Program, { archive_id }: Sending) =>
  archive_id !== null &&
  (await db.selectFrom('public_archives').select('id').where('id', '=', archive_id).executeTakeFirst()) !== undefined

/** Sends one letter and stores what came of it. Throws where the mail server takes none now. */
async function sendOne(program: Program, sending: Sending, claimed: Claimed) {
  try {
    await deliver(program, await writeLetter(program, sending, claimed), `boletim-${sending.id}-${claimed.id}`)
  } catch (error) {
    // Without an answer it may have gone out; whatever else failed did so before.
    if (error instanceof DeliveryError && !error.isRefused) await settle(program, claimed, { state: 'unknown' })
    else if (error instanceof DeliveryError && error.isOfEmail) return settle(program, claimed, refusal(error, claimed))
    else await settle(program, claimed, { state: 'waiting' })
    throw error
  }
  await settle(program, claimed, { state: 'sent' })
}

/** What becomes of a letter that the server has refused: for good, or for now. */
const refusal = ({ isPermanent }: DeliveryError, { tries }: Claimed) =>
  isPermanent || tries + 1 >= MOST_TRIES
    ? ({ state: 'failed' } as const)
    : ({ state: 'waiting', tries: tries + 1, wait: PUT_OFF } as const)

async function writeLetter(program: Program, sending: Sending, { subscriber_id, email }: Claimed) {
  const { page, oneClick } = leavePaths(program, subscriber_id)
  const links = {
    article: `${sending.origin}${ARTICLE_PAGES}/${sending.archive_id}`,
    leave: sending.origin + page,
  }
  return {
    to: email,
    ...(await writeEmail(articleLetter(await readLetterhead(program), sending, links))),
    unsubscribe: sending.origin + oneClick,
    date: program.clock.now().toISOString(),
  }
}
