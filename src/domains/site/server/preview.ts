import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { renderPreview } from '#platform/http/preview-page.ts'
import { DAY_MS, weekdayOf } from '#time.ts'
import type { Section } from '../sections-contract.ts'
import type { Draft } from './draft.ts'

/**
 * A public page as visitors would see it with that section. It is rendered for this answer only and not cached. Throws
 * 422 for a path that shows no public page, 429.
 */
export async function previewSection(
  context: Context,
  { path, weekday, ...change }: Section & { path: string; weekday?: number | undefined },
) {
  await context.limits.spend(PREVIEW_LIMIT, String(requireUser(context).id))
  const now = context.clock.now()
  const draft: Draft = { ...change, updated: now }
  // The next such weekday, at this hour.
  const shown = weekday === undefined ? now : new Date(now.getTime() + ((weekday - weekdayOf(now) + 7) % 7) * DAY_MS)
  const html = await renderPreview(context, { path, draft, now: shown })
  if (html === undefined) throw new AppError('invalid', 'Este endereço não mostra uma página do site.')
  return { data: { html } }
}
