import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { seal } from '#platform/sealed.ts'
import { startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { addSold, orderOf } from '#tests/sales.ts'
import { startStripe } from '#tests/stripe-server.ts'
import { TRIAL_LIMIT } from './stripe-account.ts'

const stripe = await startStripe()
afterAll(stripe.stop)
const { apiBase, timeout, secretKey, publishableKey, webhookSecret } = stripe.settings
const app = startApp({ stripeApi: { apiBase, timeout } })
const other = startApp({ stripeApi: { apiBase, timeout } }, undefined, app)
const PATH = '/api/v1/system/stripe-account'
const SECRETS = new RegExp(`${secretKey}|${webhookSecret}`)
const OTHER = { publishable_key: 'pk_test_de_outra_conta', secret_key: 'rk_test_de_outra_conta' }
stripe.addKey(OTHER.publishable_key, { account: 'acct_2' })
stripe.addKey(OTHER.secret_key, { account: 'acct_2' })

const admin = () => app.people.admin
const read = async () => (await admin().get(PATH)).body.data
const typed = (changes: object = {}) => ({
  ...{ publishable_key: publishableKey, secret_key: secretKey, webhook_secret: webhookSecret, password: PASSWORD },
  ...changes,
})
async function save(changes: object = {}) {
  const answer = await admin().post(PATH, typed(changes))
  await app.limits.refund(TRIAL_LIMIT, '1')
  return answer
}
const remove = (password: string | undefined = PASSWORD) => admin().post(`${PATH}/remove`, { password })
const rows = async () => (await app.pool.query('select * from stripe_account')).rows
const payments = async (program = app) => (await program.people.visitor.get('/api/v1/sale/payments')).body.data
const refusedAt = (fields: object) => ({ status: 422, body: { data: { fields } } })

beforeEach(async () => {
  await app.pool.query('delete from stripe_account')
  await app.stripe.reload()
  await expect.poll(() => other.stripe.account).toBeUndefined()
  stripe.requests.length = 0
})

test('an account is set once its keys were tried, and takes cards at once, in every process', async () => {
  expect(await read()).toEqual({
    ...{ set_by: null, may_set: true, mode: null, publishable_key: '', keys: 'none', last_event: null, open_orders: 0 },
    webhook_address: `${app.origin}/api/v1/sale/stripe-events`,
  })
  expect(await payments()).toMatchObject({ card: 'sandbox', stripe_key: null })
  const known: boolean[] = []
  const drop = vi.spyOn(other.pages, 'drop').mockImplementation(() => void known.push(other.stripe.keys !== undefined))
  onTestFinished(() => drop.mockRestore())
  expect(await save()).toMatchObject({ status: 200, body: { data: { left: 0 } } })
  expect(await read()).toMatchObject({ set_by: 'panel', mode: 'test', publishable_key: publishableKey, keys: 'stored' })
  expect(await payments()).toMatchObject({ card: 'stripe', stripe_key: publishableKey })
  await expect.poll(() => payments(other)).toMatchObject({ card: 'stripe', stripe_key: publishableKey })
  // Its pages are dropped once it knows.
  await expect.poll(() => known.at(-1)).toBe(true)
  // What was begun to try them is cancelled.
  expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['canceled'])
  await other.people.admin.post(`${PATH}/remove`, { password: PASSWORD })
  await expect.poll(() => payments()).toMatchObject({ card: 'sandbox', stripe_key: null })
})

test('nothing secret is in an answer, a log or a row', async () => {
  const answers = [await save({ secret_key: `${secretKey}_errada` }), await save()]
  stripe.failNext('error')
  answers.push(await save())
  for (const path of [PATH, '/api/v1/system', '/api/v1/security-log']) answers.push(await admin().get(path))
  answers.push(await remove())
  const file = await (await admin().fetch('/api/v1/security-log/csv')).text()
  expect(answers.map(({ status }) => status)).toEqual([422, 200, 503, 200, 200, 200, 200])
  await save()
  for (const said of [answers, file, app.logged, await rows()]) expect(JSON.stringify(said)).not.toMatch(SECRETS)
  expect(app.logged.join()).not.toContain(publishableKey)
  expect(file).toContain('conta do Stripe: modo de teste, …lica')
  expect(file).toContain('conta do Stripe removida: modo de teste, …lica')
})

