import { LONGEST } from '#domains/accounts/password.ts'
import { z } from '#platform/contract/fields.ts'

/** The caller's own password, without which nothing of the installation is set or removed. */
export const OwnPassword = z.object({ password: z.string().min(1).max(LONGEST).meta({ label: 'Sua senha' }) })
export type OwnPassword = z.output<typeof OwnPassword>
