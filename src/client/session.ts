import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NEEDS_SECOND_FACTOR } from './answer.ts'
import { api } from './api.ts'
import { pauseStream, resumeStream } from './events.ts'
import { goToLogin } from './login-address.ts'
import { signOut } from './sign-out.ts'
import { storeSigned } from './store-signed.ts'
import { readStoredUser, useStoredUser } from './stored-user.ts'

/** How long the session's data is fresh, in milliseconds. Every call checks the session anyway: a 403 opens the login. */
const STALE_TIME = 5 * 60_000

const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: STALE_TIME,
  // Parts of the screen come and go with a failure: each would ask again, without end. The next screen asks once.
  retryOnMount: false,
  queryFn: async ({ signal }) => {
    const signed = await api.accounts.session(undefined, { signal })
    const { admin, needs_second_factor, sends_mail } = signed
    return { user: storeSigned(signed), admin, needsSecondFactor: needs_second_factor, sendsMail: sends_mail }
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
    /** Whether e-mails reach anybody. */
    sendsMail: data?.sendsMail ?? true,
    ready: data !== undefined,
    error,
    retry: refetch,
  }
}

/** Reads the session again, e.g. after something of it was changed. */
export function useReadSessionAgain() {
  const client = useQueryClient()
  return () => client.refetchQueries(sessionQuery)
}

/** Asks for a session that did not come once more for each screen that is opened later. */
export function useSessionOfScreen(pathname: string) {
  const client = useQueryClient()
  const asked = useRef(pathname)
  useEffect(() => {
    if (asked.current === pathname) return
    asked.current = pathname
    if (client.getQueryState(sessionQuery.queryKey)?.status === 'error')
      void client.refetchQueries(sessionQuery, { cancelRefetch: false })
  }, [client, pathname])
}

/** Asks for the session again where a call says that a second factor is missing: the rule may be newer than the screen. */
export function useSecondFactorRule() {
  const client = useQueryClient()
  useEffect(() => {
    const ask = () => void client.refetchQueries(sessionQuery, { cancelRefetch: false })
    addEventListener(NEEDS_SECOND_FACTOR, ask)
    return () => removeEventListener(NEEDS_SECOND_FACTOR, ask)
  }, [client])
}

/** Name of the channel on which a tab announces that it signs out, and that it could not. */
const CHANNEL = 'vitrine-session'
type Announcement = 'leaving' | 'staying'

/**
 * Opens the login when another tab signs out. While any tab does, this one included, queries and the stream are stopped:
 * they would be refused once the session has ended.
 */
export function useLeaveTogether() {
  const client = useQueryClient()
  useEffect(() => {
    const follow = () => {
      if (!readStoredUser()) goToLogin()
    }
    const tabs = new BroadcastChannel(CHANNEL)
    tabs.onmessage = ({ data }: MessageEvent<Announcement>) => {
      if (data === 'leaving') {
        pauseStream()
        void client.cancelQueries()
      } else {
        resumeStream()
        void client.refetchQueries({ type: 'active' })
      }
    }
    addEventListener('storage', follow)
    return () => {
      tabs.close()
      removeEventListener('storage', follow)
    }
  }, [client])
}

/** Ends the session and opens the login. Throws if the server was not reached. */
export async function leave() {
  const tabs = new BroadcastChannel(CHANNEL)
  const announce = (announcement: Announcement) => tabs.postMessage(announcement)
  try {
    announce('leaving')
    await signOut()
    location.assign('/login')
  } catch (failure) {
    announce('staying')
    throw failure
  } finally {
    tabs.close()
  }
}
