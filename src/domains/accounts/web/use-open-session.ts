import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import { returnPath } from '#client/login-address.ts'
import { signOut } from '#client/sign-out.ts'
import { forgetUser, readStoredUser, type StoredUser, storeUser } from '#client/stored-user.ts'

/** Somebody who is signed in and was led here all the same: what they asked for is not theirs. */
export interface OpenSession {
  user: StoredUser
  admin: boolean
  /** Where they were going. */
  wanted: string
}

/**
 * Looks, once the page is there, whether a session is open already; without a stored record and without a way back
 * there is nothing to ask. An open session goes on by itself, save where that would only lead here again.
 */
export function useOpenSession(): [OpenSession | undefined, leave: () => Promise<void>] {
  const [open, setOpen] = useState<OpenSession>()

  useEffect(() => {
    const stored = readStoredUser()
    const wanted = new URLSearchParams(location.search).get('return')
    if (!stored && wanted === null) return
    let isHere = true

    const look = async () => {
      const { data, admin } = await api.accounts.session()
      const user = data[0]
      if (!user || !isHere) return
      // With a way back, and the record in place, the workbench itself refused: going on would come back here.
      if (wanted !== null && stored?.id === user.id) return setOpen({ user, admin, wanted: returnPath(wanted) })
      storeUser(user)
      location.replace(returnPath(wanted))
    }
    look().catch((error: unknown) => {
      // The session is over: the record says no more than a memory. Without a connection nobody can tell.
      if (isApiError(error) && error.status === 403) forgetUser()
    })
    return () => {
      isHere = false
    }
  }, [])

  const leave = async () => {
    await signOut()
    setOpen(undefined)
  }
  return [open, leave]
}
