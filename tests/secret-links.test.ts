import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGE_LINK } from '#domains/bookings/server/pages.ts'
import { EVIDENCE_LINK } from '#domains/budgets/server/accepted.ts'
import { LINK } from '#domains/budgets/server/exchange.ts'
import { KIND as FEED_LINK } from '#domains/calendar/server/feed/feed.ts'
import { BOOKED_LINK, GUEST_LINK } from '#domains/calendar/server/guests/emails.ts'
import { CONFIRM_LINK } from '#domains/newsletter/server/links.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'
import { startApp } from './app.ts'
import { addEvent } from './calendar.ts'
import { addProject } from './factories.ts'
import { CLIENT, ITEMS, sendQuote } from './quotes.ts'
import { addSold, orderOf, payByCard } from './sales.ts'

const app = startApp({ payments: 'sandbox' })

/** What a secret link opens: its row, and the page or call by a token. */
interface Page {
  kind: string
  id: number
  number: number
  open(token: string): Promise<{ status: number }>
}

const get = (path: string) => app.people.visitor.fetch(path)
const one = async (query: string, values: unknown[] = []) => (await app.pool.query(query, values)).rows[0]

/** A row that is open by its link, of each file that opens some. */
const PAGES: Record<string, () => Promise<Page>> = {
  'domains/bookings/server/booked.ts': async () => {
    const page = { name: 'Conversa', slug: 'conversa', tuesday: '0-24', notice_hours: 0 }
    await app.people.staff.post('/api/v1/booking/page/new', page)
    const visitor = { name: 'Ana', email: 'ana@cliente.com.br', key: crypto.randomUUID() }
    const booking = { address: 'conversa', start: '2026-11-24T09:00', ...visitor }
    expect((await app.people.visitor.post('/api/v1/booking/book', booking)).status).toBe(200)
    const { id } = await one('select id from bookings')
    const open = (token: string) => app.people.visitor.post('/api/v1/booking/visit/booked', { token })
    return { kind: BOOKED_LINK, id, number: 0, open }
  },
  'domains/bookings/server/open-page.ts': async () => {
    const { id } = (await app.people.staff.post('/api/v1/booking/page/new', { name: 'Conversa reservada' })).body.data
    const open = (token: string) => app.people.visitor.post('/api/v1/booking/visit', { address: token })
    return { kind: PAGE_LINK, id, number: 0, open }
  },
  'domains/budgets/server/accepted.ts': async () => {
    const { token } = await sendQuote(app.people.staff, { items: ITEMS })
    expect((await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })).status).toBe(200)
    await app.runJobs()
    const { id } = await one(`select id from budget_events where kind = 'accepted'`)
    return { kind: EVIDENCE_LINK, id, number: 0, open: (token) => get(`/api/v1/quote/evidence?token=${token}`) }
  },
  'domains/budgets/server/quote.ts': async () => {
    const { id } = await sendQuote(app.people.staff, { items: ITEMS })
    const { number } = await one('select share_number as number from budgets where id = $1', [id])
    return { kind: LINK, id, number, open: (token) => get(`/api/v1/quote?token=${token}`) }
  },
  'domains/calendar/server/feed/feed.ts': async () => {
    await app.people.staff.post('/api/v1/calendar/feed')
    return { kind: FEED_LINK, id: 2, number: 1, open: (token) => get(`/calendario/${token}.ics`) }
  },
  'domains/calendar/server/guests/answer.ts': async () => {
    const event = await addEvent(app.people.staff)
    await app.people.staff.post('/api/v1/calendar/guests', { id: event, emails: ['clara@cliente.com.br'] })
    const { id } = await one('select id from calendar_guests')
    return { kind: GUEST_LINK, id, number: 0, open: (token) => get(`/api/v1/invitation?token=${token}`) }
  },
  'domains/newsletter/server/links.ts': async () => {
    await app.people.visitor.post('/api/v1/newsletter/subscribe', { email: 'ana@cliente.com.br' })
    await app.runJobs()
    const { id } = await one('select id from newsletter_subscribers')
    const open = (token: string) => app.people.visitor.post('/api/v1/newsletter/confirmation', { token })
    return { kind: CONFIRM_LINK, id, number: 0, open }
  },
  'domains/production/server/share.ts': async () => {
    const id = await addProject(app, { id_user: 2 })
    await app.people.staff.post('/api/v1/line-share', { id, columns: ['inBacklog'] })
    const { number } = await one('select share_number as number from production_lines where project_id = $1', [id])
    return { kind: 'line-progress', id, number, open: (token) => get(`/api/v1/line-progress?token=${token}`) }
  },
  'domains/sales/server/buyer.ts': async () => {
    const project = await addSold(app)
    const order = orderOf(project)
    expect((await payByCard(app.people.visitor, order)).status).toBe(200)
    const { id } = await one('select id from orders')
    const address = { token_sale: order.token_sale, app: project, user: String(id) }
    const open = (token: string) => app.people.visitor.post('/api/v1/sale/purchase', { ...address, code: `c${token}` })
    return { kind: 'purchase', id, number: 0, open }
  },
}

test('every file that opens secret links is tried here', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== join('platform', 'http', 'secret-link.ts'),
  )
  const opening = files.filter((file) => readFileSync(join('src', file), 'utf8').includes('openSecretLink('))
  expect(opening.sort()).toEqual(Object.keys(PAGES))
})

test('a link opens its own kind alone: one of any other kind with the same id and number is refused', async () => {
  const pages: Page[] = []
  for (const make of Object.values(PAGES)) pages.push(await make())
  expect(new Set(pages.map(({ kind }) => kind)).size).toBe(pages.length)
  for (const { kind, id, number, open } of pages) {
    for (const other of pages) {
      const { status } = await open(makeSecretToken(app, { kind: other.kind, id, number }))
      expect(status, `a ${other.kind} link opens ${kind}`).toBe(other.kind === kind ? 200 : 404)
    }
    const { status } = await open(makeSecretToken(app, { kind, id, number: number + 1 }))
    expect(status, `a revoked ${kind} link`).toBe(404)
  }
})
