import { html } from 'hono/html'
import { SETTINGS_PATH } from '../notice.ts'

/** Characters of a subject at most. */
const LONGEST_SUBJECT = 200

interface NoticeEmail {
  /** Of who gets it. */
  name: string
  title: string
  note: string
  path: string
  /** Without it the e-mail names the paths alone: a request's Host, which may be anybody's, is never linked to. */
  publicUrl: string | undefined
}

/** The e-mail of a notice, as plain text and as HTML. */
export function writeEmail({ name, title, note, path, publicUrl = '' }: NoticeEmail) {
  const greeting = `Olá, ${name.split(' ')[0]}!`
  const [place, settings] = [publicUrl + path, publicUrl + SETTINGS_PATH]
  const why = 'Você recebe este e-mail pelas preferências do seu perfil. Para mudar:'
  const link = (address: string) => (publicUrl ? html`<a href="${address}">${address}</a>` : address)
  const paragraphs = note.split('\n').map((line) => html`<p style="margin:0 0 4px">${line}</p>`)
  const subject = title.replace(/\s+/g, ' ').slice(0, LONGEST_SUBJECT)
  return {
    subject,
    text: [greeting, '', title, ...(note ? ['', note] : []), '', `Abrir: ${place}`, '', `${why} ${settings}`, ''].join(
      '\n',
    ),
    html: String(
      html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<p>${greeting}</p><p><strong>${title}</strong></p>${note && paragraphs}
<p>Abrir: ${link(place)}</p><p style="font-size:13px">${why} ${link(settings)}</p>
</body></html>`,
    ),
  }
}
