import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { readOffOnSite } from '#domains/site/server/service.ts'
import { mailboxOf } from '#mailbox.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { DONE, z } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { safeOrigin } from '#platform/http/origin.ts'
import { visitorShare } from '#platform/http/visitor-share.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { newsletterContract as calls } from '../contract.ts'
import { confirmLetter, knownLetter } from './letters.ts'
import { confirmPath, leavePaths, openConfirmation } from './links.ts'

/** Requests of one network, and for one mailbox: each sends an e-mail to an address that somebody has typed. */
const share = visitorShare('newsletter')
const ADDRESS_LIMIT: Limit = { name: 'newsletterAddress', points: 3, duration: 24 * 60 * 60, stored: true }

/**
 * E-mails an address the link that confirms it. Behaves the same whether it is on the list or not. Throws 409 where
 * the site has no form, 429 after too many of one network or for one address.
 */
export async function subscribe(context: Context, { email, site }: InputOf<typeof calls.subscribe>) {
  if (site) return DONE
  if ((await readOffOnSite(context)).includes('newsletter'))
    throw new AppError('newsletter-closed', 'O boletim não está aberto.')
  await share.spend(context)
  await context.limits.spend(ADDRESS_LIMIT, mailboxOf(email))
  await context.jobs.send(confirmJob, { email, origin: safeOrigin(context) })
  return DONE
}

/** Keeps the address and sends its letter. Queued for every address, so that the time of an answer reveals nothing. */
export const confirmJob = defineJob({
  name: 'newsletter-confirm',
  payload: z.object({
    email: z.string().max(254),
    /** Origin of the links. */
    origin: z.string().max(300),
  }),
  handler: (program, { email, origin }) =>
    program.db.transaction().execute(async (db) => {
      const row = await db
        .insertInto('newsletter_subscribers')
        .values({ email, asked_at: program.clock.now() })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(({ ref }) => ({ asked_at: ref('excluded.asked_at') })),
        )
        .returning(['id', 'confirmed_at', 'demo'])
        .executeTakeFirstOrThrow()
      if (row.demo) return
      const firm = await readLetterhead({ ...program, db })
      const letter = row.confirmed_at
        ? await knownLetter(firm, origin + leavePaths(program, row.id).page)
        : await confirmLetter(firm, origin + confirmPath(program, row.id))
      await program.mail.send({ to: email, ...letter }, { db })
    }),
})

/** What a link confirms. Throws 404, 429. */
export async function readConfirmation(context: Context, token: string) {
  const { email, confirmed_at } = await openConfirmation(context, token)
  return { data: { email, confirmed: confirmed_at !== null } }
}

/** Confirms an address; again changes nothing. Throws 404, 429. */
export async function confirm(context: Context, token: string) {
  const { id } = await openConfirmation(context, token)
  await context.db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: context.clock.now() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
  return DONE
}