test('without one’s own password nothing is set or removed, nor by staff', async () => {
  expect(await save({ password: 'errada' })).toMatchObject(refusedAt({ password: 'A senha não confere.' }))
  expect((await save({ password: '' })).status).toBe(422)
  expect((await app.people.staff.post(PATH, typed())).status).toBe(403)
  expect((await app.people.staff.get(PATH)).status).toBe(403)
  expect((await app.people.visitor.get(PATH)).status).toBe(403)
  expect(await rows()).toEqual([])
  expect(stripe.requests).toEqual([])
  await save()
  expect((await remove('errada')).status).toBe(422)
  expect((await app.people.staff.post(`${PATH}/remove`, { password: PASSWORD })).status).toBe(403)
  expect(await rows()).toHaveLength(1)
})

test('nor by who was appointed an administrator: what buyers pay would come to an account of theirs', async () => {
  await app.pool.query('update users set administers = true where id = 2')
  onTestFinished(async () => void (await app.pool.query('update users set administers = false where id = 2')))
  const refused = { status: 409, body: { data: { code: 'principal-account', error: expect.any(String) } } }
  await save()
  expect(await app.people.staff.post(PATH, typed())).toMatchObject(refused)
  expect(await app.people.staff.post(`${PATH}/remove`, { password: PASSWORD })).toMatchObject(refused)
  expect(await rows()).toHaveLength(1)
  expect((await app.people.staff.get(PATH)).body.data).toMatchObject({ set_by: 'panel', may_set: false })
})

test('keys that do not serve are refused at their field, and nothing is stored', async () => {
  for (const kind of ['payment_intents', 'charges', 'refunds']) stripe.addKey(`rk_test_sem_${kind}`, { lacks: [kind] })
  const refusals: [changes: object, field: string, text: RegExp][] = [
    [{ publishable_key: secretKey }, 'publishable_key', /é a chave publicável/],
    [{ publishable_key: '' }, 'publishable_key', /Preencha/],
    [{ secret_key: publishableKey }, 'secret_key', /é a restrita ou a secreta|é a chave restrita ou a secreta/],
    [{ webhook_secret: secretKey }, 'webhook_secret', /whsec_/],
    [{ secret_key: '' }, 'secret_key', /Preencha/],
    [{ webhook_secret: '' }, 'webhook_secret', /Preencha/],
    [{ publishable_key: 'pk_live_1' }, 'secret_key', /é do modo de teste, e a publicável é do modo real/],
    [{ secret_key: 'sk_test_revogada' }, 'secret_key', /não aceita esta chave/],
    [{ publishable_key: 'pk_test_desconhecida' }, 'publishable_key', /não conhece esta chave/],
    [{ publishable_key: OTHER.publishable_key }, 'publishable_key', /é de outra conta/],
    [{ secret_key: 'rk_test_sem_payment_intents' }, 'secret_key', /permissão PaymentIntents \(gravação\)/],
    [{ secret_key: 'rk_test_sem_charges' }, 'secret_key', /permissão Charges \(leitura\)/],
    [{ secret_key: 'rk_test_sem_refunds' }, 'secret_key', /permissão Refunds \(gravação\)/],
  ]
  for (const [changes, field, text] of refusals)
    expect(await save(changes), JSON.stringify(changes)).toMatchObject(
      refusedAt({ [field]: expect.stringMatching(text) }),
    )
  expect(await rows()).toEqual([])
  expect([...stripe.intents.values()].filter(({ status }) => status !== 'canceled')).toEqual([])
})

test.each(['down', 'html', 'empty', 'error', 'slow'] as const)(
  'Stripe that fails (%s) is said, and nothing is stored',
  async (fault) => {
    stripe.failNext(fault, ...(fault === 'down' || fault === 'slow' ? [fault] : []))
    expect(await save()).toMatchObject({
      status: 503,
      body: { data: { error: expect.stringContaining('o Stripe não respondeu') } },
    })
    expect(await rows()).toEqual([])
  },
)

test('no more than ten tries in ten minutes', async () => {
  const again = () => other.people.admin.post(PATH, typed({ secret_key: 'sk_test_revogada' }))
  for (let n = 0; n < TRIAL_LIMIT.points; n++) expect((await again()).status).toBe(422)
  expect((await again()).status).toBe(429)
})

test('the stored keys are kept for the same publishable key alone', async () => {
  await save()
  expect((await save({ secret_key: '', webhook_secret: 'whsec_novo' })).status).toBe(200)
  expect(app.stripe.keys).toMatchObject({ secretKey, webhookSecret: 'whsec_novo' })
  const changed = expect.stringContaining('A chave publicável mudou')
  expect(await save({ publishable_key: OTHER.publishable_key, secret_key: '', webhook_secret: '' })).toMatchObject(
    refusedAt({ secret_key: changed, webhook_secret: changed }),
  )
  await app.pool.query('update stripe_account set publishable_key = $1', [OTHER.publishable_key])
  await app.stripe.reload()
  expect(await read()).toMatchObject({ keys: 'unreadable' })
  expect(await payments()).toMatchObject({ stripe_key: null })
})

