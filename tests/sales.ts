import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { drawTokenSale } from '#domains/sales/order.ts'
import { startApp, type TestApp } from './app.ts'
import type { Answer, Caller } from './call.ts'
import { addProject } from './factories.ts'

/** Sets the firm's Pix key, so that a Pix is offered. */
export const setPixKey = ({ db }: TestApp) =>
  db
    .insertInto('site_settings')
    .values({
      section: 'billing',
      value: JSON.stringify({
        pixKey: 'pix@exemplo.com.br',
        receiver: 'Tres Camadas',
        city: 'Florianopolis',
        terms: '',
      }),
    })
    .execute()

/** The e-mails to an address, as the outbox has them, without the ends of long lines. */
export async function mailsTo(app: TestApp, address: string): Promise<string[]> {
  await app.runJobs()
  const folder = join(app.settings.dataDir, 'outbox')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(`To: ${address}`))
}

/** What is in the sold file: 200,000 bytes that differ from place to place. */
export const SOLD = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7 + (index >> 8)) % 256))

/** Adds a project on sale for R$ 249,00 with its file, and says its id. */
export async function addSold(app: TestApp, columns: Parameters<typeof addProject>[1] = {}): Promise<number> {
  const key = `projects/vendido-${crypto.randomUUID()}.zip`
  await app.storage.private.put(key, SOLD)
  return addProject(app, {
    title: 'Custo da peça',
    is_sale: true,
    sale_value: 24_900,
    link_sale: key,
    sale_name: 'Custo da peça, edição oficina.zip',
    sale_size: SOLD.length,
    ...columns,
  })
}

/** What the form sends for a project of `addSold` with the basic plan. */
export const orderOf = (app: number, fields: Record<string, unknown> = {}) => ({
  token_sale: drawTokenSale(),
  app,
  plan: 'basic',
  total: 298.99,
  name: 'Helena Prado',
  email: 'helena@exemplo.com.br',
  phone: '+55 19 90000-6072',
  ...fields,
})

/** Places an order and pays it by a card of the sandbox. */
export async function payByCard(
  buyer: Caller,
  input: { token_sale: string },
  card = 'sandbox_passes',
): Promise<Answer> {
  const placed = await buyer.post('/api/v1/sale/order', input)
  if (placed.status !== 200) return placed
  return buyer.post('/api/v1/sale/pay', { token_sale: input.token_sale, means: 'card', card })
}

/** Places an order of a project that waits for its Pix. */
export async function placeByPix(app: TestApp, project: number, fields: Record<string, unknown> = {}) {
  const input = orderOf(project, fields)
  await app.people.visitor.post('/api/v1/sale/order', input)
  const { body } = await app.people.visitor.post('/api/v1/sale/pay', { token_sale: input.token_sale, means: 'pix' })
  const { id } = await app.db
    .selectFrom('orders')
    .select('id')
    .where('token_sale', '=', input.token_sale)
    .executeTakeFirstOrThrow()
  return { id, token_sale: input.token_sale, data: body.data }
}

/** Starts the program with a project on sale, by Pix and card. */
export function startSales(settings: Parameters<typeof startApp>[0] = {}) {
  const app = startApp(settings)
  const sold = {} as { project: number }
  beforeAll(async () => {
    sold.project = await addSold(app)
    await setPixKey(app)
  })
  return {
    app,
    /** Its project is there once the tests run. */
    sold,
    admin: (path: string, body: unknown) => app.people.admin.post(`/api/v1/order/${path}`, body),
    post: (path: string, body: unknown) => app.people.visitor.post(`/api/v1/sale/${path}`, body),
    orderByPix: (fields?: Record<string, unknown>) => placeByPix(app, sold.project, fields),
  }
}

/** What staff say of a Pix that came, the day before `NOW`. */
export const PAID = { payer: 'Helena P.', paid_on: '2026-11-22' }
