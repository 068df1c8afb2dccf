import { parseDocument, stringify } from 'yaml'
import { decodeText } from '#csv/decode-text.ts'
import { listPictures } from './text-pictures.ts'

/** What stands between two lines `---` at the head of a text (front matter), and the text below. */
export interface TextFile {
  /** As YAML 1.2 has it: dates are texts. */
  head: Record<string, unknown>
  body: string
  /** The addresses of pictures in the body, as written, each once. */
  pictures: string[]
}

/** Characters of a head at most; a real one has some hundred. */
const MAX_HEAD = 65_536
const OPENS = /^---[ \t]*\n/
const CLOSES = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/

/** Reads the file of a text in any usual encoding. A `fault` is for people. */
export function readTextFile(bytes: Uint8Array): TextFile | { fault: string } {
  const text = decodeText(bytes)
  if (/^\+\+\+[ \t]*\n/.test(text)) return { fault: 'A ficha está em TOML (+++). Passe para YAML, entre linhas ---.' }
  const opening = OPENS.exec(text)?.[0]
  if (!opening) return { head: {}, body: text, pictures: listPictures(text) }
  // The line end of the opening is that before a closing that follows at once.
  const rest = text.slice(opening.length - 1)
  const closing = CLOSES.exec(rest)
  if (!closing) return { fault: 'A ficha começa com --- e não termina.' }
  const source = rest.slice(0, closing.index)
  if (source.length > MAX_HEAD) return { fault: 'A ficha é longa demais.' }
  const body = rest.slice(closing.index + closing[0].length).replace(/^\n/, '')
  const read = readHead(source)
  return 'fault' in read ? read : { ...read, body, pictures: listPictures(body) }
}

/** Names that stand for other parts (`&a`, `*a`) are refused: a few of them could stand for more than the memory holds. */
function readHead(source: string): { head: Record<string, unknown> } | { fault: string } {
  try {
    const document = parseDocument(source, { logLevel: 'silent' })
    const [error] = document.errors
    if (error) {
      // The first line of the file is the opening's, and the source begins at its end.
      const line = error.linePos?.[0].line
      return { fault: line ? `A ficha (YAML) tem um erro na linha ${line}.` : 'A ficha (YAML) tem um erro.' }
    }
    const head: unknown = document.toJS({ maxAliasCount: 0 }) ?? {}
    if (typeof head !== 'object' || Array.isArray(head)) return { fault: 'A ficha não tem campos: escreva “title: …”.' }
    return { head: head as Record<string, unknown> }
  } catch (error) {
    if (error instanceof ReferenceError) return { fault: 'A ficha usa referências do YAML (& e *), que não lemos.' }
    if (error instanceof RangeError) return { fault: 'A ficha tem partes demais, uma dentro da outra.' }
    throw error
  }
}

/** A text with its head, as `readTextFile` reads it. Fields that are undefined are left out. */
export const writeTextFile = (head: Readonly<Record<string, unknown>>, body: string) =>
  `---\n${stringify(head, { lineWidth: 0, compat: 'yaml-1.1' })}---\n\n${body}`
