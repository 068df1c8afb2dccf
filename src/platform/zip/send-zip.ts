import { Readable } from 'node:stream'
import type { ZipFile } from 'yazl'
import { attachment } from '../files/send-file.ts'

/** The answer with a ZIP, which is made as it is read. Its files may still be added; where one fails, the answer breaks off. */
export function sendZip(zip: ZipFile, name: string) {
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': attachment(name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return { status: 200 as const, headers, body: Readable.toWeb(output) as ReadableStream<Uint8Array> }
}
