import { FILAMENTS } from '#pictures/filaments.ts'
import type { Context } from '#platform/context.ts'
import { weekdayOf } from '#time.ts'
import type { Frame } from '../contract.ts'
import { readSections } from './sections.ts'

/** The data that every public page needs. */
export async function readFrame(context: Context): Promise<{ data: Frame }> {
  const { company, days } = await readSections(context, ['company', 'days'])
  const weekday = weekdayOf(context.clock.now())
  const day = { weekday, filament: FILAMENTS[weekday].name, ...days[weekday]! }
  return { data: { company, day, delays: context.settings.uiDelays } }
}
