import type { Context } from '#platform/context.ts'
import { originOf } from '#platform/http/origin.ts'

/**
 * Where a link leads that a visitor asks for. The Host of a visitor's request may be anybody's, and would get the token
 * of whoever trusts the e-mail: without PUBLIC_URL only this very machine is believed.
 */
export function safeOrigin(context: Pick<Context, 'settings' | 'request'>): string {
  const asked = originOf(context)
  const isSafe =
    asked === context.settings.publicUrl || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(asked)
  return isSafe ? asked : `http://localhost:${context.settings.port}`
}
