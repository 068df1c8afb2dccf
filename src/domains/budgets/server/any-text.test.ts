import { extractText } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { brl } from '#money.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, startQuotes } from '#tests/quotes.ts'

vi.setConfig({ testTimeout: 300_000 })

const { app, staff, client, visit } = startQuotes()

/** A generator of its own, so that a failure comes again. */
let seed = 20_261_125
function random(below: number) {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const one = <Kind>(kinds: readonly Kind[]) => kinds[random(kinds.length)]!

/** What spoiled PDFs, and what may: keycaps, joined emoji, flags, marks alone and heaped, other directions, JSON's signs. */
const ODD = [
  ...[
    '4\u20e3',
    '0\u20e3',
    '1\ufe0f\u20e3',
    '🏳️‍🌈',
    '👩🏽‍🔧',
    '🇧🇷',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '\u0301',
    '\u0300'.repeat(9),
    '\u20e3',
    '\ufe0f',
    '\u200d',
  ],
  ...[
    'שָׁלוֹם',
    '\u202e12',
    '\u2066',
    '\ufeff',
    '\u180f',
    'ก็',
    'हिन्दी',
    '각',
    '日本',
    'Привет',
    'Ώρα',
    'ﬁ',
    '\u2028',
    '\u00ad',
    '\ufffd',
  ],
  ...['"', '\\', '{', ',', '":0', '\\u0034', '\n', '\t', '#', '*_`', '| a |', 'R\u0301$', '1,\u0301', '.\u20e3'],
]
const anyLetter = () => String.fromCodePoint(one([random(0x250), random(0x3000), random(0x10000), random(0x110000)]))
const anyText = () => `x${Array.from({ length: 1 + random(12) }, () => one([one(ODD), anyLetter()])).join('')}`
const anyMarkdown = () =>
  Array.from({ length: random(5) }, () => one(['# ', '- ', '> ', '`', '**', '']) + anyText()).join('\n\n')

/** All amounts of a PDF, as they stand in it from its top to its end. */
async function readAmounts(pdf: ArrayBuffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/\s+/g, '\u00a0').match(/R\$\u00a0[\d.]+,\d\d/g) ?? []
}

async function makeQuote() {
  const items = Array.from({ length: 1 + random(4) }, () => ({
    description: anyText(),
    total: (1 + random(10 ** 9)) / 100,
  }))
  const cents = items.map(({ total }) => Math.round(total * 100))
  const sum = cents.reduce((one, other) => one + other, 0)
  const fields = { client: anyText(), project_name: anyText(), extra_text: anyMarkdown(), terms: anyMarkdown(), items }
  const id = await addBudget(app.people.staff, { ...fields, payments: [{ due: null, percent: 100, amount: null }] })
  return { id, amounts: [...cents, sum, sum, sum].map(brl) }
}

test.each(Array.from({ length: 12 }, (_, index) => index))(
  'whatever is typed, quote %s has its PDFs and its sums',
  async () => {
    const { id, amounts } = await makeQuote()
    const drafted = await app.people.staff.fetch(`/api/v1/budget/pdf?id=${id}`)
    expect(drafted.status).toBe(200)
    expect(await readAmounts(await drafted.arrayBuffer())).toEqual(amounts)

    const sent = await staff('send', { id, means: 'link' })
    expect(sent.status).toBe(200)
    const token = sent.body.data.path.replace('/orcamento/', '')
    expect((await client('accept', { token, version: 1, ...CLIENT, name: anyText() })).status).toBe(200)
    await app.runJobs()
    const accepted = await visit(`/orcamento/pdf/${token}`)
    expect(accepted.status).toBe(200)
    expect(await readAmounts(await accepted.arrayBuffer())).toEqual(amounts)
  },
)
