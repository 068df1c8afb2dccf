import { readDay, readRecordId } from '#client/page/search-params.ts'
import { cleanSearch, MAX_SEARCH } from '#fold.ts'

export const VIEWS = [
  { value: 'day', label: 'Dia' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
  { value: 'agenda', label: 'Agenda' },
] as const
export type CalendarView = (typeof VIEWS)[number]['value']

/** What is shown of the calendar, as the query of the address says it. */
export interface CalendarPlace {
  /** The day where absent. */
  view?: Exclude<CalendarView, 'day'> | undefined
  /** Today where absent. */
  date?: string | undefined
  /** Text to search for in all events. */
  q?: string | undefined
  /** Opens the form of a new event; taken out of the address at once. */
  create?: true | undefined
  /** The open event's id, and which occurrence of a series. */
  event?: number | undefined
  occurrence?: string | undefined
  /** Shows the tasks beside; taken out of the address at once. */
  tasks?: true | undefined
  /** The id of a task: opens the form of a new event for it; taken out of the address at once. */
  plan?: number | undefined
}

/** Parses an address's query; invalid values are left out. */
export function parsePlace({
  view,
  date,
  q,
  create,
  event,
  occurrence,
  ...rest
}: Record<string, unknown>): CalendarPlace {
  return {
    view: VIEWS.map(({ value }) => value).find((one) => one !== 'day' && one === view) as CalendarPlace['view'],
    date: readDay(date),
    q: cleanSearch(String(q ?? '')).slice(0, MAX_SEARCH) || undefined,
    create: create === true || undefined,
    event: readRecordId(event),
    occurrence: readDay(occurrence),
    tasks: rest.tasks === true || undefined,
    plan: readRecordId(rest.plan),
  }
}
