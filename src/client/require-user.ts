import { goToLogin } from './login-address.ts'
import { readStoredUser } from './stored-user.ts'

/** Before a screen of the workbench: without a stored record nobody is signed in, and the login comes first. */
export function requireStoredUser(): Promise<never> | undefined {
  if (readStoredUser()) return undefined
  console.log('Usuário não encontrado')
  goToLogin()
  return new Promise(() => {}) // the document is about to be left: nothing may show in the meantime
}
