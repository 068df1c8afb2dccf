import { readMark } from '#domains/site/server/logo/logo.ts'
import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { PAYMENT_LABELS } from '#platform/contract/payment-methods.ts'
import { AppError } from '#platform/errors.ts'
import { attachment } from '#platform/files/send-file.ts'
import type { Document } from '#platform/http/documents.ts'
import { makePdf } from '#platform/pdf/make-pdf.ts'
import { softenWords } from '#platform/pdf/text.ts'
import { day, dayOf } from '#time.ts'
import { companyLines, taxIdName } from '../document-texts.ts'
import { inWords, paidFor, type Receipt, receiptFile } from '../receipt.ts'
import { SECRET_HEADERS } from './pdf-files.ts'
import { openQuote } from './quote.ts'
import { findReceipt, findReceiptOf } from './receipts.ts'

/** Letters of a word that fit into the column of facts, and of one of the company's name. */
const WIDTH = { fact: 40, company: 18 }

interface GivenOut {
  document: Receipt
  cancelled_at: Date | null
}

/** The PDF of a receipt on A4; a cancelled one says so across the page. Throws as `makePdf` does. */
export async function makeReceiptPdf(context: Context, { document, cancelled_at }: GivenOut) {
  const { number, issued, company, payer, amount, paid_on, means, title } = document
  const data = {
    title: `Recibo ${number}`,
    mark: await readMark(context),
    cancelled: cancelled_at === null ? '' : day(dayOf(cancelled_at)),
    company: {
      name: softenWords(company.name, WIDTH.company),
      lines: companyLines(document).map((line) => softenWords(line)),
    },
    amount: brl(amount),
    words: inWords(amount),
    payer: softenWords(payer.document ? `${payer.name}, ${taxIdName(payer.document)} ${payer.document}` : payer.name),
    facts: [
      ['Referente a', paidFor(document)],
      ...chargeFacts(document),
      ['Em aberto', document.open ? `${brl(document.open)} desta parcela` : ''],
      ['Projeto', title],
      ['Pago em', day(paid_on)],
      ['Por', means === 'other' ? '' : PAYMENT_LABELS[means]],
      ['Recibo de', day(issued)],
    ]
      .filter(([, value]) => value !== '')
      .map(([name = '', value = '']) => [name, softenWords(value, WIDTH.fact)]),
    issuer: [company.legalName || company.name, company.cnpj && `CNPJ ${company.cnpj}`]
      .filter(Boolean)
      .map((line) => softenWords(line)),
  }
  const template = 'src/domains/budgets/server/receipt.typ'
  return makePdf(context, { template, data, texts: {}, amounts: [data.amount] }, 'page')
}

/** What came of the parcela itself, and beside it. Nothing where that is all the same. */
function chargeFacts({ amount, fine = 0, interest = 0, discount = 0 }: Receipt) {
  const facts = [
    ['Multa por atraso', fine],
    ['Juros por atraso', interest],
    ['Desconto', -discount],
  ] as const
  const all = facts.filter(([, cents]) => cents !== 0)
  if (all.length === 0) return []
  return [['Parcela', amount - fine - interest + discount] as const, ...all].map(([name, cents]) => [name, brl(cents)])
}

/** Answers staff with the PDF of a receipt. Throws 404; 503 where it cannot be made. */
export async function sendReceiptPdf(context: Context, id: number) {
  return answer(context, await findReceipt(context, id))
}

/**
 * Answers a client with the PDF of a receipt, by the link of its quote: '/orcamento/recibo/TOKEN/2026-12'. Throws 404,
 * where the link is not valid any more too; 503 where the PDF cannot be made.
 */
export const sendClientReceipt: Document = async (context, path) => {
  const [token = '', name = ''] = path.slice('/orcamento/recibo/'.length).split('/')
  const { id } = await openQuote(context, token)
  const [, year, number] = /^(\d{4})-([1-9]\d{0,8})$/.exec(name) ?? []
  const receipt = year ? await findReceiptOf(context.db, id, { year: Number(year), number: Number(number) }) : undefined
  if (!receipt) throw new AppError('missing', 'Este recibo não existe.')
  const { status, headers, body } = await answer(context, receipt)
  return new Response(body, { status, headers: { ...headers, ...SECRET_HEADERS } })
}

async function answer(context: Context, receipt: GivenOut) {
  const pdf = await makeReceiptPdf(context, receipt)
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': attachment(receiptFile(receipt.document.number)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return { status: 200 as const, headers, body: new Blob([pdf]).stream() }
}
