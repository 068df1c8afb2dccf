import { z } from '#platform/contract/fields.ts'

/** The user as the browser keeps it under the key `user`. The specification's fourth field, senha, is never kept. */
export const StoredUser = z.object({
  id: z.int().positive(),
  nome: z.string(),
  email: z.string(),
})
export type StoredUser = z.infer<typeof StoredUser>

/** What opening a session and asking after it answer with. */
export const Signed = z.object({
  result: z.literal(true),
  /** One item: who is signed in. */
  data: z.array(StoredUser),
  /** Whether this is the administrator. */
  admin: z.boolean(),
})