test('keys sealed with another secret are to be typed again: until then no card is taken, and what waits stays', async () => {
  await save()
  const order = await begin()
  await app.pool.query('update stripe_account set secret_keys = $1', [
    seal(
      { secret: 'another secret, as after a restore elsewhere', purpose: 'stripe account', about: publishableKey },
      JSON.stringify({ secretKey, webhookSecret }),
    ),
  ])
  await app.stripe.reload()
  expect(await read()).toMatchObject({ set_by: 'panel', publishable_key: publishableKey, keys: 'unreadable' })
  stripe.confirm(order.secret)
  expect((await app.people.visitor.post('/api/v1/sale/check', { token_sale: order.token })).status).toBe(503)
  expect(await save({ secret_key: '', webhook_secret: '' })).toMatchObject(
    refusedAt({ secret_key: expect.stringContaining('já não pode ser lida') }),
  )
  expect(await save()).toMatchObject({ status: 200, body: { data: { left: 0 } } })
  expect(await stateOf(order)).toBe('awaiting')
  await app.people.visitor.post('/api/v1/sale/check', { token_sale: order.token })
  expect(await stateOf(order)).toBe('paid')
})

test('the machine’s settings win, and say so without their keys', async () => {
  await save()
  Object.assign(app.settings, { stripe: { ...stripe.settings, publishableKey: 'pk_live_da_maquina' } })
  onTestFinished(() => void Object.assign(app.settings, { stripe: undefined }))
  const state = await read()
  expect(state).toMatchObject({
    set_by: 'machine',
    may_set: false,
    mode: 'live',
    publishable_key: '…uina',
    keys: 'none',
  })
  expect(await payments()).toMatchObject({ stripe_key: 'pk_live_da_maquina' })
  for (const answer of [await save(), await remove()])
    expect(answer).toMatchObject({ status: 409, body: { data: { code: 'stripe-set-by-machine' } } })
})

test('what waits with the account before is ended there: paid counts, unpaid can be paid anew, unreached is said', async () => {
  await save()
  const [paid, unpaid] = [await begin(), await begin()]
  expect(await read()).toMatchObject({ open_orders: 2 })
  stripe.confirm(paid.secret)
  expect(await save({ ...OTHER, webhook_secret: 'whsec_outro' })).toMatchObject({ body: { data: { left: 0 } } })
  expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['paid', 'failed'])
  expect(() => stripe.confirm(unpaid.secret)).toThrow('unexpected_state')
  // A page that was open before takes no card for the account that is gone.
  expect(await pay(unpaid.token, publishableKey)).toMatchObject({
    status: 409,
    body: { data: { code: 'card-account-changed' } },
  })
  const again = (await pay(unpaid.token, OTHER.publishable_key)).body.client_secret
  // Its money can be returned there alone.
  const { id } = await orderWith(paid)
  expect(await admin().post('/api/v1/order/refund', { id, note: 'x' })).toMatchObject({
    status: 409,
    body: { data: { code: 'payment-of-other-account' } },
  })
  // Keys of the same account leave its payments alone.
  stripe.addKey('sk_test_nova_da_outra', { account: 'acct_2' })
  await save({ ...OTHER, secret_key: 'sk_test_nova_da_outra', webhook_secret: 'whsec_outro' })
  expect(await stateOf(unpaid)).toBe('awaiting')
  stripe.failNext('error')
  expect(await remove()).toMatchObject({ status: 200, body: { data: { left: 1 } } })
  expect(await rows()).toEqual([])
  expect(() => stripe.confirm(again)).not.toThrow()
})

const orderWith = ({ token }: { token: string }) =>
  app.db.selectFrom('orders').selectAll().where('token_sale', '=', token).executeTakeFirstOrThrow()
const stateOf = async (order: { token: string }) => (await orderWith(order)).state
const pay = (token_sale: string, stripe_key: string) =>
  app.people.visitor.post('/api/v1/sale/pay', { token_sale, means: 'card', stripe_key })

let sold: Promise<number> | undefined
/** An order whose card payment has begun. */
async function begin() {
  sold ??= addSold(app)
  const input = orderOf(await sold)
  await app.people.visitor.post('/api/v1/sale/order', input)
  const { body } = await pay(input.token_sale, publishableKey)
  return { token: input.token_sale as string, secret: body.client_secret as string }
}
