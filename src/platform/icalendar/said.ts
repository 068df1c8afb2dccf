import { createHash } from 'node:crypto'

// What an import says and stores of events, without the parser of files, which the threads alone load.

/** Longest UID that is taken as it is, in characters. */
export const MAX_UID = 250

/** What identifies an event that does not say so: its text, so that the same file gives the same each time. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** What is said of an event, by its title. */
export const remarkOn = (title: string, remark: string) => `“${title.slice(0, 80) || '(sem título)'}”: ${remark}`

/** '24/11/2026' of a day or a local time. */
export const toBrazilian = (local: string) => local.slice(0, 10).split('-').reverse().join('/')
