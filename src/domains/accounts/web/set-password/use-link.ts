import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import type { LinkState } from '../../password-contract.ts'
import { NO_CONNECTION } from '../parts/login-form.tsx'

/** 256 bits in base64url. */
const IS_TOKEN = /^[\w-]{43}$/

/** The password link in the address, and its state once the server has answered. */
export function useLink() {
  const [token, setToken] = useState('')
  const [link, setLink] = useState<LinkState>()
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try requests again
  useEffect(() => {
    let isHere = true
    const check = async () => {
      const token = location.hash.slice(1)
      setToken(token)
      setFailure('')
      // An incomplete token needs no request.
      setLink(IS_TOKEN.test(token) ? undefined : { state: 'over' })
      if (!IS_TOKEN.test(token)) return
      try {
        const { data } = await api.accounts.password.readLink({ token })
        if (isHere) setLink(data)
      } catch (error) {
        if (isHere) setFailure(isApiError(error) ? error.message : NO_CONNECTION)
      }
    }
    void check()
    // Another link opened in the same tab changes only the fragment and loads no page.
    addEventListener('hashchange', check)
    return () => {
      isHere = false
      removeEventListener('hashchange', check)
    }
  }, [tries])

  return { token, link, failure, retry: () => setTries(tries + 1), setLink }
}
