import type { TestApp } from './app.ts'
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
export async function addPeople(app: TestApp): Promise<People> {
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

/** The same people with their sessions, calling another process of the program. */
export const peopleOf = (app: Pick<TestApp, 'origin'>, { visitor, admin, staff, other }: People): People => ({
  visitor: callAs(app, visitor.cookie),
  admin: callAs(app, admin.cookie),
  staff: callAs(app, staff.cookie),
  other: callAs(app, other.cookie),
})
