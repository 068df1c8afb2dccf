import { beforeEach } from 'vitest'
import { secretPageOf } from '#domains/server.ts'
import { NOW, startApp } from './app.ts'
import type { Answer, Caller } from './call.ts'
import { addBudget } from './factories.ts'

/** A client's data with an acceptance. */
export const CLIENT = { name: 'Helena Prado', email: 'helena@exemplo.com.br', agreed: true }

/** Makes a quote and sends it by its link, and says its id and the link's token. */
export async function sendQuote(staff: Caller, fields: object): Promise<{ id: number; token: string }> {
  const id = await addBudget(staff, { ...fields })
  const { body } = await staff.post('/api/v1/budget/send', { id, means: 'link' })
  return { id, token: body.data.path.replace('/orcamento/', '') }
}

/** Records an acceptance that came on paper, with its proof. */
export function recordAcceptance(who: Caller, id: number, fields: object = {}): Promise<Answer> {
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'signed', name: 'Helena', note: 'Pedido 12', ...fields }))
  form.append('proof', new File(['assinado'], 'pedido.pdf'))
  return who.post('/api/v1/budget/record', form)
}

/** The item of most quotes. */
export const ITEMS = [{ description: 'Placa eletrônica', total: 3850 }]

/** An item by the hour. */
export const HOURS = { description: 'Programa', quantity: 2.5, unit: 'h', unit_price: 165, total: 412.5 }
/** An item by the piece, a tenth off. */
export const BOARDS = {
  description: 'Placa',
  quantity: 6,
  unit_price: 450,
  discount: { percent: 10, amount: null },
  total: 2430,
}
/** An item of a sum alone. */
export const PLAIN = { description: 'Frete', quantity: 3, total: 100 }

/**
 * Starts the program for tests that attack quotes: behind a proxy, each test from a network of its own, since limits count
 * by network. Pages are rendered as a title alone; an address with 'broken' fails.
 */
export function startQuotes() {
  const render = ({ url }: Request) =>
    new Response(url.includes('broken') ? 'x' : '<!doctype html><title>Orçamento</title>', {
      status: url.includes('broken') ? 500 : 200,
      headers: { 'content-type': 'text/html' },
    })
  const app = startApp({ proxies: 1 }, { render, isWorkbench: () => false, parametersOf: () => [], secretPageOf })
  let network = 0
  beforeEach(async () => {
    network += 1
    app.clock.set(NOW)
    await app.pool.query('delete from budgets; delete from notices')
  })
  const headers = () => ({ 'x-forwarded-for': `203.0.113.${network}` })
  const visit = (path: string) => app.people.visitor.fetch(path, { headers: headers() })
  const record = (id: number, fields: object = {}, who: Caller = app.people.staff) => recordAcceptance(who, id, fields)
  return {
    app,
    headers,
    visit,
    record,
    staff: (call: string, body: object, who: Caller = app.people.staff) => who.post(`/api/v1/budget/${call}`, body),
    client: (call: string, body: object) => app.people.visitor.post(`/api/v1/quote/${call}`, body, headers()),
    exchange: async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data,
    send: (fields: object = {}) => sendQuote(app.people.staff, { items: ITEMS, ...fields }),
    async read(token: string, kind = 'quote') {
      const answer = await visit(`/api/v1/${kind}?token=${token}`)
      return { status: answer.status, body: await answer.json() }
    },
    /** An accepted quote with an event, a parcela, a version and a proof. */
    async accepted() {
      const id = await addBudget(app.people.staff, { items: ITEMS })
      const { body } = await record(id)
      await app.runJobs()
      return { id, event: body.data.events.at(-1).id as number, installment: body.data.installments[0].id as number }
    },
  }
}
