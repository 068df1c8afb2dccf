import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { isSameSignature } from '../secrets.ts'

/** Seconds between the signing of a body and its arrival: an older one may be a replay. */
const WINDOW = 300

/**
 * The body of a webhook's request, exactly as it was signed. The header is `t=SECONDS,v1=HEX`, where HEX is the
 * HMAC-SHA256 of `SECONDS.BODY`; while a secret is being replaced there are several v1.
 * The call is `raw`, with a `bodyLimit` of its own. Throws 400 for a signature that is wrong, missing, or not of the
 * last five minutes.
 */
export async function readSignedBody(context: Context, header: string, secret: string): Promise<string> {
  const parts = (context.request.get(header) ?? '').split(',').map((part) => part.trim().split('='))
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value)
  const [time = ''] = valuesOf('t')
  const body = context.body ? Buffer.from(await new Response(context.body.stream).arrayBuffer()) : Buffer.alloc(0)
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const age = context.clock.now().getTime() / 1000 - Number(time)
  if (
    !/^\d+$/.test(time) ||
    !(Math.abs(age) <= WINDOW) ||
    !valuesOf('v1').some((given) => isSameSignature(Buffer.from(given, 'hex'), expected))
  )
    throw new AppError('malformed', 'A assinatura deste pedido não vale, ou não vale mais.')
  return body.toString('utf8')
}
