/** What São Paulo's clock is behind UTC, in seconds: always three hours since 2019. Older summer time is not minded, coming and going alike. */
const BEHIND = 3 * 3600
const DAY = 86_400

/** The instant (seconds since 1970) at which that clock shows `at`, and back. */
export const toInstant = (at: number) => at + BEHIND
export const fromInstant = (instant: number) => instant - BEHIND

/** YYYY-MM-DD, from seconds by that clock. */
export const dayAt = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)

/** The instants that a day lies between, as PostgreSQL's to_timestamp takes them. */
export function instantsOf(from: number) {
  return { start: toInstant(from), end: toInstant(from + DAY) }
}
