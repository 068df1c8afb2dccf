import { parseMoney } from '#money.ts'
import { isCnpj, parseTaxId } from '#tax-ids.ts'
import { isDay } from '#time.ts'
import { findPayLine } from './pay-line.ts'
import { type ReadReceipt, UNREAD } from './receipt.ts'

interface TextContext {
  /** YYYY-MM-DD. */
  today: string
  /** Tax numbers of the firm itself, which is not its own supplier. */
  own: readonly string[]
}

/** Words before the amount that counts, the surest first. Without them it is not guessed. */
const AMOUNT_WORDS = [
  /valor (?:total )?(?:a pagar|cobrado|pago|l[ií]quido)/i,
  /total (?:a pagar|da nota|da fatura|pago|geral)/i,
  /valor (?:total|do documento|da transfer[eê]ncia|do pagamento|do pix)/i,
  /\b(?:valor|total)\b/i,
]
/** Words before the day that counts. */
const DAY_WORDS = [
  /data (?:de |da )?(?:emiss[aã]o|pagamento|transa[cç][aã]o|transfer[eê]ncia)/i,
  /(?:emitid[ao]|pago|realizad[ao]) em/i,
  /\bvencimento\b/i,
  /\bdata\b/i,
]
/** How far after its word something may stand, in characters: labels of a form often stand beside each other. */
const REACH = 120

/** What the text of a PDF says: amount, day, CNPJ of the issuer, linha digitável. */
export function readReceiptText(text: string, { today, own }: TextContext): Omit<ReadReceipt, 'kind'> {
  const payLine = findPayLine(text, today)
  return {
    ...UNREAD,
    supplierTaxId: findIssuer(text, own),
    day: findDay(text) ?? payLine?.due ?? null,
    amount: payLine?.amount ?? findAmount(text),
    due: payLine?.due && payLine.amount ? [{ number: '', day: payLine.due, amount: payLine.amount }] : [],
    payLine: payLine?.digits ?? '',
  }
}

/** The first CNPJ that is not the firm's own; CPFs are of persons who pay more often than of those who are paid. */
function findIssuer(text: string, own: readonly string[]): string {
  for (const [found] of text.matchAll(/[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/[\dA-Z]{4}-?\d{2}/g)) {
    const digits = isCnpj(found) ? parseTaxId(found) : undefined
    if (digits && !own.includes(digits)) return digits
  }
  return ''
}

function findAmount(text: string): number | null {
  for (const words of AMOUNT_WORDS) {
    for (const after of afterEach(text, words)) {
      const [, typed] = /(?:R\$\s*)?(\d{1,3}(?:\.\d{3})*,\d{2}|\d+,\d{2})(?!\d)/.exec(after) ?? []
      const cents = typed === undefined ? undefined : parseMoney(typed)
      if (cents) return cents
    }
  }
  return null
}

function findDay(text: string): string | null {
  for (const words of DAY_WORDS) {
    for (const after of afterEach(text, words)) {
      const [, day, month, year] = /\b(\d{2})[/.-](\d{2})[/.-](\d{4})\b/.exec(after) ?? []
      const iso = `${year}-${month}-${day}`
      if (day && isDay(iso)) return iso
    }
  }
  return null
}

function* afterEach(text: string, words: RegExp) {
  for (const { index, 0: found } of text.matchAll(new RegExp(words, 'gi')))
    yield text.slice(index + found.length, index + found.length + REACH)
}
