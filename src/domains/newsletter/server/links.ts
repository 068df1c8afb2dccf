import type { Context, Program } from '#platform/context.ts'
import { makeSecretToken, openSecretLink } from '#platform/http/secret-link.ts'
import { DAY_MS } from '#time.ts'
import { CONFIRM_DAYS, CONFIRM_PAGES, LEAVE_PAGES, ONE_CLICK } from '../newsletter.ts'

/** The kinds of its secret links. A reader who comes back has another row, so that the links of before open nothing. */
export const CONFIRM_LINK = 'newsletter-confirm'
export const LEAVE_LINK = 'newsletter-leave'

type Signing = Pick<Program, 'secret'>

export const confirmPath = (program: Signing, id: number) =>
  `${CONFIRM_PAGES}/${makeSecretToken(program, { kind: CONFIRM_LINK, id, number: 0 })}`

/** The page on which a reader leaves, and the address by which a mail program does it for them. */
export function leavePaths(program: Signing, id: number) {
  const token = makeSecretToken(program, { kind: LEAVE_LINK, id, number: 0 })
  return { page: `${LEAVE_PAGES}/${token}`, oneClick: `${ONE_CLICK}/${token}` }
}

/** Since when an unconfirmed address must have been typed to be kept. */
export const oldestUnconfirmed = ({ clock }: Pick<Program, 'clock'>) =>
  new Date(clock.now().getTime() - CONFIRM_DAYS * DAY_MS)

/** The subscription that a link confirms. Throws 404 for a link that is none or over, 429 after too many of those. */
export const openConfirmation = (context: Context, token: string) =>
  openSecretLink(context, {
    kind: CONFIRM_LINK,
    token,
    number: 0,
    async find(id) {
      const row = await context.db
        .selectFrom('newsletter_subscribers')
        .select(['id', 'email', 'confirmed_at'])
        .where('id', '=', id)
        .where(({ eb, or }) =>
          or([eb('confirmed_at', 'is not', null), eb('asked_at', '>', oldestUnconfirmed(context))]),
        )
        .executeTakeFirst()
      return row && { ...row, number: 0 }
    },
  })

/** The subscription that a link ends; its `email` is '' where it has ended. Throws 404, 429 as the other. */
export const openLeaving = (context: Context, token: string) =>
  openSecretLink(context, {
    kind: LEAVE_LINK,
    token,
    number: 0,
    async find(id) {
      const row = await context.db
        .selectFrom('newsletter_subscribers')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirst()
      return { id, email: row?.email ?? '', number: 0 }
    },
  })
