import { getRouteApi } from '@tanstack/react-router'
import { useManners } from '#client/interface/manners.ts'
import { DELAYS } from '../use-delayed.ts'

const root = getRouteApi('__root__')

/** One of the specification's delays, in milliseconds; 0 where it is not waited for. */
export function useDelay(name: keyof typeof DELAYS): number {
  const { delays } = root.useLoaderData()
  return useManners().waits && delays ? DELAYS[name] : 0
}
