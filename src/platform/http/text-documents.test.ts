import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()

/** The answer's headers and its bytes as they came over the wire: `fetch` unfolds them. */
async function readBytes(path: string, encodings: string) {
  return new Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }>((resolve, reject) => {
    get(`${app.origin}${path}`, { headers: { 'accept-encoding': encodings } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const { 'content-encoding': encoding, vary } = answer.headers
      resolve({ encoding, vary, bytes: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}

test.each(['/feed.xml', '/sitemap.xml', '/robots.txt'])('%s is compressed as the client takes it', async (path) => {
  for (let count = 0; count < 5; count++)
    await addArchive(app, { title: `Um texto ${count}`, markdown: 'Longo. '.repeat(400) })
  const plain = await readBytes(path, 'identity')
  expect(plain).toMatchObject({ encoding: undefined, vary: 'accept-encoding' })
  const brotli = await readBytes(path, 'gzip, deflate, br')
  expect(brotli).toMatchObject({ encoding: 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  const gzip = await readBytes(path, 'gzip, br;q=0')
  expect(gzip).toMatchObject({ encoding: 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  if (path !== '/robots.txt') expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2)
  expect(await readBytes(path, 'gzip;q=0')).toMatchObject({ encoding: undefined })
})
