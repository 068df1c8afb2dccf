import { randomUUID } from 'node:crypto'
import { type Context, rendering, requireUser, visitorContext } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { originOf } from '#platform/http/origin.ts'
import { DAY_MS, weekdayOf } from '#time.ts'
import type { Section } from '../contract.ts'
import type { Draft } from './draft.ts'

/** Nonce of the program's own scripts in previews. */
const NONCE = randomUUID()

/**
 * The program's scripts and their preload links, which previews do without. Matched by the nonce, since an author's text
 * may have the tag's name in it.
 */
const SCRIPTS = new RegExp(
  `<script(?=[^>]* nonce="${NONCE}")[^>]*>[\\s\\S]*?</script>|<link rel="modulepreload"[^>]*>`,
  'g',
)

/**
 * A public page as visitors would see it with that section. It is rendered for this answer only and not cached. Throws
 * 422 for a path that shows no public page, 429.
 */
export async function previewSection(
  context: Context,
  { path, weekday, ...change }: Section & { path: string; weekday?: number | undefined },
) {
  await context.limits.spend(PREVIEW_LIMIT, String(requireUser(context).id))
  const { render, resHeaders: _, ...program } = context
  if (!render) throw new AppError('unavailable', 'A prévia não está disponível agora.')
  const now = context.clock.now()
  // The next such weekday, at this hour.
  const shown = weekday === undefined ? now : new Date(now.getTime() + ((weekday - weekdayOf(now) + 7) % 7) * DAY_MS)
  const draft: Draft = { ...change, updated: now }
  const visitor = visitorContext(program, new Headers({ host: context.request.get('host') ?? '' }))
  const request = new Request(new URL(path, originOf(context)), { headers: { accept: 'text/html' } })
  const state = { ...visitor, clock: { now: () => shown }, nonce: NONCE, draft }
  const response = await rendering.run(state, () => render(request))
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    throw new AppError('invalid', 'Este endereço não mostra uma página do site.')
  return { data: { html: (await response.text()).replace(SCRIPTS, '') } }
}
