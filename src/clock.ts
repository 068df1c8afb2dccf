/** The only place that reads the machine's clock, for browser and server: `npm run check` finds any other. */

/** The source of the time. The program takes it from its context (`context.clock`); tests let it stand still. */
export interface Clock {
  now(): Date
}

/** The machine's own clock, for the browser, and for what is compared with times that others write by it. */
export const systemClock: Clock = { now: () => new Date() }

/** The machine's time as milliseconds since 1970. */
export const nowMs = () => Date.now()
