import { weekdayOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { Company, type Frame } from '../contract.ts'
import { COMPANY, DAYS } from '../defaults.ts'

/** The frame of public pages: what the owner set, over the defaults. */
export async function readFrame({ db, clock, settings }: Context): Promise<{ data: Frame }> {
  const row = await db.selectFrom('site_settings').select('value').where('section', '=', 'company').executeTakeFirst()
  const company = Company.parse({ ...COMPANY, ...(row?.value as Partial<Company> | undefined) })
  const weekday = weekdayOf(clock.now())
  return { data: { company, day: { weekday, ...DAYS[weekday] }, delays: settings.uiDelays } }
}
