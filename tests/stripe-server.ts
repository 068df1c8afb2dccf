import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { StripeSettings } from '#platform/settings.ts'

/** A PaymentIntent as its browser and its server get it, without what nobody here reads. */
interface Intent {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code?: string; message: string } | null
  latest_charge: string | { id: string; refunded: boolean } | null
}

/** What a key of an account may do there. */
interface Key {
  account: string
  /** Of a restricted key: the kinds of objects that it may not ask for. */
  lacks?: readonly string[]
}

/**
 * What the server does in the place of an answer: nothing at all, a lost connection, or a body that is no answer. 'lost'
 * does what was asked, and loses the connection then.
 */
type Fault = 'slow' | 'down' | 'lost' | 'html' | 'empty' | 'error'

/** The cards of Stripe's own tests: https://docs.stripe.com/testing. */
const DECLINES: Readonly<Record<string, { code: string; decline_code: string; message: string }>> = {
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline', message: 'Seu cartão foi recusado.' },
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Seu cartão não tem saldo.',
  },
}
const SECOND_STEP = '4000002500003155'

/**
 * Stripe as its documents say: PaymentIntents, refunds, idempotency keys, errors, signed events. On a free port of this
 * machine, in memory.
 */
export async function startStripe(timeout = 2_000) {
  const intents = new Map<string, Intent>()
  const refunded = new Set<string>()
  /** By account and idempotency key. */
  const answered = new Map<string, { body: string; status: number; answer: string }>()
  const requests: { method: string; path: string; body: string; key: string | undefined }[] = []
  /** Whose each PaymentIntent is. */
  const accounts = new Map<string, string>()
  const faults: Fault[] = []
  let onRequest: ((path: string) => unknown) | undefined
  const settings: StripeSettings = {
    secretKey: 'sk_test_um_segredo_que_ninguem_ve',
    publishableKey: 'pk_test_publica',
    webhookSecret: 'whsec_um_segredo_de_assinatura',
    timeout,
  }
  const keys = new Map<string, Key>(
    [settings.secretKey, settings.publishableKey].map((key) => [key, { account: 'acct_1' }]),
  )

  const server = createServer(async (request, response) => {
    const body = await read(request)
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe')
    const key = request.headers['idempotency-key'] as string | undefined
    requests.push({ method: request.method!, path: pathname, body, key })
    await onRequest?.(pathname)
    const fault = faults.shift()
    if (fault && fault !== 'lost') return fail(fault, response)
    const name = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const used = keys.get(name)
    if (!used || (name.startsWith('pk_') && !searchParams.has('client_secret')))
      return send(response, 401, {
        error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${name}` },
      })
    if (used.lacks?.some((kind) => pathname.startsWith(`/v1/${kind}`)))
      return send(response, 403, {
        error: {
          type: 'invalid_request_error',
          message: `The provided key '${name}' does not have the required permissions`,
        },
      })
    const once = key && `${used.account} ${key}`
    const before = once ? answered.get(once) : undefined
    if (before && before.body !== body)
      return send(response, 400, { error: { type: 'idempotency_error', message: 'Keys are for the same parameters' } })
    if (before) return send(response, before.status, JSON.parse(before.answer))
    const [status, answer] = route(request.method!, pathname, new URLSearchParams(body), searchParams, used.account)
    if (once) answered.set(once, { body, status, answer: JSON.stringify(answer) })
    if (fault) return response.destroy()
    send(response, status, answer)
  })

  function route(
    method: string,
    path: string,
    fields: URLSearchParams,
    query: URLSearchParams,
    account: string,
  ): [number, object] {
    const [, , kind, id, action] = path.split('/')
    if (kind === 'refunds') return refund(fields.get('payment_intent')!, account)
    if (kind !== 'payment_intents') return missing(path)
    if (method === 'POST' && !id) {
      const begun = create(fields)
      accounts.set(begun.id, account)
      return [200, begun]
    }
    const intent = intents.get(id!)
    if (!intent || (accounts.get(id!) ?? account) !== account) return missing(path)
    if (query.has('client_secret') && query.get('client_secret') !== intent.client_secret) return missing(path)
    if (action === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent)
      intent.status = 'canceled'
    }
    return [200, isExpanded(query) ? expand(intent) : intent]
  }

  function create(fields: URLSearchParams): Intent {
    const id = `pi_${crypto.randomUUID().replaceAll('-', '')}`
    const metadata = [...fields].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? []
      return key ? [[key, value]] : []
    })
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      amount_received: 0,
      currency: fields.get('currency')!,
      client_secret: `${id}_secret_${crypto.randomUUID()}`,
      metadata: Object.fromEntries(metadata),
      last_payment_error: null,
      latest_charge: null,
    }
    intents.set(id, intent)
    return intent
  }

  function refund(id: string, account: string): [number, object] {
    if ((accounts.get(id) ?? account) !== account || !intents.has(id)) return missing(id)
    if (intents.get(id)?.status !== 'succeeded')
      return [
        400,
        { error: { type: 'invalid_request_error', message: 'It does not have a successful charge to refund' } },
      ]
    if (refunded.has(id))
      return [400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Again' } }]
    refunded.add(id)
    return [200, { id: 're_1', object: 'refund', status: 'succeeded', payment_intent: id }]
  }

  const expand = (intent: Intent): Intent => ({
    ...intent,
    latest_charge: intent.latest_charge && { id: String(intent.latest_charge), refunded: refunded.has(intent.id) },
  })

  function succeed(intent: Intent) {
    const { id, amount } = intent
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: amount,
      latest_charge: `ch_${id}`,
      last_payment_error: null,
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const apiBase = `http://127.0.0.1:${port}`
  return {
    settings: { ...settings, apiBase },
    intents,
    requests,
    /** Has another key, of the same account or another. */
    addKey: (name: string, key: Partial<Key> = {}) => void keys.set(name, { account: 'acct_1', ...key }),
    /** The next requests fail in these ways, one each. */
    failNext: (...next: Fault[]) => void faults.push(...next),
    clearFaults: () => void (faults.length = 0),
    /** Called with the path of each request before it is answered. */
    onRequest: (listener: typeof onRequest) => void (onRequest = listener),
    /** Pays with a card, as Stripe's script does by `confirmCardPayment`. */
    confirm(clientSecret: string, card = '4242424242424242'): Intent {
      const intent = [...intents.values()].find(({ client_secret }) => client_secret === clientSecret)
      if (!intent || ['succeeded', 'canceled'].includes(intent.status))
        throw new Error('payment_intent_unexpected_state')
      const decline = DECLINES[card]
      if (decline) Object.assign(intent, { status: 'requires_payment_method', last_payment_error: decline })
      else if (card === SECOND_STEP) Object.assign(intent, { status: 'requires_action', last_payment_error: null })
      else succeed(intent)
      return intent
    },
    /** Ends the second step with the buyer's bank. */
    authenticate(clientSecret: string, isConfirmed: boolean): Intent {
      const intent = [...intents.values()].find(({ client_secret }) => client_secret === clientSecret)!
      const error = { code: 'payment_intent_authentication_failure', message: 'Não foi possível autenticar o cartão.' }
      if (isConfirmed) succeed(intent)
      else Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error })
      return intent
    },
    /** Becomes another account, which has none of the payments. */
    forgetAll() {
      intents.clear()
      answered.clear()
    },
    /** Refunds at Stripe's own panel. */
    refundThere: (id: string) => void refunded.add(id),
    /** An event about a payment, with its signature of that moment. */
    event(
      type: string,
      intent: Pick<Intent, 'id'>,
      {
        at,
        id = `evt_${crypto.randomUUID()}`,
        secret = settings.webhookSecret,
      }: { at: Date; id?: string; secret?: string },
    ) {
      const object = type.startsWith('charge.')
        ? { object: 'charge', id: `ch_${intent.id}`, payment_intent: intent.id }
        : { ...intent, object: 'payment_intent' }
      const payload = JSON.stringify({ id, object: 'event', type, created: at.getTime() / 1000, data: { object } })
      const timestamp = Math.floor(at.getTime() / 1000)
      return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

const isExpanded = (query: URLSearchParams) =>
  [...query].some(([name, value]) => /^expand\[\d*\]$/.test(name) && value === 'latest_charge')

const missing = (what: string): [number, object] => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${what}` } },
]

const unexpected = ({ status }: Intent): [number, object] => [
  400,
  { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: `It is ${status}` } },
]

function fail(fault: Exclude<Fault, 'lost'>, response: ServerResponse) {
  if (fault === 'down') response.destroy()
  else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  else if (fault === 'empty') send(response, 200, {})
  else if (fault === 'error') send(response, 500, { error: { type: 'api_error', message: 'Something went wrong' } })
}

const send = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test', 'stripe-should-retry': 'false' })
    .end(JSON.stringify(body))

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
