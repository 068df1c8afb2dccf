/** An event in a calendar file (RFC 5545), in its own zone's local time. */
export interface FileEvent extends FileTimes {
  /** Identifies the event in all files that have it. */
  uid: string
  title: string
  description: string
  location: string
  /** IANA name. */
  zone: string
  /** RRULE without UNTIL and COUNT; null for a single event. */
  rule: string | null
  /** The last day on which the rule may put an occurrence; null for a series without end, and for a single event. */
  until: string | null
  /** Days on which the rule puts an occurrence that was removed. */
  removed: readonly string[]
  /** Occurrences that differ from the series. */
  changed: readonly FileOccurrence[]
  /** Alerts: seconds from each to the start, of whole days to the midnight that begins the first. */
  alarms?: readonly number[]
}

export interface FileTimes {
  /** Whether it has days instead of times. */
  allDay: boolean
  /** The first day, '2026-11-24'; with times the local start, '2026-11-24T08:00:00'. */
  start: string
  /** The last day, included; with times the local end. */
  end: string
}

/** An occurrence with all that it says in place of its series. */
export interface FileOccurrence extends FileTimes {
  /** The day on which the rule puts it. */
  day: string
  /** As of an event. */
  alarms?: readonly number[]
  title: string
  description: string
  location: string
}
