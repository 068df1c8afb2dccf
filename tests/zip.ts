import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Answer, Caller } from './call.ts'

/** A ZIP of the files, by their paths. */
export function makeZip(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** A ZIP with other bytes in place of some of its own, as many of them: what no program writes. */
export function patchZip(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('The parts are not equally long')
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Sends a ZIP as the form of an import of articles: to the path of its commit, or of its preview. */
export function sendZip(who: Caller, path: string, zip: Uint8Array, choices?: object): Promise<Answer> {
  const form = new FormData()
  form.append('file', new File([zip as BlobPart], 'artigos.zip'))
  if (choices) form.append('choices', JSON.stringify(choices))
  return who.post(`/api/v1/archives/${path}`, form)
}
