/** Where the time comes from; tests bring a clock that stands still. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
