import { readMark } from '#domains/site/server/logo/logo.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sendPrivateFile } from '#platform/files/private-files.ts'
import { attachment } from '#platform/files/send-file.ts'
import type { Document } from '#platform/http/documents.ts'
import { notFound, visibleQuotes } from './access.ts'
import { readDocument } from './document.ts'
import { findAcceptance } from './events.ts'
import { openQuote } from './quote.ts'
import { makeQuotePdf } from './quote-pdf.ts'
import { findVersion } from './versions.ts'

/** A quote as it is stored now, as a PDF. Throws 404; 503 where the PDF cannot be made. */
export async function sendPdf(context: Context, id: number) {
  const { data: document } = await readDocument(context, id)
  const pdf = await makeQuotePdf(context, document, { mark: await readMark(context) })
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': attachment(`orcamento-${document.number}.pdf`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return { status: 200 as const, headers, body: new Blob([pdf]).stream() }
}

/** Answers staff with the PDF of a version, or of an acceptance. Throws 404. */
export async function sendVersionPdf(context: Context, input: { id: number; version: number } | { event: number }) {
  if ('event' in input) {
    const { budget_id, accepted_pdf_key: key } = await requireEvent(context, input.event)
    return send(context, key, `orcamento-${budget_id}-aceito.pdf`)
  }
  await requireBudget(context, input.id)
  const version = await findVersion(context.db, input)
  return send(context, version?.pdf_key ?? null, `orcamento-${input.id}-v${input.version}.pdf`)
}

/** Answers staff with the file that proves an acceptance. Throws 404. */
export async function sendProof(context: Context, event: number) {
  const { file_key, file_name } = await requireEvent(context, event)
  return send(context, file_key, file_name ?? '')
}

/** Answers a client with the PDF of the version they have, or the accepted one. */
export const sendClientPdf: Document = async (context, path) => {
  const budget = await openQuote(context, path.slice('/orcamento/pdf/'.length))
  const [version, acceptance] = await Promise.all([
    findVersion(context.db, budget),
    findAcceptance(context.db, budget.id),
  ])
  const key = acceptance?.accepted_pdf_key ?? acceptance?.pdf_key ?? version?.pdf_key ?? null
  const { status, headers, body } = await send(context, key, `orcamento-${budget.id}.pdf`)
  return new Response(body ?? null, { status, headers: { ...headers, ...SECRET_HEADERS } })
}

/** Headers of what a secret link opens. */
export const SECRET_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

function send(context: Context, key: string | null, name: string) {
  if (key === null) throw new AppError('missing', 'Este arquivo não existe.')
  return sendPrivateFile(context, { key, name })
}

async function requireEvent(context: Context, id: number) {
  const row = await context.db
    .selectFrom('budget_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await requireBudget(context, row.budget_id)
  return row
}

const requireBudget = (context: Context, id: number) =>
  visibleQuotes(context).select('budgets.id').where('budgets.id', '=', id).executeTakeFirstOrThrow(notFound)
