import { queryOptions } from '@tanstack/react-query'

/** Code that a line's screen does not need at first. As a query it is loaded once, ahead, and again where that failed. */
const codeOptions = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const taskCode = codeOptions('task', () => import('../task/modal.tsx'))
export const backlogCode = codeOptions('backlog', () => import('../backlog/backlog.tsx'))
