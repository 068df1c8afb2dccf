import { expect, test } from 'vitest'
import { WorkerPool } from '#platform/worker/worker-pool.ts'
import { QUOTE, startQuotePdfs } from '#tests/quote-pdfs.ts'
import { makeQuotePdf } from './quote-pdf.ts'

const { requester, log, make, textOf } = startQuotePdfs()

test('a PDF that shows other amounts than its document is not used', async () => {
  const source = { runInThread: async () => ({ pdf: new Uint8Array(1), amounts: ['R$\u00a01,00'] }) }
  await expect(makeQuotePdf({ ...requester, worker: source as unknown as WorkerPool }, QUOTE)).rejects.toMatchObject({
    status: 503,
    message: 'O PDF saiu com valores que não são os do documento, e não foi usado.',
  })
  expect(log.error).toHaveBeenCalledOnce()
  log.error.mockClear()
})

test('a PDF that takes too long fails alone, with a reason that can be shown', async () => {
  const hasty = new WorkerPool({ textMs: 1 })
  await expect(makeQuotePdf({ ...requester, worker: hasty }, QUOTE)).rejects.toMatchObject({
    status: 503,
    message: 'O PDF não pôde ser feito agora. Tente de novo em instantes.',
  })
  expect(log.error).toHaveBeenCalledOnce()
  await hasty.close()
  expect(await textOf()).toContain('Orçamento 0042')
})

test('a PDF whose client goes is given up', async () => {
  const client = new AbortController()
  const one = make()
  const other = makeQuotePdf({ ...requester, signal: client.signal }, QUOTE)
  client.abort()
  await expect(other).rejects.toMatchObject({
    code: 'unavailable',
    message: 'O pedido foi interrompido. Tente de novo.',
  })
  await one
})
