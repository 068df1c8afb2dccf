import { queryOptions } from '@tanstack/react-query'

/** Code that a line's screen does not need at first, as a query: it can be prefetched, and is requested again after a failure. */
const codeOptions = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const taskCode = codeOptions('task', () => import('../task/task-frame.tsx'))
export const backlogCode = codeOptions('backlog', () => import('../backlog/backlog.tsx'))
