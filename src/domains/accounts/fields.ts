import { text, z } from '#platform/contract/fields.ts'
import { LONGEST, SHORTEST } from './password.ts'

/** An account's e-mail: trimmed, in lower case. */
export const accountEmail = z.string().trim().toLowerCase().pipe(z.email().max(254))

/** A person's name, on one line. */
export const personName = text(80).overwrite((typed) => typed.replace(/\s+/g, ' '))

export const newPassword = z.string().min(SHORTEST).max(LONGEST)
