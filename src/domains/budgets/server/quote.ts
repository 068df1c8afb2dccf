import type { Kysely } from 'kysely'
import { chargesOn, ratesOf } from '#domains/finance/charges.ts'
import { withCharges } from '#domains/finance/received.ts'
import type { Billing } from '#domains/site/billing.ts'
import { readBilling } from '#domains/site/server/billing.ts'
import { MAX_PIX, makeBrCode } from '#pix/br-code.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { openSecretLink } from '#platform/http/secret-link.ts'
import { drawQrCode } from '#platform/pictures/qr-code.ts'
import { rendering } from '#platform/rendering.ts'
import { addDays, dayOf } from '#time.ts'
import { OPEN_STATES, stateOn, translateStatus } from '../budget.ts'
import { listChanges } from '../changes.ts'
import type { QuoteDocument } from '../document.ts'
import type { QuoteFile } from '../files-contract.ts'
import type { Quote } from '../quote-contract.ts'
import { listFiles } from './attached.ts'
import type { BudgetColumns } from './columns.ts'
import { findAcceptance } from './events.ts'
import { LINK } from './exchange.ts'
import { listInstallments } from './installments.ts'
import { listReceipts } from './receipts.ts'
import { listRequests } from './requests.ts'
import { findVersion } from './versions.ts'

/** The quote that a client's link opens. Throws 404 for a link that is not valid (any more), 429 after too many of those. */
export const openQuote = (context: Context, token: string) =>
  openSecretLink(context, { kind: LINK, token, find: (id) => findShared(context.db, id) })

async function findShared(db: Kysely<DB>, id: number) {
  const row = await db.selectFrom('budgets').selectAll().where('id', '=', id).executeTakeFirst()
  return row && row.share_number !== null ? { ...row, number: row.share_number } : undefined
}

/** What a preview of a quote's page shows in place of a link's quote. */
export interface PreviewedQuote {
  quote: Quote
}

/** The quote of the page that is being rendered; undefined unless it is a preview of one. */
const previewedQuote = () => (rendering.getStore()?.draft as Partial<PreviewedQuote> | undefined)?.quote

/** A quote as its client reads it; in a preview what staff are typing. Throws as `openQuote`. */
export async function readQuote(context: Context, token: string): Promise<{ data: Quote }> {
  const previewed = previewedQuote()
  return { data: previewed ?? (await describeQuote(context, await openQuote(context, token), token)) }
}

/** A quote that was sent, as its client reads it by that link. */
export async function describeQuote(context: Context, budget: BudgetColumns, token: string): Promise<Quote> {
  const { db } = context
  const { id, version } = budget
  const [current, previous, acceptance, installments, receipts, files] = await Promise.all([
    findVersion(db, budget),
    findVersion(db, { id, version: version - 1 }),
    findAcceptance(db, id),
    listInstallments(db, id),
    listReceipts(db, id),
    listFiles(db, id),
  ])
  const agreed = (acceptance?.document as QuoteDocument | null | undefined) ?? current!.document
  const requests = await listRequests(db, budget, current!.document.items)
  const today = dayOf(context.clock.now())
  const state = stateOn(today, budget)
  const billing = await readBilling(context)
  return {
    // What was sent calls itself pending.
    document: acceptance ? { ...agreed, status: translateStatus('APPROVED') } : current!.document,
    state,
    open: OPEN_STATES.includes(state),
    changes: previous ? listChanges(previous.document, current!.document) : [],
    files: files.map((file) => describeFile(token, file)),
    requests,
    acceptance: acceptance
      ? { name: acceptance.name, at: acceptance.at.toISOString(), sha256: acceptance.pdf_sha256 ?? '' }
      : null,
    installments: installments.map((row) => {
      const { id, number, part, due, amount, paid_on, txid } = row
      const sum = paid_on === null ? sumOn(today, row, billing) : null
      return {
        ...{ number, part, due, amount, paid_on },
        receipt: describeReceipt(token, receipts, id),
        today: sum,
        pix: paid_on === null ? drawPix(billing, { amount: sum?.total ?? amount, txid }) : null,
      }
    }),
    mail: context.mail.server !== undefined,
    pdf: `/orcamento/pdf/${token}`,
  }
}

/** A file that the firm attached, by the client's link. */
export const describeFile = (token: string, { id, name, size }: QuoteFile) => ({
  ...{ name, size },
  path: `/orcamento/arquivo/${token}/${id}`,
})

/** What an open parcela comes to on a day; null where that is its amount alone. */
function sumOn(today: string, row: Parameters<typeof chargesOn>[1] & Parameters<typeof ratesOf>[0], firm: Billing) {
  const rates = ratesOf(row, firm)
  const charges = chargesOn(today, row, rates)
  const total = withCharges(row.amount, charges)
  const until = charges.discount > 0 ? addDays(row.due, -rates.earlyDays) : ''
  return total === row.amount ? null : { ...charges, until, total }
}

/** The receipt of a parcela that stands, and where its PDF is. */
function describeReceipt(token: string, receipts: Awaited<ReturnType<typeof listReceipts>>, installment: number) {
  const found = receipts.find(({ installment_id, cancelled_at }) => installment_id === installment && !cancelled_at)
  return found ? { number: found.name, path: `/orcamento/recibo/${token}/${found.year}-${found.number}` } : null
}

/** The BR Code of an amount in cents; null where the firm has no Pix key, or none takes such an amount. */
function drawPix({ pixKey: key, receiver: name, city }: Billing, paid: { amount: number; txid: string }) {
  if (!key || paid.amount > MAX_PIX) return null
  const code = makeBrCode({ key, name, city, ...paid })
  return { code, qr: drawQrCode(code) }
}
