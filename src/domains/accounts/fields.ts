import { text, z } from '#platform/contract/fields.ts'
import { LONGEST, SHORTEST } from './password.ts'

/** An e-mail as accounts bear it: in lower case, blanks around it removed. */
export const accountEmail = z.string().trim().toLowerCase().pipe(z.email().max(254))

/** What a person is called, on one line. */
export const personName = text(80).overwrite((typed) => typed.replace(/\s+/g, ' '))

/** A password to be set. */
export const newPassword = z.string().min(SHORTEST).max(LONGEST)
