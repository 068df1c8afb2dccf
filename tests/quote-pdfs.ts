import { extractText } from 'unpdf'
import { afterAll, vi } from 'vitest'
import type { Acceptance, QuoteDocument } from '#domains/budgets/document.ts'
import { makeQuotePdf } from '#domains/budgets/server/quote-pdf.ts'
import { WorkerPool } from '#platform/worker/worker-pool.ts'

export const QUOTE: QuoteDocument = {
  number: '0042',
  version: 1,
  title: 'Sensor de nível para cisternas',
  status: 'Pendente',
  company: {
    name: 'Três Camadas',
    legalName: 'Três Camadas Tecnologia Ltda.',
    cnpj: '11.222.333/0001-81',
    address: 'Rua das Impressoras, 28, Florianópolis, SC',
    email: 'contato@exemplo.com.br',
    whatsapp: '+55 48 90000-0000',
  },
  client: {
    name: 'Sítio Boa Água Ltda.',
    contact: 'Helena Prado',
    document: '529.982.247-25',
    email: 'helena@boaagua.exemplo',
    phone: '+55 48 98888-0000',
    address: 'Estrada do Açude, km 4',
  },
  issued: '2026-11-21',
  deadline: '2027-01-31',
  validity: '2027-02-19',
  items: [
    { description: 'Placa eletrônica – 10 × 12 cm\nEsquema, layout e montagem', quantity: 1204, total: 385_000 },
    { description: 'Firmware', quantity: 1, total: 620_000 },
  ],
  additional: 32_000,
  total: 1_037_000,
  payments: [
    { due: '', percent: 40, amount: 414_800 },
    { due: '2026-12-20', percent: null, amount: 311_100 },
    { due: '2027-01-31', percent: null, amount: 311_100 },
  ],
  extra: { markdown: 'Cobre o **deslocamento**.', html: '' },
  terms: { markdown: '- Garantia de 90 dias', html: '' },
}

/** The pages of a PDF as plain text, white space folded and the breaks within long words taken out. */
export async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false })
  return text.map((page) => page.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim())
}

/** Makes PDFs of quotes in a worker that ends with the file's tests. */
export function startQuotePdfs() {
  // The first PDF of a thread loads Typst, which takes its time on a busy machine.
  vi.setConfig({ testTimeout: 60_000 })
  const worker = new WorkerPool()
  afterAll(() => worker.close())
  const log = { error: vi.fn() }
  const requester = { worker, log } as unknown as Parameters<typeof makeQuotePdf>[0]
  const make = (change: Partial<QuoteDocument> = {}, acceptance?: Acceptance) =>
    makeQuotePdf(requester, { ...QUOTE, ...change }, { acceptance })
  const textOf = async (change?: Partial<QuoteDocument>, acceptance?: Acceptance) =>
    (await readPages(await make(change, acceptance))).join(' ')
  return { requester, log, make, textOf }
}
