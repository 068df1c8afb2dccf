import { publicCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'
import { accountEmail, newPassword } from './fields.ts'
import { Signed } from './signed.ts'

/** The token of a password link: 256 random bits in base64url. */
const token = z.string().regex(/^[\w-]{43}$/, 'Este link está incompleto.')

/** The state of a password link. */
export const LinkState = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    /** Whether it sets the account's first password. */
    first: z.boolean(),
    name: z.string(),
    email: z.string(),
  }),
  /** `used`: the password was set by it. `over`: expired, revoked, or unknown. */
  z.object({ state: z.enum(['used', 'over']) }),
])
export type LinkState = z.infer<typeof LinkState>

/** Setting a password by a link. The token is only sent in request bodies, which are not logged. */
export const passwordContract = {
  ways: publicCall
    .route({ method: 'GET', path: '/password/ways', summary: 'Diz como chega um link para definir outra senha' })
    .output(z.object({ data: z.object({ /** Whether this installation sends e-mails. */ mailed: z.boolean() }) })),
  forgot: publicCall
    .route({ method: 'POST', path: '/password/forgot', summary: 'Pede um link para definir outra senha' })
    .input(z.object({ email: accountEmail }))
    .output(
      z.object({
        result: z.literal(true),
        /** Whether this installation sends e-mails. The answer does not reveal whether the address has an account. */
        data: z.object({ mailed: z.boolean() }),
      }),
    ),
  readLink: publicCall
    .meta({ fails: ['link-used'] })
    .route({ method: 'POST', path: '/password/link', summary: 'Diz se um link ainda serve' })
    .input(z.object({ token }))
    .output(z.object({ result: z.literal(true), data: LinkState })),
  set: publicCall
    .meta({
      fails: ['link-used', 'password-set-sign-in', 'access-disabled', 'wrong-password'],
    })
    .meta({ access: 'public', beforeSecondFactor: true })
    .route({ method: 'POST', path: '/password/set', summary: 'Define a senha por um link e abre uma sessão' })
    .input(z.object({ token, password: newPassword }))
    .output(Signed),
}
