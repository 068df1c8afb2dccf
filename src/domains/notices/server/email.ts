import { html } from 'hono/html'
import { SETTINGS_PATH } from '../notice.ts'

/** Longest subject, in characters. */
const LONGEST_SUBJECT = 200

interface NoticeEmail {
  /** The recipient's name. */
  name: string
  title: string
  note: string
  path: string
  /** Of the links; null where it is unknown: the e-mail then has none. */
  origin: string | null
}

/** The e-mail of a notice, as plain text and as HTML. */
export function writeEmail({ name, title, note, path, origin }: NoticeEmail) {
  const greeting = `Olá, ${name.split(' ')[0]}!`
  const [address, settings] = [origin + path, origin + SETTINGS_PATH]
  const reason = `Você recebe este e-mail pelas preferências do seu perfil.${origin ? ' Para mudar:' : ''}`
  const link = (target: string) => html`<a href="${target}">${target}</a>`
  const paragraphs = note.split('\n').map((line) => html`<p style="margin:0 0 4px">${line}</p>`)
  const subject = title.replace(/\s+/g, ' ').slice(0, LONGEST_SUBJECT)
  return {
    subject,
    text: [
      greeting,
      '',
      title,
      ...(note ? ['', note] : []),
      '',
      ...(origin ? [`Abrir: ${address}`, ''] : []),
      origin ? `${reason} ${settings}` : reason,
      '',
    ].join('\n'),
    html: String(
      html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<p>${greeting}</p><p><strong>${title}</strong></p>${note && paragraphs}
${origin && html`<p>Abrir: ${link(address)}</p>`}<p style="font-size:13px">${reason} ${origin && link(settings)}</p>
</body></html>`,
    ),
  }
}
