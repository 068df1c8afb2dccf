import type { Context } from '#platform/context.ts'
import { originOf } from '#platform/http/origin.ts'

/**
 * The origin for links in e-mails that a visitor requests. A forged Host header would send the token to another site,
 * so only PUBLIC_URL and loopback hosts are accepted; anything else becomes localhost.
 */
export function safeOrigin(context: Pick<Context, 'settings' | 'request'>): string {
  const origin = originOf(context)
  const isSafe =
    origin === context.settings.publicUrl || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  return isSafe ? origin : `http://localhost:${context.settings.port}`
}
