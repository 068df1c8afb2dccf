import { readDay, readRecordId } from '#client/search-params.ts'
import { SECURITY_EVENTS, type SecurityEvent } from '#platform/contract/security.ts'

/** What the list is narrowed to; all of it is in the address. */
export interface LogFilters {
  event?: SecurityEvent | undefined
  /** Id of the user who did it. */
  actor?: number | undefined
  /** The first and the last day, YYYY-MM-DD. */
  from?: string | undefined
  to?: string | undefined
}

/** An address's query as filters; invalid values are left out. */
export const parseFilters = ({ event, actor, from, to }: Record<string, unknown>): LogFilters => ({
  event: SECURITY_EVENTS.find((one) => one === event),
  actor: readRecordId(actor),
  from: readDay(from),
  to: readDay(to),
})

export const hasFilters = (filters: LogFilters) => Object.values(filters).some(Boolean)
