import { createIsomorphicFn } from '@tanstack/react-start'
import { originOf } from '#platform/http/origin.ts'
import { rendering } from '#platform/rendering.ts'

/** The origin visitors see, e.g. 'https://exemplo.com.br', for canonical addresses and those that social networks get. */
export const siteOrigin = createIsomorphicFn()
  .server((): string => {
    const context = rendering.getStore()
    return context ? originOf(context) : ''
  })
  .client((): string => location.origin)
