import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { goToLogin } from './login-address.ts'
import { signOut } from './sign-out.ts'
import { readStoredUser, storeUser, useStoredUser } from './stored-user.ts'

/** How long the server's answer about the session stays fresh, in milliseconds. Every call checks it anyway: a 403 leads to the login. */
const STALE_TIME = 5 * 60_000

const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: STALE_TIME,
  queryFn: async ({ signal }) => {
    const { data, admin } = await api.accounts.session(undefined, { signal })
    const user = data[0]!
    storeUser(user)
    return { user, admin }
  },
})

/** Who is signed in, as the server says; the call prolongs the session. Until it answers, `user` is the stored one. */
export function useSession() {
  const stored = useStoredUser()
  const { data, error, refetch } = useQuery(sessionQuery)
  return { user: data?.user ?? stored, admin: data?.admin ?? false, ready: data !== undefined, error, retry: refetch }
}

/** Opens the login once another tab has signed out. */
export function useLeaveTogether() {
  useEffect(() => {
    const follow = () => {
      if (!readStoredUser()) goToLogin()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
}

/** Ends the session and leaves for the login. Throws where the server was not reached. */
export async function leave() {
  await signOut()
  location.assign('/login')
}
