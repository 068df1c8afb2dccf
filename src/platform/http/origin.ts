import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'

type OriginContext = Pick<Context, 'settings' | 'request'>

/** The public origin, e.g. `https://exemplo.com.br`: PUBLIC_URL, else that of the request's Host. */
export function originOf({ settings, request }: OriginContext): string {
  return settings.publicUrl ?? `http://${request.get('host') ?? `localhost:${settings.port}`}`
}

/** Whether visitors reach the site over TLS. */
export const isServedOverTls = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false

/**
 * The origin for secret links in e-mails that a visitor causes. A forged Host header would send the link's token to
 * another site, so only PUBLIC_URL and loopback hosts are accepted; anything else becomes localhost.
 */
export function safeOrigin(context: OriginContext): string {
  const origin = originOf(context)
  const isSafe =
    origin === context.settings.publicUrl || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  return isSafe ? origin : `http://localhost:${context.settings.port}`
}
