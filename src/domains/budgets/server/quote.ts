import type { Kysely } from 'kysely'
import type { Billing } from '#domains/site/billing.ts'
import { readBilling } from '#domains/site/server/billing.ts'
import { MAX_PIX, makeBrCode } from '#pix/br-code.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { openSecretLink } from '#platform/http/secret-link.ts'
import { drawQrCode } from '#platform/pictures/qr-code.ts'
import { dayOf } from '#time.ts'
import { OPEN_STATES, stateOn, translateStatus } from '../budget.ts'
import { listChanges } from '../changes.ts'
import type { Quote } from '../quote-contract.ts'
import { findAcceptance } from './events.ts'
import { LINK } from './exchange.ts'
import { listInstallments } from './installments.ts'
import { findVersion } from './versions.ts'

/** The quote that a client's link opens. Throws 404 for a link that is not valid (any more), 429 after too many of those. */
export const openQuote = (context: Context, token: string) =>
  openSecretLink(context, { kind: LINK, token, find: (id) => findShared(context.db, id) })

async function findShared(db: Kysely<DB>, id: number) {
  const row = await db.selectFrom('budgets').selectAll().where('id', '=', id).executeTakeFirst()
  return row && row.share_number !== null ? { ...row, number: row.share_number } : undefined
}

/** A quote as its client reads it. Throws as `openQuote`. */
export async function readQuote(context: Context, token: string): Promise<{ data: Quote }> {
  const { db } = context
  const budget = await openQuote(context, token)
  const { id, version } = budget
  const [current, previous, acceptance, installments] = await Promise.all([
    findVersion(db, budget),
    findVersion(db, { id, version: version - 1 }),
    findAcceptance(db, id),
    listInstallments(db, id),
  ])
  const state = stateOn(dayOf(context.clock.now()), budget)
  const billing = await readBilling(context)
  return {
    data: {
      // What was sent calls itself pending.
      document: acceptance ? { ...current!.document, status: translateStatus('APPROVED') } : current!.document,
      state,
      open: OPEN_STATES.includes(state),
      changes: previous ? listChanges(previous.document, current!.document) : [],
      acceptance: acceptance
        ? { name: acceptance.name, at: acceptance.at.toISOString(), sha256: acceptance.pdf_sha256 ?? '' }
        : null,
      installments: installments.map(({ number, due, amount, paid_on, txid }) => ({
        number,
        due,
        amount,
        paid_on,
        pix: paid_on === null ? drawPix(billing, { amount, txid }) : null,
      })),
      mail: context.settings.smtpUrl !== undefined,
      pdf: `/orcamento/pdf/${token}`,
    },
  }
}

/** The BR Code of an amount in cents; null where the firm has no Pix key, or none takes such an amount. */
function drawPix({ pixKey: key, receiver: name, city }: Billing, paid: { amount: number; txid: string }) {
  if (!key || paid.amount > MAX_PIX) return null
  const code = makeBrCode({ key, name, city, ...paid })
  return { code, qr: drawQrCode(code) }
}
