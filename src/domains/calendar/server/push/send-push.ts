import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PushSubscription, VapidKeys } from 'web-push'
import { loadWebPush } from './keys.ts'
import { isPushAddress, lookupPublic } from './push-host.ts'

/** What a device shows; encrypted on the way, so that its push service cannot read it. */
export interface PushMessage {
  title: string
  body: string
  /** Path in the workbench that a click opens. */
  path: string
  /** A later message of the same tag replaces the one that is shown. */
  tag: string
}

/** How a push ended: `gone` is for ever, after `failed` another try may succeed. */
export type PushResult = 'sent' | 'gone' | 'failed'

interface PushOptions {
  keys: VapidKeys
  /** Whom the push service may write to: an https address or `mailto:`. */
  contact: string
  /** Whether services on this machine, without TLS, are accepted: in tests only. */
  isLocalAllowed: boolean
  /** Milliseconds until a service that does not answer is given up. */
  timeout?: number
}

/** Milliseconds for the whole request. */
const TIMEOUT = 10_000
/** Seconds that a push service keeps a message for a device that is off. */
const TTL = 12 * 3600
/** A service reads 4096 bytes at least, of which encryption takes about 100 (RFC 8291, 4). */
const MAX_BYTES = 3800

/**
 * Sends a message to a device by its push service (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). Connects to
 * public https hosts only and follows no redirects.
 */
export async function sendPush(
  device: PushSubscription,
  message: PushMessage,
  { keys, contact, isLocalAllowed, timeout = TIMEOUT }: PushOptions,
): Promise<PushResult> {
  const url = URL.parse(device.endpoint)
  const isLocal = isLocalAllowed && url?.hostname === '127.0.0.1'
  if (!url || !(isLocal || isPushAddress(url.href))) return 'gone'
  const signed = await encrypt({ ...device, endpoint: url.href }, message, { ...keys, subject: contact })
  if (!signed) return 'gone'
  const { method, headers, body } = signed
  const options = { method, headers, signal: AbortSignal.timeout(timeout) }
  const request = isLocal ? requestHttp(url, options) : requestHttps(url, { ...options, lookup: lookupPublic })
  const status = await statusOf(request, body)
  if (status >= 200 && status < 300) return 'sent'
  // The device has unsubscribed (RFC 8030, 7.3).
  return status === 404 || status === 410 ? 'gone' : 'failed'
}

/** The request of a message; undefined where the device's keys are invalid. */
async function encrypt(device: PushSubscription, message: PushMessage, vapidDetails: VapidKeys & { subject: string }) {
  const webPush = await loadWebPush()
  try {
    return webPush.generateRequestDetails(device, shorten(message), { vapidDetails, TTL, urgency: 'high' })
  } catch {
    return undefined
  }
}

/** The message as JSON that a push service accepts: a long text is cut. */
function shorten(message: PushMessage): string {
  for (let length = message.body.length; ; length = Math.floor(length * 0.8)) {
    const json = JSON.stringify({ ...message, body: message.body.slice(0, length).toWellFormed() })
    if (length === 0 || Buffer.byteLength(json) <= MAX_BYTES) return json
  }
}

/** The status of the answer, whose body is not read; 0 where there is none. */
const statusOf = (request: ClientRequest, body: Buffer) =>
  new Promise<number>((resolve) => {
    request
      .on('response', (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      .on('error', () => resolve(0))
      .end(body)
  })
