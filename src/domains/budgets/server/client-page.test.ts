import { beforeEach, describe, expect, test } from 'vitest'
import { rendering } from '#platform/rendering.ts'
import { startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, ITEMS, recordAcceptance, sendQuote } from '#tests/quotes.ts'
import { readQuote } from './quote.ts'

/** The page of a quote: what it reads, and who asks. */
const app = startApp(
  {},
  {
    async render({ url }) {
      const state = rendering.getStore()!
      const { pathname } = new URL(url)
      const { data } = await readQuote(state, pathname.split('/').at(-1)!)
      const shown = JSON.stringify({ pathname, actor: state.actor, quote: data }).replaceAll('<', '\\u003c')
      return new Response(
        `<script nonce="${state.nonce}">1</script><noscript>Somar</noscript><body>${shown}${data.document.terms.html}`,
        { headers: { 'content-type': 'text/html' } },
      )
    },
    isWorkbench: () => false,
    parametersOf: () => [],
    secretPageOf: () => undefined,
  },
)

const TYPED = {
  client: 'Clínica',
  client_id: null,
  project_name: 'Telemetria e antena',
  extra_text: '',
  terms: '',
  additional_value: 0,
  discount: null,
  deadline: '2027-01-31',
  budget_validity: '2027-02-28',
  status: 'PENDING',
  items: [{ description: 'Antena', quantity: 1, total: 150 }],
  payments: [],
}

const preview = (id: number, fields: object = {}, who = app.people.staff) =>
  who.post('/api/v1/budget/client-page', { id, budget: { ...TYPED, ...fields } })
const shownOf = (html: string) => JSON.parse(/<body>(\{.*\})/.exec(html)![1]!)
/** What is stored, as the form sends it. */
const stored = async (id: number) => (await app.people.staff.post('/api/v1/budget/budgetById', { id })).body.data[0]

beforeEach(() => app.pool.query('delete from budgets'))

describe('the client’s page with what is being typed', () => {
  test('of a quote that was accepted with a choice is the one that was accepted', async () => {
    const choice = { kind: 'optional', name: '', chosen: false }
    const items = [...ITEMS, { description: 'Caixa', quantity: 1, total: 80, choice }]
    const { id, token } = await sendQuote(app.people.staff, { items })
    const answer = { token, version: 1, ...CLIENT, choice: [1] }
    expect((await app.people.visitor.post('/api/v1/quote/accept', answer)).status).toBe(200)
    const { quote } = shownOf((await preview(id, await stored(id))).body.data.html)
    expect(quote).toMatchObject({ state: 'accepted', changes: [], document: { version: 1, total: 393_000 } })
  })

  test('shows the next version, what it says otherwise than the sent one, and stores nothing', async () => {
    const { id, token } = await sendQuote(app.people.staff, { items: ITEMS, project_name: 'Telemetria' })
    const before = await stored(id)
    const answer = await preview(id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { pathname, actor, quote } = shownOf(answer.body.data.html)
    expect(pathname).toBe('/orcamento/previa')
    expect(actor).toBeNull()
    expect(quote).toMatchObject({
      document: { version: 2, title: 'Telemetria e antena', total: 15_000, status: 'Pendente' },
      state: 'sent',
      open: true,
      acceptance: null,
    })
    expect(quote.changes).toContainEqual({ label: 'Projeto', before: 'Telemetria', after: 'Telemetria e antena' })
    expect(JSON.stringify(quote)).not.toContain(token)
    expect(await stored(id)).toEqual(before)
    const sent = (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data
    expect(sent.document).toMatchObject({ version: 1, title: 'Telemetria' })
    const { openings, state } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
    expect({ openings, state }).toEqual({ openings: [], state: 'sent' })
  })

  test('has no scripts, and no texts for who has none', async () => {
    const { html } = (await preview(await addBudget(app.people.staff, { items: ITEMS }))).body.data
    expect(html).not.toMatch(/<script|<noscript/)
  })

  test('what is typed is text, and its Markdown is sanitised', async () => {
    const id = await addBudget(app.people.staff, { items: ITEMS })
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>'
    const { html } = (await preview(id, { project_name: hostile, terms: `**Sim** ${hostile}` })).body.data
    expect(shownOf(html).quote.document.title).toBe(hostile)
    expect(html).toContain('<strong>Sim</strong>')
    expect(html.slice(html.lastIndexOf('}'))).not.toMatch(/<script|onerror/)
  })

  test('says nothing of what a line costs the firm', async () => {
    const items = [{ description: 'Antena', quantity: 1, total: 150, cost: 87.65 }]
    const id = await addBudget(app.people.admin, { items })
    const answer = await preview(id, { items }, app.people.admin)
    expect(answer.status).toBe(200)
    expect(answer.body.data.html).not.toMatch(/cost|8765|87[.,]65/)
  })

  test('of a quote that was never sent is its first version, of a number that was only drawn too', async () => {
    const drawn = (await app.people.staff.post('/api/v1/budget/newIdBudget', {})).body.id
    for (const id of [drawn, await addBudget(app.people.staff, { items: ITEMS })])
      expect(shownOf((await preview(id)).body.data.html).quote).toMatchObject({
        document: { version: 1 },
        changes: [],
        requests: [],
      })
    // What is still missing has its default, or is left out.
    const empty = await preview(drawn, { deadline: '', budget_validity: '', client: '', items: [] })
    expect(shownOf(empty.body.data.html).quote).toMatchObject({ document: { validity: '2027-02-21' }, open: true })
    expect(shownOf((await preview(drawn, { budget_validity: '2026-11-22' })).body.data.html).quote).toMatchObject({
      state: 'expired',
      open: false,
    })
  })

  test('is the page that the client has, where that says the same', async () => {
    const { id, token } = await sendQuote(app.people.staff, { items: ITEMS })
    await app.people.visitor.post('/api/v1/quote/change', { token, version: 1, note: 'Com duas placas' })
    const { data } = (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body
    const { html } = (await preview(id, await stored(id))).body.data
    const shown = shownOf(html).quote
    expect(shown).toEqual({ ...data, pdf: '/orcamento/pdf/previa' })
    expect(shown).toMatchObject({ state: 'change_requested', requests: [{ note: 'Com duas placas' }] })
    await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })
    expect(shownOf((await preview(id, await stored(id))).body.data.html).quote).toMatchObject({
      state: 'accepted',
      acceptance: { name: CLIENT.name },
      installments: [{ amount: 385_000 }],
    })
  })

  test('is for who may see the quote alone', async () => {
    const id = await addBudget(app.people.staff, { items: ITEMS })
    const drawn = (await app.people.staff.post('/api/v1/budget/newIdBudget', {})).body.id
    for (const one of [id, drawn]) {
      expect((await preview(one, {}, app.people.other)).status).toBe(404)
      expect((await preview(one, {}, app.people.visitor)).status).toBe(403)
      expect((await preview(one, {}, app.people.admin)).status).toBe(200)
    }
    expect((await preview(2_000_000_000)).status).toBe(404)
    expect((await preview(id, { items: [{ description: 'A', total: -1 }] })).status).toBe(422)
    await recordAcceptance(app.people.staff, id)
    expect((await preview(id, {}, app.people.other)).status).toBe(404)
  })

  test('is no page that a visitor finds', async () => {
    for (const path of ['/api/v1/quote?token=previa', '/api/v1/quote?token=1-previa'])
      expect((await app.people.visitor.get(path)).status).toBe(404)
  })
})
