import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '#clock.ts'
import { drawTokenSale } from '#domains/sales/order.ts'
import { findRunning } from '#platform/db/embedded/running.ts'
import { kyselyOn, openPool } from '#platform/db/open.ts'
import { prepareData } from './cluster.ts'
import { type Running, start, startAgain } from './crash.ts'
import { startStripe } from './stripe-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-stripe-'))
const stripe = await startStripe(8_000)
const { secretKey, publishableKey, webhookSecret, apiBase } = stripe.settings
const settings = {
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: apiBase,
}
let running: Running
/** What is sold. */
let app: number
beforeAll(async () => {
  prepareData(dataDir)
  running = await start(dataDir, settings)
  app = await addSold()
}, 300_000)
afterAll(async () => {
  const ended = once(running.child, 'exit')
  running.child.kill('SIGTERM')
  await ended
  await stripe.stop()
  rmSync(dataDir, { recursive: true })
})

const post = (path: string, body: unknown) => running.admin.post(`/api/v1/sale/${path}`, body)
const stateOf = async (token_sale: string) => (await post('state', { token_sale })).body.data.state

/** Puts a project on sale without a plan, and says its id. */
async function addSold() {
  const db = kyselyOn(openPool({ ...findRunning(join(dataDir, 'postgres')), max: 1 }))
  const { id } = await db
    .insertInto('projects')
    .values({
      ...{ id_user: 1, title: 'Custo da peça', is_public: true, is_sale: true, plan: 'none', sale_value: 24_900 },
      ...{ link_sale: 'projects/vendido.zip', date_created: systemClock.now(), date_update: systemClock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.destroy()
  return id
}

/** An order of that project, whose card Stripe has charged. */
async function charge(email: string) {
  const { value: total } = (await running.admin.get(`/api/v1/sale/offer?app=${app}`)).body.data
  const token_sale = drawTokenSale()
  await post('order', { token_sale, app, plan: '', total, name: 'Helena', email, phone: '48 99999-0000' })
  const { client_secret } = (await post('pay', { token_sale, means: 'card' })).body
  return { token_sale, intent: stripe.confirm(client_secret) }
}

/** Delivers an event to the program as it runs now; undefined where it does not answer. */
const deliver = (intent: { id: string }) => {
  const { payload, signature } = stripe.event('payment_intent.succeeded', intent, {
    at: systemClock.now(),
    id: `evt_${intent.id}`,
  })
  return running.admin.post('/api/v1/sale/stripe-events', payload, { 'stripe-signature': signature })
}

/** Kills the program when it next asks Stripe about a payment, before it gets the answer. */
function killAtNextQuestion() {
  const killed = Promise.withResolvers<void>()
  stripe.onRequest(async () => {
    stripe.onRequest(undefined)
    const ended = once(running.child, 'exit')
    running.child.kill('SIGKILL')
    await ended
    killed.resolve()
  })
  return killed.promise
}

const receiptsOf = (email: string) => {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(`To: ${email}`))
}

test('killed between Stripe’s success and our record, the order is paid after the restart, with one receipt', async () => {
  const email = 'morto1@exemplo.com.br'
  const { token_sale, intent } = await charge(email)
  const killed = killAtNextQuestion()
  const lost = post('check', { token_sale }).catch(() => 'no answer')
  await killed
  expect(await lost).toBe('no answer')
  running = await startAgain(running, dataDir, settings)
  expect(await stateOf(token_sale)).toBe('awaiting')
  // Stripe had no answer either, and sends its event again.
  expect(await deliver(intent)).toMatchObject({ status: 200 })
  await vi.waitFor(async () => expect(await stateOf(token_sale)).toBe('paid'), 20_000)
  await vi.waitFor(() => expect(receiptsOf(email)).toHaveLength(1), 20_000)
}, 300_000)

test('killed after an event was answered, the order is paid by the job that was stored with it', async () => {
  const email = 'morto2@exemplo.com.br'
  const { token_sale, intent } = await charge(email)
  const killed = killAtNextQuestion()
  expect(await deliver(intent)).toMatchObject({ status: 200 })
  await killed
  running = await startAgain(running, dataDir, settings)
  // The queue finds the interrupted job by its heartbeat.
  await vi.waitFor(async () => expect(await stateOf(token_sale)).toBe('paid'), { timeout: 200_000, interval: 500 })
  await vi.waitFor(() => expect(receiptsOf(email)).toHaveLength(1), 20_000)
}, 150_000)
