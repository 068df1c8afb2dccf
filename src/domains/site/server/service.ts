import { FILAMENTS } from '#pictures/filaments.ts'
import type { Context } from '#platform/context.ts'
import { weekdayOf } from '#time.ts'
import type { Frame, Section, SectionName } from '../contract.ts'
import { toStored } from './kept.ts'
import { readSections } from './sections.ts'
import { renderTexts } from './texts.ts'

/** The frame of public pages. */
export async function readFrame(context: Context): Promise<{ data: Frame }> {
  const { company, days } = (await readSections(context, ['company', 'days'])).values
  const weekday = weekdayOf(context.clock.now())
  const day = { weekday, filament: FILAMENTS[weekday].name, ...days[weekday]! }
  return { data: { company, day, delays: context.settings.uiDelays } }
}

/** Keeps a section as the owner set it, its markdown rendered. */
export async function saveSection(context: Context, change: Section) {
  const { db, clock } = context
  const html = await renderTexts(context, change)
  const row = {
    value: JSON.stringify(toStored(change.section, change.value)),
    html: html && JSON.stringify(html),
    updated_at: clock.now(),
  }
  await db
    .insertInto('site_settings')
    .values({ section: change.section, ...row })
    .onConflict((conflict) => conflict.column('section').doUpdateSet(row))
    .execute()
  return { result: true as const }
}

/** Takes back what the owner set of a section. */
export async function resetSection({ db }: Context, section: SectionName) {
  await db.deleteFrom('site_settings').where('section', '=', section).execute()
  return { result: true as const }
}
