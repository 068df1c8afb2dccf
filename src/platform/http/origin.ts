import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'

/** The public origin, e.g. `https://exemplo.com.br`: PUBLIC_URL, else that of the request's Host. */
export function originOf({ settings, request }: Pick<Context, 'settings' | 'request'>): string {
  return settings.publicUrl ?? `http://${request.get('host') ?? `localhost:${settings.port}`}`
}

/** Whether visitors reach the site over TLS. */
export const isServedOverTls = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false
