import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTopic } from '#client/calls/events.ts'
import { query } from '#client/calls/query.ts'
import { readAgain } from '#client/calls/read-again.ts'
import { knownCounter, useModulesOff } from './modules.ts'
import { useReadSessionAgain } from './session.ts'

/**
 * Reads the session again where somebody has switched a module, and what the server leaves out of modules that are off.
 * `person` is undefined while unknown.
 */
export function useLiveModules(person: number | undefined) {
  const readSessionAgain = useReadSessionAgain()
  const client = useQueryClient()
  useTopic(person === undefined ? undefined : 'modules:1', (counter) => {
    if (counter !== undefined && counter !== knownCounter()) void readSessionAgain()
  })
  const off = useModulesOff()
  const shown = useRef(off)
  useEffect(() => {
    if (shown.current === off) return
    shown.current = off
    for (const part of [query.today, query.system, query.commandPalette, query.site.modules])
      void readAgain(client, { queryKey: part.key() })
  }, [client, off])
}
