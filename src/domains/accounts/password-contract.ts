import { publicCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'
import { accountEmail, newPassword } from './fields.ts'
import { Signed } from './signed.ts'

const tags = ['Contas']

/** What a link to set a password carries: 256 random bits. */
const token = z.string().regex(/^[\w-]{43}$/, 'Este link está incompleto.')

/** A link to set a password, as it stands. */
export const LinkState = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    /** Whether it is for somebody's first password. */
    first: z.boolean(),
    name: z.string(),
    email: z.string(),
  }),
  /** `used`: the password has been set since. `over`: too old, taken back, or never there. */
  z.object({ state: z.enum(['used', 'over']) }),
])
export type LinkState = z.infer<typeof LinkState>

/** Setting a password by a link. The token travels in bodies alone, where no log looks. */
export const passwordContract = {
  forgot: publicCall
    .route({ method: 'POST', path: '/password/forgot', tags, summary: 'Pede um link para definir outra senha' })
    .input(z.object({ email: accountEmail }))
    .output(
      z.object({
        result: z.literal(true),
        /** Whether e-mails are sent at all here. Nothing tells whether the address is somebody's. */
        data: z.object({ mailed: z.boolean() }),
      }),
    ),
  readLink: publicCall
    .route({ method: 'POST', path: '/password/link', tags, summary: 'Diz se um link ainda serve' })
    .input(z.object({ token }))
    .output(z.object({ result: z.literal(true), data: LinkState })),
  set: publicCall
    .route({ method: 'POST', path: '/password/set', tags, summary: 'Define a senha por um link e abre uma sessão' })
    .input(z.object({ token, password: newPassword }))
    .output(Signed),
}
