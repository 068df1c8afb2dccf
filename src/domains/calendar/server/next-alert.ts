import { addDays } from '#time.ts'
import {
  alertAt,
  type EventColumns,
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

/** The first alert of an event that is due after an instant; undefined where there is none. `overrides`: all of them. */
export function nextAlert(event: EventColumns, overrides: readonly Override[], after: Date): DueAlert | undefined {
  const series = seriesOf(event)
  if (!series) return toDue(onlyOccurrence(event), after)
  // Those that differ are few, and may be anywhere; of all others the order is that of the days.
  const differing = overrides
    .filter(({ removed }) => !removed)
    .map((override) => toDue(occurrenceOn(event, override.day, override), after))
  const first = [...differing, nextRegular()].filter((due) => due !== undefined)
  return first.reduce<DueAlert | undefined>((best, due) => (best && best.at <= due.at ? best : due), undefined)

  function nextRegular(): DueAlert | undefined {
    if (!event.alert || !series) return undefined
    const known = new Set(overrides.map(({ day }) => day))
    const start = new Date(after.getTime() + (event.alert_lead ?? 0) * 1000)
    // A day earlier, since days are those of the event's zone and clocks may change in between.
    let day = nextSeriesDay(series, addDays(dayIn(start, event.zone), -1))
    while (day) {
      const due = known.has(day) ? undefined : toDue(occurrenceOn(event, day), after)
      if (due) return due
      day = nextSeriesDay(series, addDays(day, 1))
    }
    return undefined
  }
}

function toDue(occurrence: Occurrence, after: Date): DueAlert | undefined {
  const at = occurrence.isfinish ? undefined : alertAt(occurrence)
  return at && at > after ? { at, occurrence } : undefined
}
