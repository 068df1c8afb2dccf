import { createIsomorphicFn } from '@tanstack/react-start'
import { rendering } from '#platform/context.ts'
import { originOf } from '#platform/http/origin.ts'

/** The origin visitors see, for addresses that must be whole: canonical ones and those for social networks. */
export const siteOrigin = createIsomorphicFn()
  .server((): string => {
    const context = rendering.getStore()
    return context ? originOf(context) : ''
  })
  .client((): string => location.origin)
