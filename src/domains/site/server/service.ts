import { FILAMENTS } from '../../../pictures/filaments.ts'
import { weekdayOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { renderMarkdown } from '../../../platform/markdown/render.ts'
import type { Frame, Section, SectionName } from '../contract.ts'
import { readSection, readSections } from './sections.ts'

/** The frame of public pages. */
export async function readFrame(context: Context): Promise<{ data: Frame }> {
  const { company, days } = (await readSections(context, ['company', 'days'])).values
  const weekday = weekdayOf(context.clock.now())
  const day = { weekday, filament: FILAMENTS[weekday].name, ...days[weekday]! }
  return { data: { company, day, delays: context.settings.uiDelays } }
}

/** The compliance program as HTML. */
export async function readLegal(context: Context) {
  const texts = await readSection(context, 'legal')
  const html = async (markdown: string) => (await renderMarkdown(markdown)).html
  const [intro, prevention, detection, remediation, trust] = await Promise.all([
    html(texts.intro),
    html(texts.prevention),
    html(texts.detection),
    html(texts.remediation),
    html(texts.trust),
  ])
  return { data: { intro, prevention, detection, remediation, trust } }
}

/** The privacy notice as HTML. */
export async function readPrivacy(context: Context) {
  const { notice } = await readSection(context, 'privacy')
  const kept = await context.db
    .selectFrom('site_settings')
    .select('updated_at')
    .where('section', '=', 'privacy')
    .executeTakeFirst()
  const { html } = await renderMarkdown(notice)
  return { data: { notice: html, updated: kept?.updated_at.toISOString() ?? null } }
}

/** Keeps a section as the owner set it. */
export async function saveSection({ db, clock, pages }: Context, { section, value }: Section) {
  const row = { value: JSON.stringify(value), updated_at: clock.now() }
  await db
    .insertInto('site_settings')
    .values({ section, ...row })
    .onConflict((conflict) => conflict.column('section').doUpdateSet(row))
    .execute()
  pages.drop()
  return { result: true as const }
}

/** Takes back what the owner set of a section. */
export async function resetSection({ db, pages }: Context, section: SectionName) {
  await db.deleteFrom('site_settings').where('section', '=', section).execute()
  pages.drop()
  return { result: true as const }
}
