import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTopic } from '#client/calls/events.ts'
import { readAgain } from '#client/calls/read-again.ts'
import { useReadSessionAgain, useSession } from './session.ts'

/**
 * Reads the session again where somebody has made the person an administrator, or takes that back, and then what the screen
 * shows. `person` is undefined while unknown.
 */
export function useLiveRights(person: number | undefined) {
  const readSessionAgain = useReadSessionAgain()
  const client = useQueryClient()
  const { admin, ready } = useSession()
  useTopic(person === undefined ? undefined : `rights:${person}`, (administers) => {
    if (administers !== undefined && Boolean(administers) !== admin) void readSessionAgain()
  })
  const shown = useRef<boolean>(undefined)
  useEffect(() => {
    if (!ready) return
    const before = shown.current
    shown.current = admin
    // Once what is the administration's alone has gone from the screen and asks no more: a refused call would open the login.
    if (before !== undefined && before !== admin) queueMicrotask(() => void readAgain(client, {}))
  }, [client, admin, ready])
}
