import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { renderPreview } from '#platform/http/preview-page.ts'
import { dayOf } from '#time.ts'
import { defaultValidity, OPEN_STATES, stateOn, translateStatus } from '../budget.ts'
import type { TypedBudget } from '../budget-schemas.ts'
import { listChanges } from '../changes.ts'
import type { QuoteDocument } from '../document.ts'
import type { Quote } from '../quote-contract.ts'
import { visibleQuotes } from './access.ts'
import { listFiles } from './attached.ts'
import { previewDocument } from './document.ts'
import { isStored } from './number.ts'
import { describeFile, describeQuote, type PreviewedQuote } from './quote.ts'
import { findVersion, isSameContent } from './versions.ts'

/** In the place of a token in the address of a preview: no link has it. */
const NO_TOKEN = 'previa'

/**
 * The client's own page of a quote with what is being typed, for staff who may see the quote: rendered as for its client,
 * without scripts, by no link, counted as no opening, and nothing is stored. Throws 404, 413 and 429.
 */
export async function previewClientPage(context: Context, { id, budget }: { id: number; budget: TypedBudget }) {
  const exists = await isStored(context, id)
  const { data: document } = await previewDocument(context, { id, budget })
  const draft: PreviewedQuote = { quote: await offer(context, { id, exists, document }) }
  const html = await renderPreview(context, { path: `/orcamento/${NO_TOKEN}`, draft })
  if (html === undefined) throw new AppError('unavailable', 'A prévia não está disponível agora.')
  // It has no scripts, and is read by who has them.
  return { data: { html: html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '') } }
}

/** The version that the client has if it says the same as the document, else the next version as it would be sent. */
async function offer(
  context: Context,
  { id, exists, document }: { id: number; exists: boolean; document: QuoteDocument },
): Promise<Quote> {
  const { db, clock, mail } = context
  const row = exists ? await visibleQuotes(context).selectAll().where('id', '=', id).executeTakeFirst() : undefined
  const sent = row && (await findVersion(db, row))
  // A number stands on what is stored and was sent; accepted, it has what the client chose of it.
  const isAgreed = row?.state === 'accepted' && document.version !== null
  if (row && sent && (isAgreed || isSameContent(document, sent.document))) return describeQuote(context, row, NO_TOKEN)
  const today = dayOf(clock.now())
  const validity = document.validity || defaultValidity(today)
  const state = stateOn(today, { state: 'sent', budget_validity: validity })
  // What was sent calls itself pending.
  const status = translateStatus('PENDING')
  return {
    document: { ...document, validity, status, version: (row?.version ?? 0) + 1 },
    state,
    open: OPEN_STATES.includes(state),
    changes: sent ? listChanges(sent.document, document) : [],
    files: (await listFiles(db, id)).map((file) => describeFile(NO_TOKEN, file)),
    requests: [],
    acceptance: null,
    installments: [],
    mail: mail.server !== undefined,
    pdf: `/orcamento/pdf/${NO_TOKEN}`,
  }
}
