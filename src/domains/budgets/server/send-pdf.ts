import { readMark } from '#domains/site/server/logo/logo.ts'
import type { Context } from '#platform/context.ts'
import { attachment } from '#platform/files/send-file.ts'
import { readDocument } from './document.ts'
import { makeQuotePdf, pdfName } from './quote-pdf.ts'

/** A quote as it is stored now, as a PDF. Throws 404; 503 where the PDF cannot be made. */
export async function sendPdf(context: Context, id: number) {
  const { data: document } = await readDocument(context, id)
  const pdf = await makeQuotePdf(context, document, { mark: await readMark(context) })
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': attachment(pdfName(document)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return { status: 200 as const, headers, body: new Blob([pdf]).stream() }
}
