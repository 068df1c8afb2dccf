import { oneLine, z } from '#platform/contract/fields.ts'
import { comparedName } from './name.ts'
import { LONGEST, SHORTEST } from './password.ts'

/** An account's e-mail: trimmed, in lower case. */
export const accountEmail = z.string().trim().toLowerCase().pipe(z.email().max(254))

/** A person's name: trimmed, on one line, without characters that turn its direction, and not of invisible ones alone. */
export const personName = oneLine(80).refine((name) => comparedName(name) !== '', 'Preencha este campo.')

export const newPassword = z.string().min(SHORTEST).max(LONGEST)
