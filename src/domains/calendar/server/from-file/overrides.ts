import { isDeepStrictEqual } from 'node:util'
import type { FileOccurrence } from '#platform/icalendar/file-event.ts'
import { toBrazilian } from '#platform/icalendar/said.ts'
import { type EventColumns, leadsOf, type Override, occurrenceOn } from '../occurrences.ts'
import { endOf, isInYears, readLeads, startOf, textsOf } from './fields.ts'

/** An occurrence that has nothing of its own. */
export const NOTHING: Omit<Override, 'day'> = {
  event_id: 0,
  removed: false,
  isfinish: false,
  tag_id: null,
  title: null,
  description: null,
  location: null,
  all_day: null,
  starts_at: null,
  ends_at: null,
  alert: null,
  alert_lead: null,
  more_alerts: null,
  alerts: null,
}

/**
 * What occurrences of a series have of their own by a file.
 * @param say takes what cannot be had, in Portuguese
 */
export function toOverrides(
  { removed, changed }: { removed: readonly string[]; changed: readonly FileOccurrence[] },
  event: EventColumns,
  say: (remark: string, title: string) => void,
): Override[] {
  const gone = removed.map((day) => ({ ...NOTHING, day, removed: true }))
  const differing = changed.flatMap((one) => {
    const override = toOverride(one, event)
    if (typeof override !== 'string') return override
    say(`a ocorrência mudada de ${toBrazilian(one.day)} fica de fora: ${override}`, one.title)
    return []
  })
  // Of two for the same day the last one counts.
  const byDay = new Map([...differing, ...gone].map((one) => [one.day, one]))
  return [...byDay.values()].filter(({ day }) => isInYears(day))
}

/** Only what differs: the rest follows the series when that is changed. Or why the calendar cannot have it. */
function toOverride(changed: FileOccurrence, event: EventColumns): Override | string {
  const { day, allDay, start, end } = changed
  if (![day, start, end].every(isInYears)) return 'as datas não ficam entre 1900 e 2199.'
  const regular = occurrenceOn(event, day)
  const [starts_at, ends_at] = [startOf(changed, event.zone), endOf(changed, event.zone)]
  if (starts_at > ends_at) return 'termina antes de começar.'
  const isMoved = Number(starts_at) !== Number(regular.starts_at) || Number(ends_at) !== Number(regular.ends_at)
  const texts = textsOf(changed)
  const differing = (name: 'title' | 'description' | 'location') => (texts[name] === event[name] ? null : texts[name])
  return {
    ...NOTHING,
    day,
    title: differing('title'),
    description: differing('description'),
    location: differing('location'),
    all_day: allDay === event.all_day ? null : allDay,
    ...(isMoved && { starts_at, ends_at }),
    ...ownAlerts(changed, event),
  }
}

/** The alerts that the file gives an occurrence, where those are not the series' own. */
function ownAlerts(changed: FileOccurrence, event: EventColumns) {
  const leads = readLeads(changed, event.zone)
  if (isDeepStrictEqual(new Set(leads), new Set(leadsOf(event)))) return {}
  const [first, ...more_alerts] = leads
  return { alert: first !== undefined, alert_lead: first ?? null, more_alerts }
}
