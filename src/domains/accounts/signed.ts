import { ModulesOff } from '#domains/site/modules-contract.ts'
import { PANELS } from '#panel.ts'
import { z } from '#platform/contract/fields.ts'
import { KeptChoices } from './choices-contract.ts'

/** The user as the browser stores it under the key `user`. The specification's fourth field, senha, is never stored. */
export const StoredUser = z.object({
  id: z.int().positive(),
  nome: z.string(),
  email: z.string(),
})
export type StoredUser = z.infer<typeof StoredUser>

/** The answer of the login and session calls. */
export const Signed = z.object({
  result: z.literal(true),
  /** One item: the signed-in user. */
  data: z.array(StoredUser),
  /** Whether the user is the administrator. */
  admin: z.boolean(),
  /** True for who sees what things cost the firm; else absent. */
  sees_costs: z.boolean().optional(),
  /** Whether the user must add a second factor before anything else. */
  needs_second_factor: z.boolean(),
  /** Which interface of the workbench the user sees. */
  panel: z.enum(PANELS),
  choices: KeptChoices,
  modules: ModulesOff,
  /** Whether this installation has a mail server; without one e-mails are files in the outbox. */
  sends_mail: z.boolean(),
})
