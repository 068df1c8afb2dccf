import type { Program } from '#platform/context.ts'
import { type Caller, callAs } from './call.ts'

/** The password of everyone in the tests. */
export const PASSWORD = 'uma-senha-bem-longa'

/** Those who call in the tests, each with the session of a real login. */
export interface People {
  visitor: Caller
  admin: Caller
  staff: Caller
  /** Another member of staff, whose data is none of `staff`'s. */
  other: Caller
}

/** Adds the admin (id 1) and two members of staff, and signs them in. */
export async function addPeople(app: Pick<Program, 'auth'> & { origin: string }): Promise<People> {
  const visitor = callAs(app)
  const signIn = async (name: string, email: string) => {
    await app.auth.api.createUser({ body: { name, email, password: PASSWORD } })
    return visitor.signIn(email, PASSWORD)
  }
  return {
    visitor,
    admin: await signIn('Dona Marina', 'marina@exemplo.com.br'),
    staff: await signIn('Davi', 'davi@exemplo.com.br'),
    other: await signIn('Nina', 'nina@exemplo.com.br'),
  }
}

/** The cookies of people's sessions, as another process of the program, or of the tests, needs them. */
export type Cookies = Record<keyof People, string>

export const cookiesOf = ({ visitor, admin, staff, other }: People): Cookies => ({
  visitor: visitor.cookie,
  admin: admin.cookie,
  staff: staff.cookie,
  other: other.cookie,
})

/** People with sessions that are open already, calling that program. */
export const peopleOf = (app: { origin: string }, { visitor, admin, staff, other }: Cookies): People => ({
  visitor: callAs(app, visitor),
  admin: callAs(app, admin),
  staff: callAs(app, staff),
  other: callAs(app, other),
})
