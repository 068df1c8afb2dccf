import type { Context } from '../context.ts'

/** The origin visitors see, e.g. `https://exemplo.com.br`: PUBLIC_URL, else the request's own Host. */
export function originOf({ settings, request }: Pick<Context, 'settings' | 'request'>): string {
  return settings.publicUrl ?? `http://${request.get('host') ?? `localhost:${settings.port}`}`
}
