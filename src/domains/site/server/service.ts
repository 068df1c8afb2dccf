import { type Module, PUBLIC_MODULES } from '#modules.ts'
import { FILAMENTS } from '#pictures/filaments.ts'
import type { Context } from '#platform/context.ts'
import { mailWay } from '#platform/mail/mail-way.ts'
import { readModules } from '#platform/modules.ts'
import { weekdayOf } from '#time.ts'
import type { Frame } from '../contract.ts'
import type { Plans, SectionName } from '../section-schemas.ts'
import { isSaid, TRADES } from '../trades.ts'
import { readLogo } from './logo/logo.ts'
import { draftOf, isUnsaid, readSection, readStored, type SectionSource } from './sections.ts'

/** The data that every public page needs. */
export async function readFrame(context: Context): Promise<{ data: Frame }> {
  const [{ company, days, trades }, logo, off] = await Promise.all([
    readStored(context, ['company', 'days', 'trades']),
    readLogo(context),
    readOffOnSite(context),
  ])
  const weekday = weekdayOf(context.clock.now())
  const day = { weekday, filament: FILAMENTS[weekday].name, ...days.value[weekday]! }
  return {
    data: {
      company: company.value,
      logo,
      day,
      delays: context.settings.uiDelays,
      // A preview shows what visitors will see.
      preparing: !draftOf() && isUnsaid(context, company),
      trades: TRADES.filter((trade) => isSaid(trades.value[trade])),
      // A preview shows the page of what is being written, also of what is off.
      modules_off: PUBLIC_MODULES.filter((module) => off.includes(module) && module !== moduleWritten()),
    },
  }
}

/** The module whose texts are being written, in a preview of them. */
const moduleWritten = (): Module | undefined => MODULE_OF[draftOf()?.section ?? 'company']
const MODULE_OF: Readonly<Partial<Record<SectionName, Module>>> = {
  plans: 'sales',
  coffees: 'coffee',
  pieces: 'pieces',
}

/**
 * The modules that visitors see nothing of: those that are off, pieces where there is no material to print them of, and the
 * newsletter where its letters would go nowhere.
 */
export async function readOffOnSite(context: Pick<Context, 'db' | 'settings' | 'mail'>): Promise<Module[]> {
  const [{ off }, { materials }] = await Promise.all([readModules(context.db), readSection(context, 'pieces')])
  return [
    ...off,
    ...(materials.length === 0 ? (['pieces'] as const) : []),
    ...(mailWay(context) === 'none' ? (['newsletter'] as const) : []),
  ]
}

/** Whether visitors are told that the site is being prepared. */
export const isBeingPrepared = async (context: SectionSource) =>
  isUnsaid(context, (await readStored(context, ['company'])).company)

/** The monthly plans that are offered: none until the company has saved its own, where there is no example company. */
export async function readPlans(context: SectionSource): Promise<Plans> {
  const { plans } = await readStored(context, ['plans'])
  return isUnsaid(context, plans) ? [] : plans.value
}
