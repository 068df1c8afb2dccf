import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { PageView } from '#domains/archives/server/counts.ts'
import type { Context } from '#platform/context.ts'
import { dayOf } from '#time.ts'
import type { Source } from '../contract.ts'

/** Longest stored referrer or campaign value, in characters: the client can send anything. */
const MAX_LENGTH = 80

/** What is stored of a page view; neither the network address nor the user agent is. */
export async function describeVisit(context: Context, source: Source): Promise<PageView> {
  const browser = context.request.get('user-agent') ?? ''
  const short = (text: string | undefined) => text?.toLowerCase().slice(0, MAX_LENGTH) || null
  return {
    staff: context.actor !== null,
    referrer: foreignHost(source.referrer, context.request.get('host')),
    utm_source: short(source.utm_source),
    utm_medium: short(source.utm_medium),
    utm_campaign: short(source.utm_campaign),
    device: deviceOf(browser),
    visitor: context.network
      ? createHmac('sha256', await saltOf(context))
          .update(`${context.network} ${browser}`)
          .digest('base64url')
          .slice(0, 22)
      : null,
  }
}

/** The host of another site's address, without `www.`; null for our own host and for anything but http(s). */
export function foreignHost(address: string | undefined, own: string | null): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  if (!/^https?:$/.test(protocol) || host === own) return null
  return host.replace(/^www\./, '').slice(0, MAX_LENGTH)
}

/** The class of device, from the user agent. */
export function deviceOf(browser: string): PageView['device'] {
  if (/ipad|tablet|android(?!.*mobi)/i.test(browser)) return 'tablet'
  return /mobi|iphone|ipod/i.test(browser) ? 'mobile' : 'desktop'
}

/** The day's salt, cached by database pool. */
const salts = new WeakMap<Pool, { day: string; salt: Promise<string> }>()

/** The day's salt, shared by all processes; earlier days' salts are deleted. */
function saltOf({ pool, clock }: Pick<Context, 'pool' | 'clock'>): Promise<string> {
  const day = dayOf(clock.now())
  const known = salts.get(pool)
  if (known?.day === day) return known.salt
  const salt = readSalt(pool, day)
  salts.set(pool, { day, salt })
  // A failure is not cached.
  salt.catch(() => salts.delete(pool))
  return salt
}

async function readSalt(pool: Pool, day: string): Promise<string> {
  const { rows } = await pool.query<{ salt: string }>(
    `with deleted as (delete from view_salts where day < $1)
     insert into view_salts (day) values ($1) on conflict (day) do update set day = excluded.day returning salt`,
    [day],
  )
  return rows[0]!.salt
}
