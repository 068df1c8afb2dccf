import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import type { LinkState } from '../../password-contract.ts'
import { NO_CONNECTION } from '../parts/login-form.tsx'

/** As the server makes them: 256 bits in base64url. */
const IS_TOKEN = /^[\w-]{43}$/

/** The link this page was opened by, once the server has said how it stands. */
export function useLink() {
  const [token, setToken] = useState('')
  const [link, setLink] = useState<LinkState>()
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const token = location.hash.slice(1)
      setToken(token)
      setFailure('')
      // What has not even the form of a token was cut on its way.
      setLink(IS_TOKEN.test(token) ? undefined : { state: 'over' })
      if (!IS_TOKEN.test(token)) return
      try {
        const { data } = await api.accounts.password.readLink({ token })
        if (isHere) setLink(data)
      } catch (error) {
        if (isHere) setFailure(isApiError(error) ? error.message : NO_CONNECTION)
      }
    }
    void look()
    // Another e-mail's link, opened in the same tab, changes nothing but what stands behind the #.
    addEventListener('hashchange', look)
    return () => {
      isHere = false
      removeEventListener('hashchange', look)
    }
  }, [tries])

  return { token, link, failure, retry: () => setTries(tries + 1), setLink }
}
