import { publicCall, staffCall } from '../../platform/contract/call.ts'
import { done, z } from '../../platform/contract/fields.ts'

/** The user as the browser keeps it under the key `user`. The specification's fourth field, senha, is never kept. */
export const StoredUser = z.object({
  id: z.int().positive(),
  nome: z.string(),
  email: z.string(),
})
export type StoredUser = z.infer<typeof StoredUser>

const Signed = z.object({
  result: z.literal(true),
  /** One item: who is signed in. */
  data: z.array(StoredUser),
  /** Whether this is the administrator. */
  admin: z.boolean(),
})

export const accountsContract = {
  login: publicCall
    .route({ method: 'POST', path: '/login', tags: ['Contas'], summary: 'Entra e recebe o cookie da sessão' })
    .input(
      z.object({
        /** Letters' case does not matter. */
        email: z.email().max(254),
        password: z.string().min(1).max(128),
      }),
    )
    .output(Signed),
  session: staffCall
    .route({
      method: 'GET',
      path: '/session',
      tags: ['Contas'],
      summary: 'Diz quem está com a sessão aberta e a prolonga',
    })
    .output(Signed),
  logout: publicCall
    .route({ method: 'POST', path: '/logout', tags: ['Contas'], summary: 'Encerra a sessão, se houver' })
    .output(done),
}
