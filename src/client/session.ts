import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { goToLogin } from './login-address.ts'
import { signOut } from './sign-out.ts'
import { readStoredUser, storeUser, useStoredUser } from './stored-user.ts'

/** How long the session's data is fresh, in milliseconds. Every call checks the session anyway: a 403 opens the login. */
const STALE_TIME = 5 * 60_000

const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: STALE_TIME,
  queryFn: async ({ signal }) => {
    const { data, admin, needs_second_factor } = await api.accounts.session(undefined, { signal })
    const user = data[0]!
    storeUser(user)
    return { user, admin, needsSecondFactor: needs_second_factor }
  },
})

/** The signed-in user; the call prolongs the session. Until it is answered, `user` is the one in local storage. */
export function useSession() {
  const stored = useStoredUser()
  const { data, error, refetch } = useQuery(sessionQuery)
  return {
    user: data?.user ?? stored,
    admin: data?.admin ?? false,
    needsSecondFactor: data?.needsSecondFactor ?? false,
    ready: data !== undefined,
    error,
    retry: refetch,
  }
}

/** Opens the login when another tab signs out. */
export function useLeaveTogether() {
  useEffect(() => {
    const follow = () => {
      if (!readStoredUser()) goToLogin()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
}

/** Ends the session and opens the login. Throws if the server was not reached. */
export async function leave() {
  await signOut()
  location.assign('/login')
}
