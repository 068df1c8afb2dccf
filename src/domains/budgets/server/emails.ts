import { type Charges, withCharges } from '#domains/finance/received.ts'
import { brl } from '#money.ts'
import type { Letterhead } from '#platform/mail/letter.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime, day } from '#time.ts'
import { numberText, restText } from '../budget.ts'
import type { QuoteDocument } from '../document.ts'
import type { Receipt } from '../receipt.ts'

const nameOf = ({ number, title }: QuoteDocument) => `Orçamento ${number}: ${title}`

/** What a client gets with a quote, or with a later version of it. */
export function writeSentEmail(document: QuoteDocument, { message, link }: { message: string; link: string }) {
  const { number, total, validity, client, company } = document
  const version = document.version ?? 1
  const isNew = version > 1
  return writeEmail({
    subject: isNew ? `Orçamento ${number}, versão ${version}: ${document.title}` : nameOf(document),
    firm: company,
    paragraphs: [
      `Olá, ${client.contact || client.name}!`,
      message || `Segue ${isNew ? `a versão ${version} do` : 'o'} orçamento ${number}.`,
      ...(isNew ? ['Esta versão substitui a anterior.'] : []),
    ],
    facts: [
      ['Orçamento', isNew ? `${number}, versão ${version}` : number],
      ['Total', brl(total)],
      ['Válido até', day(validity)],
    ],
    button: { label: 'Veja, aceite ou peça uma mudança', link },
    notes: ['O mesmo orçamento vai em PDF, anexado.'],
  })
}

/** The e-mail to a client whose quote was accepted, with the PDF that contains the evidence. */
export const writeAcceptedEmail = (
  document: QuoteDocument,
  acceptance: { name: string; at: string; sha256: string /** Where the acceptance can be checked. */; address: string },
  /** What is to be paid first; undefined where nothing is open. */
  next:
    | { due: string /** Cents. */; amount: number /** The client's page; '' where they have none. */; link: string }
    | undefined,
) =>
  writeEmail({
    subject: `Aceito: ${nameOf(document)}`,
    firm: document.company,
    paragraphs: [`Olá, ${acceptance.name}!`, 'Recebemos a sua aceitação deste orçamento. Obrigado pela confiança.'],
    facts: [
      ['Orçamento', `${document.number}, versão ${document.version}`],
      ['Total', brl(document.total)],
      ['Aceito em', dateTime(acceptance.at)],
      ...(next ? [['Primeiro pagamento', `${brl(next.amount)}, até ${day(next.due)}`] as const] : []),
    ],
    button: { label: 'Confira o registro da aceitação', link: acceptance.address },
    notes: [
      ...(next?.link ? [{ label: 'Os pagamentos, e como pagar', link: next.link }] : []),
      'O PDF anexado traz o orçamento com o registro da aceitação. A impressão digital (SHA-256) do documento aceito é:',
      acceptance.sha256,
    ],
  })

/** The letter with the receipt of a parcela. `link` opens the quote; '' where its client has none. */
export const writeReceiptEmail = (receipt: Receipt, { link }: { link: string }) =>
  writeEmail({
    subject: `Recibo ${receipt.number}: ${receipt.title}`,
    firm: receipt.company,
    paragraphs: [
      `Olá, ${receipt.payer.contact || receipt.payer.name}!`,
      'Recebemos o seu pagamento. Obrigado. O recibo vai em PDF, anexado.',
    ],
    facts: [
      ['Recibo', receipt.number],
      ['Valor', brl(receipt.amount)],
      ['Pago em', day(receipt.paid_on)],
      ['Orçamento', receipt.quote],
      ['Parcela', `${receipt.parcela} de ${receipt.parcelas}`],
    ],
    ...(link && { button: { label: 'Veja o orçamento e os recibos', link } }),
  })

interface Reminder {
  firm: Letterhead
  /** Who is greeted. */
  client: string
  budget_id: number
  /** Of the quote. */
  title: string
  installment: { number: number; part: number; due: string /** Cents. */; amount: number }
  /** Number of the last parcela. */
  of: number
  /** YYYY-MM-DD. */
  today: string
  charges: Charges
  /** Of the client's page; '' where they have none. */
  link: string
}

/** The letter that reminds a client of a parcela that is due soon or late. */
export function writeReminderEmail({
  firm,
  client,
  budget_id,
  title,
  installment,
  of,
  today,
  charges,
  link,
}: Reminder) {
  const { number, part, due, amount } = installment
  const name = (of === 1 ? 'única' : `${number} de ${of}`) + restText(part)
  const isLate = due < today
  const total = withCharges(amount, charges)
  const when = `${isLate ? 'venceu' : 'vence'} em ${day(due)}`
  return writeEmail({
    subject: `Parcela ${name} ${when}: ${title}`,
    firm,
    paragraphs: [
      `Olá, ${client}!`,
      isLate
        ? `A parcela ${name} do orçamento ${numberText(budget_id)} ${when}, e ainda não consta como paga.`
        : `Um lembrete: a parcela ${name} do orçamento ${numberText(budget_id)} ${when}.`,
    ],
    facts: [
      ['Valor', brl(amount)],
      ['Vencimento', day(due)],
      ...(total > amount ? [['Hoje, com multa e juros', brl(total)] as const] : []),
      ...(total < amount ? [['Hoje, com o desconto', brl(total)] as const] : []),
    ],
    ...(link && { button: { label: 'Veja a parcela e como pagar', link } }),
    notes: ['Se já pagou, desconsidere, por favor.', 'Este lembrete é automático. Para falar conosco, responda a ele.'],
  })
}
