import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useTopic } from '#client/events.ts'
import { query } from '#client/query.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import type { LineSavedView, ViewFilters } from '../../../views-contract.ts'

/** The saved views of a line, kept current by server-sent events, and how they are made, renamed and removed; each is false where the server refused it. */
export function useViews(line: number) {
  const client = useQueryClient()
  const options = query.production.views.list.queryOptions({ input: { id: line }, refetchOnWindowFocus: true })
  const views = useQuery(options)
  const reload = () => client.invalidateQueries({ queryKey: options.queryKey })
  useTopic(`views:${line}`, (counter) => {
    const known = client.getQueryData(options.queryKey)?.counter
    if (counter !== undefined && known !== undefined && counter >= known) void reload()
  })

  async function run(write: () => Promise<unknown>) {
    const isDone = await attempt(write)
    await reload()
    return isDone
  }
  return {
    views: views.data?.data ?? [],
    isRead: views.data !== undefined,
    create: (view: { name: string; shared: boolean; filters: ViewFilters }) =>
      run(() => api.production.views.create({ id_project: line, ...view })),
    rename: ({ id, revision }: LineSavedView, name: string) =>
      run(() => api.production.views.update({ id, revision, name })),
    async remove({ id, name }: LineSavedView) {
      const isDone = await run(() => api.production.views.remove({ id }))
      if (isDone) notifyUndo(`Vista removida: ${name}`, () => void run(() => api.production.views.restore({ id })))
      return isDone
    },
    restore: (id: number) => run(() => api.production.views.restore({ id })),
  }
}
