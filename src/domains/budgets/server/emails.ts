import { html } from 'hono/html'
import { brl } from '#money.ts'
import { dateTime, day } from '#time.ts'
import type { QuoteDocument } from '../document.ts'

const SUBJECT = 200

interface Written {
  subject: string
  text: string
  html: string
}

/** An e-mail of paragraphs, one of which may be a link. What came from a person is escaped. */
function write(subject: string, paragraphs: readonly (string | { label: string; link: string })[]): Written {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.link}`))
  const marked = paragraphs.map((part) =>
    typeof part === 'string'
      ? html`<p>${part.split('\n').map((line, index) => (index ? html`<br>${line}` : line))}</p>`
      : html`<p>${part.label}: <a href="${part.link}">${part.link}</a></p>`,
  )
  const title = subject.replace(/\s+/g, ' ').slice(0, SUBJECT)
  return {
    subject: title,
    text: `${text.join('\n\n')}\n`,
    html: String(html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">${marked}</body></html>`),
  }
}

const nameOf = ({ number, title }: QuoteDocument) => `Orçamento ${number}: ${title}`

/** What a client gets with a quote. */
export const writeSentEmail = ({
  document,
  message,
  link,
}: {
  document: QuoteDocument
  message: string
  link: string
}) =>
  write(nameOf(document), [
    `Olá, ${document.client.contact || document.client.name}!`,
    message || `Segue o orçamento ${document.number}, de ${brl(document.total)}, válido até ${day(document.validity)}.`,
    { label: 'Veja, aceite ou peça uma mudança', link },
    'O mesmo orçamento vai em PDF, anexado.',
    document.company.name,
  ])

/** What a client gets once a quote is accepted, with the PDF that bears the evidence. */
export const writeAcceptedEmail = (document: QuoteDocument, acceptance: { name: string; at: string; sha256: string }) =>
  write(`Aceito: ${nameOf(document)}`, [
    `Olá, ${acceptance.name}!`,
    `Recebemos a sua aceitação do orçamento ${document.number}, versão ${document.version}, em ${dateTime(acceptance.at)}. ` +
      'Obrigado pela confiança.',
    'O PDF anexado traz o orçamento com o registro da aceitação. A impressão digital (SHA-256) do documento aceito é:',
    acceptance.sha256,
    document.company.name,
  ])
