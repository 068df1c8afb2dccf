import { readNota } from './read-nota.ts'
import { readReceiptText } from './read-text.ts'
import { MAX_READ, type ReadReceipt, UNREAD } from './receipt.ts'

export interface ReceiptFile {
  bytes: Uint8Array
  /** YYYY-MM-DD. */
  today: string
  /** Tax numbers of the firm itself. */
  own: readonly string[]
}

/** Pages of a PDF whose text is read. */
const MAX_PAGES = 5

/**
 * Reads a receipt by what is in the file, whatever its name says. Nothing in it is executed or fetched. A file that cannot
 * be read is one of kind 'other', or 'pdf' without figures: it is kept all the same.
 */
export async function readReceipt({ bytes, today, own }: ReceiptFile): Promise<ReadReceipt> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (head.startsWith('%PDF-'))
    return { ...(bytes.length > MAX_READ.pdf ? UNREAD : await readPdf(bytes, { today, own })), kind: 'pdf' }
  if (isPicture(bytes, head)) return { ...UNREAD, kind: 'picture' }
  if (/^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*</.test(head)) {
    const nota = bytes.length <= MAX_READ.xml ? readNota(decode(bytes, head)) : null
    return nota ?? { ...UNREAD, kind: /^\S*\s*<\?xml/.test(head) ? 'xml' : 'other' }
  }
  return { ...UNREAD, kind: 'other' }
}

async function readPdf(bytes: Uint8Array, context: { today: string; own: readonly string[] }) {
  const { getDocumentProxy } = await import('unpdf')
  try {
    const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    let text = ''
    for (let number = 1; number <= Math.min(MAX_PAGES, pdf.numPages); number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      text += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('')
    }
    return readReceiptText(text, context)
  } catch {
    return UNREAD // damaged, or behind a password
  }
}

/** PNG, JPEG, GIF, WebP, AVIF and HEIC, by their first bytes. */
const isPicture = (bytes: Uint8Array, head: string) =>
  (bytes[0] === 0x89 && head.startsWith('PNG', 1)) ||
  (bytes[0] === 0xff && bytes[1] === 0xd8) ||
  head.startsWith('GIF8') ||
  (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
  /^....ftyp(?:avif|heic|heix|mif1|msf1)/s.test(head)

/** An XML text in the encoding that it names; without a name it is UTF-8. */
function decode(bytes: Uint8Array, head: string): string {
  const [, named = 'utf-8'] = /^[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? []
  return new TextDecoder(/^(iso-8859-1|latin1|windows-1252)$/i.test(named) ? 'windows-1252' : 'utf-8').decode(bytes)
}
