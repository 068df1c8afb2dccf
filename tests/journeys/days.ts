import { systemClock } from '#clock.ts'
import { dayOf } from '#time.ts'

/** A year to come, for days that the machine's clock must not have passed. */
export const FUTURE_YEAR = Number(dayOf(systemClock.now()).slice(0, 4)) + 2
