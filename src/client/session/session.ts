import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { NEEDS_SECOND_FACTOR } from '#client/calls/answer.ts'
import { api } from '#client/calls/api.ts'
import { pauseCalls, resumeCalls } from '#client/calls/call-pause.ts'
import { pauseStream, resumeStream } from '#client/calls/events.ts'
import { type Announcement, followLeaving } from '#client/page/follow-leaving.ts'
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
    const { admin, sees_costs, needs_second_factor, sends_mail } = signed
    return {
      ...{ user: storeSigned(signed), admin, seesCosts: Boolean(sees_costs) },
      ...{ needsSecondFactor: needs_second_factor, sendsMail: sends_mail },
    }
  },
})

/** The signed-in user; the call prolongs the session. Until it is answered, `user` is the one in local storage. */
export function useSession() {
  const stored = useStoredUser()
  const { data, error, refetch } = useQuery(sessionQuery)
  return {
    user: data?.user ?? stored,
    admin: data?.admin ?? false,
    /** Whether the user sees what things cost the firm. */
    seesCosts: data?.seesCosts ?? false,
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

/** Stops all calls but the sign-out: they would be refused once the session has ended. */
function stopCalls(client: QueryClient) {
  pauseCalls()
  pauseStream()
  void client.cancelQueries()
}

function callAgain(client: QueryClient) {
  resumeCalls()
  resumeStream()
  void client.refetchQueries({ type: 'active' })
}

/**
 * Opens the login when another tab signs out; no call is sent while any does. The function it returns does so in this
 * one: it ends the session and opens the login, and throws if the server was not reached.
 */
export function useLeaveTogether() {
  const client = useQueryClient()
  useEffect(() => {
    const follow = () => {
      if (!readStoredUser()) goToLogin()
    }
    const tabs = new BroadcastChannel(CHANNEL)
    const endFollowing = followLeaving(tabs, { stop: () => stopCalls(client), resume: () => callAgain(client) })
    addEventListener('storage', follow)
    // The browser may show a page that was left again, as it stood.
    addEventListener('pageshow', follow)
    return () => {
      endFollowing()
      tabs.close()
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [client])
  return useCallback(() => leave(client), [client])
}

async function leave(client: QueryClient) {
  const tabs = new BroadcastChannel(CHANNEL)
  const announce = (announcement: Announcement) => tabs.postMessage(announcement)
  try {
    announce('leaving')
    // Here at once: the announcement may come after the sign-out was answered.
    stopCalls(client)
    await signOut()
    location.assign('/login')
  } catch (failure) {
    announce('staying')
    throw failure
  } finally {
    tabs.close()
  }
}
