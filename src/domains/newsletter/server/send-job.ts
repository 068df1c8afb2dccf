import type { Kysely, Selectable } from 'kysely'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { DB, NewsletterSendings } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DeliveryError, deliver, mailProblem } from '#platform/mail/deliver.ts'
import { mailWay } from '#platform/mail/mail-way.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import {
  type Claimed,
  claimNext,
  countTries,
  endInterrupted,
  makeDue,
  nextTime,
  settle,
  stopWaiting,
} from './deliveries.ts'
import { articleLetter } from './letters.ts'
import { leavePaths } from './links.ts'

/** Letters of one run, and milliseconds until the next: mail providers refuse what comes all at once. */
const BATCH = 25
const PAUSE = 30_000
/** Times that a letter may be put off by the mail server while others go out, and milliseconds until it is tried again. */
const MOST_TRIES = 3
const PUT_OFF = 15 * 60_000
/** Letters put off one after another, after which the server is taken to want none for now. */
const MOST_IN_A_ROW = 3
/** Where none goes out: seconds until the next run, which double, for about two days. Then what waits has failed. */
const RETRY = { limit: 20, delay: 30, maxDelay: 4 * 3600 }

/** Where an article is read. */
const ARTICLE_PAGES = '/archive-view'
/** By which the analytics tell who came by a letter. */
const CAMPAIGN = 'utm_source=boletim&utm_medium=email'

type Sending = Selectable<NewsletterSendings>

/**
 * Sends the letters of an article that wait, some at a time. Each is claimed before it goes out, so that nobody gets one
 * twice: of one that was under way when the program ended nobody knows, and it is not tried again.
 */
export const sendJob = defineJob({
  name: 'newsletter-send',
  payload: z.object({ /** The sending's. */ id: z.int() }),
  retry: RETRY,
  expiresIn: 600,
  async handler(program, { id }, { attempt, signal }) {
    const sending = await program.db
      .selectFrom('newsletter_sendings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!sending) return
    try {
      await run(program, sending, signal)
    } catch (error) {
      if (attempt > RETRY.limit) await stopWaiting(program, id)
      throw error
    }
  },
})

/** Sends what is due, and says when to go on. Throws where the mail server takes nothing. */
async function run(program: Program, sending: Sending, signal: AbortSignal) {
  const { db, clock, jobs } = program
  const { id } = sending
  await endInterrupted(program, id)
  if (!(await isOnSite(db, sending))) return stopWaiting(program, id)
  // Before any is claimed: a server that is away costs nobody their letter.
  const problem = await findProblem(program)
  if (problem) throw new Error(problem)
  const { sent, putOff } = await sendSome(program, sending, signal)
  if (sent === 0 && putOff.length > 0) {
    // Whether that is about the letters or about us is not known: none loses a try.
    await makeDue(program, putOff)
    throw new Error('the mail server: puts off all letters')
  }
  const next = await nextTime(db, id)
  const pause = new Date(clock.now().getTime() + (putOff.length >= MOST_IN_A_ROW ? PUT_OFF : PAUSE))
  if (next) await jobs.send(sendJob, { id }, { startAfter: next > pause ? next : pause, key: String(id) })
}

/** Why no letter can go out now; '' where they can. */
async function findProblem(program: Pick<Program, 'mail' | 'settings'>): Promise<string> {
  const { server } = program.mail
  if (server) return (await mailProblem(server))?.message ?? ''
  return mailWay(program) === 'none' ? 'the mail server: not set' : ''
}

/** Whether the article can be read. */
export const isOnSite = async (db: Kysely<DB>, { archive_id }: Pick<Sending, 'archive_id'>) =>
  archive_id !== null &&
  (await db.selectFrom('public_archives').select('id').where('id', '=', archive_id).executeTakeFirst()) !== undefined

/**
 * Sends letters that are due, until the server puts off one after another. Says how many went out, and the ids of those that
 * were put off after the last of them; those before have lost a try.
 */
async function sendSome(program: Program, sending: Sending, signal: AbortSignal) {
  let sent = 0
  let putOff: number[] = []
  const ofReader: number[] = []
  for (let count = 0; count < BATCH && putOff.length < MOST_IN_A_ROW && !signal.aborted; count++) {
    const claimed = await claimNext(program, sending.id)
    if (!claimed) break
    const outcome = await sendOne(program, sending, claimed)
    if (outcome === 'waiting') putOff.push(claimed.id)
    if (outcome !== 'sent') continue
    sent++
    ofReader.push(...putOff)
    putOff = []
  }
  if (sent > 0 && putOff.length < MOST_IN_A_ROW) ofReader.push(...putOff)
  await countTries(program, ofReader, MOST_TRIES)
  return { sent, putOff }
}

/** Sends one letter and stores what came of it. Throws where the mail server takes none now. */
async function sendOne(program: Program, sending: Sending, claimed: Claimed) {
  const store = async (state: 'sent' | 'failed' | 'unknown' | 'waiting', wait = 0) => {
    await settle(program, claimed, { state, wait })
    return state
  }
  try {
    await deliver(program, await writeLetter(program, sending, claimed), `boletim-${sending.id}-${claimed.id}`)
  } catch (error) {
    if (error instanceof DeliveryError && error.isOfEmail && !error.mayHaveGone)
      return error.isPermanent ? store('failed') : store('waiting', PUT_OFF)
    await store(error instanceof DeliveryError && error.mayHaveGone ? 'unknown' : 'waiting')
    throw error
  }
  return store('sent')
}

async function writeLetter(program: Program, sending: Sending, { subscriber_id, email }: Claimed) {
  const { page, oneClick } = leavePaths(program, subscriber_id)
  const links = {
    article: `${sending.origin}${ARTICLE_PAGES}/${sending.archive_id}?${CAMPAIGN}`,
    leave: sending.origin + page,
  }
  return {
    to: email,
    ...(await writeEmail(articleLetter(await readLetterhead(program), sending, links))),
    unsubscribe: sending.origin + oneClick,
    date: program.clock.now().toISOString(),
  }
}
