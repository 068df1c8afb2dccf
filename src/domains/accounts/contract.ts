import { publicCall, staffCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'
import { choicesContract } from './choices-contract.ts'
import { passwordContract } from './password-contract.ts'
import { peopleContract, staffList } from './people-contract.ts'
import { profileContract } from './profile-contract.ts'
import { secondFactorCode, secondFactorContract, staffSecondFactorContract } from './second-factor-contract.ts'
import { Signed } from './signed.ts'

export const accountsContract = {
  login: publicCall
    .meta({ fails: ['access-disabled', 'code-missing', 'code-used', 'code-wrong', 'wrong-password'] })
    .meta({ access: 'public', beforeSecondFactor: true })
    .route({ method: 'POST', path: '/login', summary: 'Entra e recebe o cookie da sessão' })
    .input(
      z.object({
        /** Case-insensitive. */
        email: z.email().max(254),
        password: z.string().min(1).max(128),
        /** Of the authenticator app or a recovery code, for accounts with a second factor: without it 401 with `fields.code`. */
        code: secondFactorCode.optional(),
      }),
    )
    .output(Signed),
  session: staffCall
    .meta({ access: 'staff', beforeSecondFactor: true })
    .route({ method: 'GET', path: '/session', summary: 'Diz quem está com a sessão aberta e a prolonga' })
    .output(Signed),
  logout: publicCall.route({ method: 'POST', path: '/logout', summary: 'Encerra a sessão, se houver' }).output(done),
  password: passwordContract,
  profile: { ...profileContract, ...choicesContract, secondFactor: secondFactorContract },
  people: { ...peopleContract, secondFactor: staffSecondFactorContract },
  staff: staffList,
}
