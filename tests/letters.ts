import { expect } from 'vitest'

/** The parts of an e-mail as a mail program shows them: decoded, whichever of both it shows. */
export function readLetter(source: string): { text: string; html: string } {
  const parts = source.split(/\r\n--[^\r\n]+\r\n/)
  const partOf = (type: string) => {
    const part = parts.find((one) => new RegExp(`^content-type: ${type}; charset=utf-8`, 'im').test(one))
    const [head = '', ...body] = (part ?? '').split('\r\n\r\n')
    return decode(head, body.join('\r\n\r\n')).replaceAll('\r\n', '\n')
  }
  return { text: partOf('text/plain'), html: partOf('text/html') }
}

function decode(head: string, body: string): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** What a letter's HTML says, without its marks. */
export const wordsOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<(title|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/**
 * Fails unless text and HTML of a letter say the same with the same links, nothing of it comes from elsewhere, and all
 * links lead to this origin. Says its links, the button's first.
 */
export function checkLetter({ text, html }: { text: string; html: string }, origin: string): string[] {
  const words = wordsOf(html)
  for (const line of text.split('\n').filter(Boolean)) {
    const [, label, link] = /^(.*): (https?:\/\/\S+)$/.exec(line) ?? []
    if (link) expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    // A fact is a line of the text and a row of the table.
    const cells = label ? [label] : words.includes(line) ? [line] : line.split(': ')
    for (const cell of cells) expect(words).toContain(cell.replace(/\s+/g, ' ').trim())
  }
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video|form)\b|\ssrc=|url\(|@import|@font-face/i)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
  for (const link of links) {
    expect(new URL(link).origin).toBe(origin)
    expect(text).toContain(link.replaceAll('&amp;', '&'))
  }
  expect(html).toContain('<meta name="color-scheme" content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  return links
}
