import { extractText } from 'unpdf'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { WorkerPool } from '#platform/worker/worker-pool.ts'
import type { Acceptance, QuoteDocument } from '../document.ts'
import { makeQuotePdf } from './quote-pdf.ts'

// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const worker = new WorkerPool()
afterAll(() => worker.close())
const log = { error: vi.fn() }
const requester = { worker, log } as unknown as Parameters<typeof makeQuotePdf>[0]

const QUOTE: QuoteDocument = {
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
async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false })
  return text.map((page) => page.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim())
}
const make = (change: Partial<QuoteDocument> = {}, acceptance?: Acceptance) =>
  makeQuotePdf(requester, { ...QUOTE, ...change }, { acceptance })
const textOf = async (change?: Partial<QuoteDocument>, acceptance?: Acceptance) =>
  (await readPages(await make(change, acceptance))).join(' ')
const item = (description: string) => ({ description, quantity: 1, total: 100 })
const terms = (markdown: string) => ({ terms: { markdown, html: '' } })

describe('what people wrote is text', () => {
  const HOSTILE = '#read("/etc/passwd") #panic("x") $x$ *b* _i_ `c` @ref <a> \\ // {y} [z]'

  test('wherever it stands', async () => {
    const text = await textOf({
      title: HOSTILE,
      company: { ...QUOTE.company, name: HOSTILE },
      client: { ...QUOTE.client, name: HOSTILE },
      items: [item(HOSTILE)],
    })
    expect(text.split(HOSTILE)).toHaveLength(5)
  })

  test('in Markdown too, which has its own marks only', async () => {
    const pdf = await make(
      terms('#read("/etc/passwd") $x$ **forte** [sai](javascript:alert(1)) [vai](https://a.exemplo) ![foto](/x.png)'),
    )
    expect((await readPages(pdf)).join(' ')).toContain('#read("/etc/passwd") $x$ forte sai vai')
    const source = pdf.toString('latin1')
    expect(source).toContain('https://a.exemplo')
    const far = await make(terms('[vai](https://a.exemplo/שלום?q=日)'))
    expect(far.toString('latin1')).toContain('https://a.exemplo/%D7%A9%D7%9C%D7%95%D7%9D?q=%E6%97%A5')
    expect(source).not.toContain('javascript:')
  })

  test.each([
    ['headings that leave levels out', '### a\n\n# b\n\n###### c\n\n- # d\n\n> ## e', 'a b c • d e'],
    ['deep quotes and lists', `${'> '.repeat(80)}fundo\n\n${'- '.repeat(80)}lista`, 'fundo'],
    ['marks within marks', `${'*a **b '.repeat(40)}fim${'** *'.repeat(40)}`, 'fim'],
    ['notes and references', 'Um[^1], [dois][d].\n\n[^1]: A nota.\n\n[d]: https://a.exemplo', 'Um1, dois. 1. A nota.'],
    ['tasks and deletions', '- [x] feito\n- [ ] por fazer\n\n~~sai~~', 'feito'],
    ['HTML', 'um <b>dois</b><br>três\n\n<div>quatro <!-- x --></div>\n\n<script>não()</script>', 'um dois três quatro'],
    ['a wide table', `${'|a'.repeat(30)}|\n${'|-'.repeat(30)}|\n${'|b'.repeat(30)}|`, 'a | a | a'],
    ['a heading of nothing that can be shown', '# &#x2066;\n\n## \u180f\n\nfim', 'fim'],
    ['code', '```\nlet a\n  b\n```', 'let a b'],
  ])('%s', async (_, markdown, shown) => {
    expect(await textOf(terms(markdown))).toContain(shown)
  })
})
