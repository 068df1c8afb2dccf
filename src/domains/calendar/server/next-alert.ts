import { addDays } from '#time.ts'
import {
  type EventColumns,
  leadsOf,
  type Occurrence,
  type Override,
  occurrenceOn,
  onlyOccurrence,
  seriesOf,
} from './occurrences.ts'
import { nextSeriesDay } from './series.ts'
import { dayIn } from './zoned.ts'

/** An alert, and the occurrence it is for. */
export interface DueAlert {
  at: Date
  occurrence: Occurrence
}

/**
 * The alerts of an event that are due next after an instant: several where those of different occurrences meet, as the one a
 * day ahead of tomorrow's with the one of today's. `overrides`: all of them.
 */
export function nextAlerts(event: EventColumns, overrides: readonly Override[], after: Date): DueAlert[] {
  const series = seriesOf(event)
  if (!series) return earliest(toDue(onlyOccurrence(event), after))
  // Those that differ are few, and may be anywhere; of all others the order is that of the days.
  const differing = overrides
    .filter(({ removed }) => !removed)
    .flatMap((override) => toDue(occurrenceOn(event, override.day, override), after))
  return earliest([...differing, ...leadsOf(event).flatMap((lead) => nextRegular(lead))])

  function nextRegular(lead: number): DueAlert[] {
    if (!series) return []
    const known = new Set(overrides.map(({ day }) => day))
    const start = new Date(after.getTime() + lead * 1000)
    // A day earlier, since days are those of the event's zone and clocks may change in between.
    let day = nextSeriesDay(series, addDays(dayIn(start, event.zone), -1))
    while (day) {
      const due = known.has(day) ? [] : toDue(occurrenceOn(event, day), after, [lead])
      if (due.length > 0) return due
      day = nextSeriesDay(series, addDays(day, 1))
    }
    return []
  }
}

/** When the next of them is due; null where none is. */
export const nextAlertAt = (event: EventColumns, overrides: readonly Override[], after: Date): Date | null =>
  nextAlerts(event, overrides, after)[0]?.at ?? null

const toDue = (occurrence: Occurrence, after: Date, leads = leadsOf(occurrence)): DueAlert[] =>
  occurrence.isfinish
    ? []
    : leads
        .map((lead) => ({ at: new Date(occurrence.starts_at.getTime() - lead * 1000), occurrence }))
        .filter(({ at }) => at > after)

function earliest(alerts: readonly DueAlert[]): DueAlert[] {
  const first = Math.min(...alerts.map(({ at }) => at.getTime()))
  return alerts.filter(({ at }) => at.getTime() === first)
}
