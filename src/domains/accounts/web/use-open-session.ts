import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { returnPath } from '#client/session/login-address.ts'
import { orDashboard } from '#client/session/modules.ts'
import { signOut } from '#client/session/sign-out.ts'
import { storeSigned } from '#client/session/store-signed.ts'
import { forgetUser, readStoredUser, type StoredUser } from '#client/session/stored-user.ts'

/** A signed-in user who was sent to the login, because they may not open the requested path. */
export interface OpenSession {
  user: StoredUser
  admin: boolean
  /** The requested path. */
  requested: string
}

/**
 * Checks after hydration whether a session is open, unless there is neither a stored user nor a `return` path. An open
 * session is redirected to that path, except where the path would only redirect here again.
 */
export function useOpenSession(): [OpenSession | undefined, leave: () => Promise<void>] {
  const [open, setOpen] = useState<OpenSession>()

  useEffect(() => {
    const stored = readStoredUser()
    const requested = new URLSearchParams(location.search).get('return')
    if (!stored && requested === null) return
    let isHere = true

    const check = async () => {
      const signed = await api.accounts.session()
      const user = signed.data[0]
      if (!user || !isHere) return
      // With a stored user and a `return` path it was the workbench that refused: redirecting would loop.
      if (requested !== null && stored?.id === user.id)
        return setOpen({ user, admin: signed.admin, requested: returnPath(requested) })
      storeSigned(signed)
      location.replace(orDashboard(returnPath(requested)))
    }
    check().catch((error: unknown) => {
      // 403: the session has ended. Any other failure says nothing about it.
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
