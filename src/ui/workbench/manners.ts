import { getRouteApi } from '@tanstack/react-router'
import { usePanel } from '#client/panel.ts'
import type { Panel } from '#panel.ts'
import { DELAYS } from '../delays.ts'

/** In what the two interfaces differ beside their words. */
interface Manners {
  /** Whether the specification's deliberate delays are waited for. */
  waits: boolean
  /** Whether the list of quotes shows dollars and MM/dd/yyyy, unless the person switched to reais. */
  dollars: boolean
}

const MANNERS: Readonly<Record<Panel, Manners>> = {
  specified: { waits: true, dollars: true },
  portuguese: { waits: false, dollars: false },
}

/** How the person's interface behaves. */
export const useManners = (): Manners => MANNERS[usePanel()]

const root = getRouteApi('__root__')

/** One of the specification's delays, in milliseconds; 0 where it is not waited for. */
export function useDelay(name: keyof typeof DELAYS): number {
  const { delays } = root.useLoaderData()
  return useManners().waits && delays ? DELAYS[name] : 0
}
