/** The source of the time; in tests a clock that stands still. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
