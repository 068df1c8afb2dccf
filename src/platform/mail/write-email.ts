import { html } from 'hono/html'

/** Characters of a subject at most. */
const SUBJECT = 200

interface WrittenEmail {
  subject: string
  text: string
  html: string
}

/** An e-mail of paragraphs, one of which may be a link. What came from a person is escaped. */
export function writeEmail(
  subject: string,
  paragraphs: readonly (string | { label: string; link: string })[],
): WrittenEmail {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.link}`))
  const marked = paragraphs.map((part) =>
    typeof part === 'string'
      ? html`<p>${part.split('\n').map((line, index) => (index ? html`<br>${line}` : line))}</p>`
      : html`<p>${part.label}: <a href="${part.link}">${part.link}</a></p>`,
  )
  const title = subject.replace(/\s+/g, ' ').slice(0, SUBJECT).toWellFormed()
  return {
    subject: title,
    text: `${text.join('\n\n')}\n`,
    html: String(html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">${marked}</body></html>`),
  }
}
