import { brl } from '#money.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime, day } from '#time.ts'
import type { QuoteDocument } from '../document.ts'

const nameOf = ({ number, title }: QuoteDocument) => `Orçamento ${number}: ${title}`

/** What a client gets with a quote. */
export const writeSentEmail = (document: QuoteDocument, { message, link }: { message: string; link: string }) =>
  writeEmail(nameOf(document), [
    `Olá, ${document.client.contact || document.client.name}!`,
    message || `Segue o orçamento ${document.number}, de ${brl(document.total)}, válido até ${day(document.validity)}.`,
    { label: 'Veja, aceite ou peça uma mudança', link },
    'O mesmo orçamento vai em PDF, anexado.',
    document.company.name,
  ])

/** The e-mail to a client whose quote was accepted, with the PDF that contains the evidence. */
export const writeAcceptedEmail = (document: QuoteDocument, acceptance: { name: string; at: string; sha256: string }) =>
  writeEmail(`Aceito: ${nameOf(document)}`, [
    `Olá, ${acceptance.name}!`,
    `Recebemos a sua aceitação do orçamento ${document.number}, versão ${document.version}, em ${dateTime(acceptance.at)}. ` +
      'Obrigado pela confiança.',
    'O PDF anexado traz o orçamento com o registro da aceitação. A impressão digital (SHA-256) do documento aceito é:',
    acceptance.sha256,
    document.company.name,
  ])
