import { brl } from '#money.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime, day } from '#time.ts'
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
) =>
  writeEmail({
    subject: `Aceito: ${nameOf(document)}`,
    firm: document.company,
    paragraphs: [`Olá, ${acceptance.name}!`, 'Recebemos a sua aceitação deste orçamento. Obrigado pela confiança.'],
    facts: [
      ['Orçamento', `${document.number}, versão ${document.version}`],
      ['Total', brl(document.total)],
      ['Aceito em', dateTime(acceptance.at)],
    ],
    button: { label: 'Confira o registro da aceitação', link: acceptance.address },
    notes: [
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
