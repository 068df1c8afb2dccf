/** Largest log that can be uploaded, in bytes: 50 MiB. */
export const MAX_LOG = 50 * 1024 * 1024
/** Largest text that a machine can send in one call, in bytes: 1 MiB. */
export const MAX_LINES = 1024 * 1024
/** Machines of one person at most. */
export const MAX_MACHINES = 20
/** Longest name of a machine, in characters. */
export const LONGEST_NAME = 60
