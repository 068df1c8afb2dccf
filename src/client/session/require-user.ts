import { goToLogin } from './login-address.ts'
import { readStoredUser } from './stored-user.ts'

/** For the workbench's `beforeLoad`: without a stored user, opens the login and never resolves. */
export function requireStoredUser(): Promise<never> | undefined {
  if (readStoredUser()) return undefined
  console.log('Usuário não encontrado')
  goToLogin()
  return new Promise(() => {}) // shows nothing until the login opens
}
