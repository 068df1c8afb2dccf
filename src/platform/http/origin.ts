import type { Context } from '../context.ts'

/** The public origin, e.g. `https://exemplo.com.br`: PUBLIC_URL, else that of the request's Host. */
export function originOf({ settings, request }: Pick<Context, 'settings' | 'request'>): string {
  return settings.publicUrl ?? `http://${request.get('host') ?? `localhost:${settings.port}`}`
}
