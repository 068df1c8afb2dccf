import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'

/** A push that the service received. */
export interface ReceivedPush {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine, and the browsers that subscribe to it. */
export interface PushService {
  origin: string
  received: ReceivedPush[]
  /** How it answers from now on: by default with 201. */
  answer: (response: ServerResponse) => void
  close(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const service = { received: [] as ReceivedPush[], answer: accept } as unknown as PushService
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    service.received.push({ headers: request.headers, body: Buffer.concat(chunks) })
    service.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service.close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return service
}

export const accept = (response: ServerResponse) => void response.writeHead(201).end()

/** A browser with keys of its own, as its `PushSubscription` says it. */
export function makeDevice({ origin }: Pick<PushService, 'origin'>, name: string) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys('base64url')
  const authSecret = randomBytes(16)
  return {
    subscription: { endpoint: `${origin}/push/${name}`, keys: { p256dh, auth: authSecret.toString('base64url') } },
    /** What the browser shows of a push. */
    read: ({ body }: ReceivedPush) =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString()),
  }
}

/** What a push says of its sender (RFC 8292). Throws where its signature is not by the key that it names. */
export function readSender({ headers }: ReceivedPush): { publicKey: string; claims: Record<string, unknown> } {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is not by the key that the push names')
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
