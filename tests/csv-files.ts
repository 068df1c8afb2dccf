import type { Answer, Caller } from './call.ts'

/** Sends a CSV as the form of an import: to the path of its commit, or of its preview. */
export function sendCsv(who: Caller, path: string, content: string | Uint8Array, name = 'tabela.csv'): Promise<Answer> {
  const form = new FormData()
  form.append('file', new File([content as BlobPart], name))
  return who.post(`/api/v1${path}`, form)
}

/** A text in the encoding of old spreadsheets, Windows-1252, as far as Latin-1 has its letters. */
export const inLatin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
