import { readDay, readRecordId } from '#client/page/search-params.ts'
import { SECURITY_EVENTS } from '#platform/contract/security.ts'
import type { LogFilter } from '../contract.ts'

/** An address's query as what the list is narrowed to, all of which is in it; invalid values are left out. */
export const parseFilters = ({ event, actor, from, to }: Record<string, unknown>): LogFilter => ({
  event: SECURITY_EVENTS.find((one) => one === event),
  actor: readRecordId(actor),
  from: readDay(from),
  to: readDay(to),
})

/** All of the log. */
export const NO_FILTERS = parseFilters({})

export const hasFilters = (filters: LogFilter) => Object.values(filters).some(Boolean)
